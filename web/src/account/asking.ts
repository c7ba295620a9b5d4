/** Questions about accounts. */

import { ask } from "../lib/api";
import { myself, type Me } from "../lib/me.svelte";
import { prefs } from "../lib/prefs.svelte";
import { answer, make, type Options } from "./webauthn";

export interface Device {
  id: string;
  name: string;
  seen: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  site: string;
  created: number;
  used: number;
}

export interface Ways {
  user: string;
  password: boolean;
  codes: number;
  passkeys: Passkey[];
  devices: Device[];
}

export interface Friend {
  user: string;
  name: string;
}

export interface Friends {
  friends: Friend[];
  asking: Friend[];
  asked: Friend[];
}

export interface Blocked {
  id: string;
  name: string;
  created: number;
}

/** Somebody: in a seat, by a line he said, or by his user name. */
export interface About {
  table?: string;
  seat?: number;
  line?: number;
  user?: string;
}

interface Ceremony {
  id: string;
  options: Options;
}

const changed = async (path: string, body: unknown, method = "POST"): Promise<Me> => myself.take(await ask<Me>(path, body, method));

export const change = (what: Partial<Pick<Me, "name" | "visible">> & { user?: string }): Promise<Me> => changed("/me/profile", what, "PATCH");
export const signIn = (user: string, password: string): Promise<Me> => changed("/sign-in", { user, password });
export const recover = (code: string): Promise<Me> => changed("/sign-in/recovery", { code });
export const setPassword = (what: { password: string; user?: string; present?: string }): Promise<Me> => changed("/account/password", what);

export async function signInByPasskey(): Promise<Me> {
  const asked = await ask<Ceremony>("/sign-in/passkey/question", undefined, "POST");
  return changed("/sign-in/passkey", { ceremony: asked.id, credential: await answer(asked.options) });
}

export async function addPasskey(user?: string): Promise<Me> {
  const asked = await ask<Ceremony>("/account/passkeys/question", { user });
  return changed("/account/passkeys", { ceremony: asked.id, credential: await make(asked.options), user });
}

/** Make an account. It goes by the name that was typed at a table, else by its user name, never by the word for a guest. */
export async function create(user: string, way: () => Promise<Me>): Promise<Me> {
  const name = prefs.name.trim() || user;
  const me = await way();
  return me.name === name ? me : change({ name });
}

export const signOut = (): Promise<void> => ask("/sign-out", undefined, "POST");
export const ways = (): Promise<Ways> => ask("/account");
export const dropPasskey = (id: string, anyway = false): Promise<void> => ask(`/account/passkeys/${id}?anyway=${anyway}`, undefined, "DELETE");
export const dropPassword = (anyway = false): Promise<void> => ask(`/account/password/removal?anyway=${anyway}`, undefined, "POST");
export const newCodes = (): Promise<{ codes: string[] }> => ask("/account/recovery", undefined, "POST");
export const endDevice = (id: string): Promise<void> => ask(`/account/devices/${id}`, undefined, "DELETE");
export const erase = (name: string): Promise<void> => ask("/account/deletion", { name });

export const friends = (): Promise<Friends> => ask("/me/friends");
export const befriend = (what: { user?: string; key?: string }): Promise<Friends> => ask("/friends", what);
export const part = (user: string): Promise<void> => ask(`/friends/${user}`, undefined, "DELETE");
export const friendLink = (): Promise<{ key: string }> => ask("/friends/link", undefined, "POST");
export const invite = (table: string, user: string): Promise<void> => ask(`/tables/${table}/invitations`, { user });
export const decline = (table: string): Promise<void> => ask(`/me/invitations/${table}`, undefined, "DELETE");

export const blocks = (): Promise<{ blocks: Blocked[] }> => ask("/me/blocks");
export const block = (about: About): Promise<{ blocks: Blocked[] }> => ask("/blocks", about);
export const unblock = (id: string): Promise<void> => ask(`/blocks/${id}`, undefined, "DELETE");
export const report = (about: About, reason: string, text: string): Promise<void> => ask("/reports", { about, reason, text });
