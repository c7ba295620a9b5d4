/** How large an element is, told when the browser has found out: asking for it would make it lay the page out once more. */

import type { Action } from "svelte/action";
import { later } from "../lib/slices";

export const sized: Action<HTMLElement, (width: number, height: number) => void> = (element, tell) => {
  let size: [number, number] = [0, 0];
  let told: "never" | "soon" | "at once" = "never";
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (!width || !height) return;
    size = [Math.round(width), Math.round(height)];
    if (told === "at once") tell(...size);
    if (told !== "never") return;
    // What is made for the first size is much: it is not for the task that lays out.
    told = "soon";
    later(() => {
      told = "at once";
      tell(...size);
    });
  });
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
};
