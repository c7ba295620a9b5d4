/** The ways to somebody: questions to the server. */

import { ask } from "../lib/api";

export const KINDS = ["turn", "time", "asked", "invited", "rematch", "started", "tournament", "joined", "over", "chat"] as const;
export type Kind = (typeof KINDS)[number];
export type Way = "page" | "push" | "mail" | "webhook";
export type Shape = "discord" | "slack" | "plain";

export interface Channel {
  id: string;
  way: Way;
  name: string;
  endpoint: string | null;
  kinds: string[];
  state: "on" | "unproved" | "off";
  why: string | null;
}

export interface Ways {
  channels: Channel[];
  usual: Record<Way, string[]>;
  push: string | null;
  mail: boolean;
  webhook: boolean;
}

export interface Tested {
  sent: boolean;
  sentence: string;
}

export const ways = (): Promise<Ways> => ask("/notices/ways");
export const add = (wish: object): Promise<Channel> => ask("/notices/channels", wish);
export const choose = (id: string, kinds: string[]): Promise<Channel> => ask(`/notices/channels/${id}/kinds`, { kinds });
export const end = (id: string): Promise<void> => ask(`/notices/channels/${id}/end`, undefined, "POST");
export const test = (id: string): Promise<Tested> => ask(`/notices/channels/${id}/test`, undefined, "POST");
export const prove = (key: string): Promise<void> => ask("/notices/proof", { key });
export const leave = (token: string): Promise<void> => ask(`/notices/unsubscribe/${encodeURIComponent(token)}`, undefined, "POST");
