/** The page as an app: the service worker, and what to do when the server has another page by now. */

const ONCE = "barbaricum.renewed";
const SOON = 60_000;

/** A part of the page did not come. If the server no longer has this page, there is a new one: take all of it anew.
Else it was away just then, and the part is asked for again (see fetched.ts); nothing that waits to be sent is lost. */
async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(ONCE) ?? 0);
  if (Date.now() - last < SOON || !(await outdated())) return;
  sessionStorage.setItem(ONCE, String(Date.now()));
  location.reload();
}

/** Whether the page that the server sends names another file than this one. */
async function outdated(): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  return answer !== null && answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
}

/** What Chromium gives whoever may be installed. */
type Offer = Event & { prompt: () => Promise<unknown> };
let offer: Offer | null = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});

/** The browser's offer to install the page, if there is one. */
export const installing = (): Offer | null => offer;

/** What an app says of itself; nobody needs it for the first screen. */
function declare(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}

/** Settle down in the browser, once the page is there. */
export function settle(): void {
  declare();
  addEventListener("vite:preloadError", () => void renew());
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  // Without one everything works but the page without a network.
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
