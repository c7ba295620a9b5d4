/** How pieces come and go; nothing moves for those who want it calm. */

import type { TransitionConfig } from "svelte/transition";
import { calm } from "../lib/screen.svelte";

export function drop(_node: Element): TransitionConfig {
  if (calm.matches) return { duration: 0 };
  return {
    duration: 260,
    css: (at) => `opacity:${at};transform:translateY(${(at - 1) * 26}px)`,
  };
}

export function leave(_node: Element): TransitionConfig {
  if (calm.matches) return { duration: 0 };
  return { duration: 600, css: (at) => `opacity:${at};transform:translateY(${(1 - at) * 30}px)` };
}
