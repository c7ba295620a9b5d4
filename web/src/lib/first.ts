/** The first look at a table, which the server sends with the page: see forms.ts. */

const element = document.getElementById("first");

/** The game of the table one comes to, if the page says so. */
export const game = document.documentElement.dataset.game;

/** Whether it still stands for the board. */
export const shown = (): boolean => element?.isConnected ?? false;

/** Milliseconds that a board which is ready waits for the first look at it. */
const PATIENCE = 300;

/** The map has been painted, so that it does not have to wait for the making of the board. */
export async function painted(): Promise<void> {
  const picture = element?.querySelector("img");
  if (!picture) return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([picture.decode().catch(() => undefined), enough]);
  await Promise.race([new Promise(requestAnimationFrame).then(() => new Promise((resolve) => setTimeout(resolve))), enough]);
}

/** The real thing is there. */
export function unveil(): void {
  element?.remove();
}
