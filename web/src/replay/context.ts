/** The game that is looked at, for all parts of the screen that lead through it. */

import { createContext } from "svelte";
import type { Past } from "./Past.svelte";

export const [getPast, setPast] = createContext<Past>();
