/** The time, a second at a time, while somebody looks at a clock. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const ticking = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
