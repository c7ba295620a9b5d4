/** The short ways to a table. */

import { create, start } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { go } from "../lib/route.svelte";
import { t } from "../lib/texts.svelte";
import type { Door } from "./doors";
import { wayTo } from "./ways";

const BOT = "greedy";

/** Sit down with bots and begin at once. */
export async function playNow(door: Door): Promise<void> {
  const name = prefs.name.trim() || t("guest-name");
  const bots = Array.from({ length: door.bots }, () => ({ kind: "bot" as const, bot: BOT }));
  const seats = [{ kind: "human" as const, name }, ...bots];
  const made = await create({ game: door.name, name, seats, options: {}, visibility: "private" });
  await start(made.id);
  go(wayTo(made));
}
