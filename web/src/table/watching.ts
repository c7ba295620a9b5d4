/** What the shell of a table shows where a game is only looked at, in place of talk and decisions. */

import type { Component } from "svelte";
import type { Event } from "../lib/types";
import type { Story } from "./story";

type Part = Component<{ story: Story }>;

export interface Watching {
  /** Where one came from. */
  back: string;
  /** The bar to go through the game. */
  Transport: Part;
  /** The views beside the map. */
  Log: Part;
  Ways: Part;
  Analysis: Part;
  /** What may lie over the map. */
  Over: Part;
  /** Keys and what they do, for the list that `?` shows. */
  told: [string, string][];
  /** Do what a key means; whether it meant anything. */
  press: (event: KeyboardEvent) => boolean;
  /** The rows that led to the position, to be pointed at on the map. */
  lately: () => readonly Event[];
}
