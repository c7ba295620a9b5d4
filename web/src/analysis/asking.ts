/** Asking the server to look at a game again, and how far it has come. */

import { ask } from "../lib/api";
import type { Analysis } from "./types";

export const look = (id: string): Promise<Analysis> => ask(`/tables/${id}/analysis`);
export const begin = (id: string): Promise<Analysis> => ask(`/tables/${id}/analyse`, undefined, "POST");
