/** This browser and its push service. */

/** Whether this browser can be told anything while the page is closed. */
export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key of the server as the browser wants it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the server has to know, as it reads it: nothing more, nothing less. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Where this browser listens, if it does. */
export async function listening(): Promise<string | null> {
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask whoever sits here, then the push service. */
export async function subscribe(key: string): Promise<Subscription> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/** This browser does not listen any more. */
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
