/** Where we are: the path of the address. A secret stays behind `#`, where no server and no log ever sees it. */

import { caught, current } from "./paths";

export class Route {
  path = $state("/");
  /** What stands behind `#`. */
  secret = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The words of the path: `/table/abc` is table, abc. */
  get words(): string[] {
    return this.path.split("/").filter((word) => word !== "");
  }

  read(): void {
    const now = current(location);
    if (now !== `${location.pathname}${location.search}${location.hash}`) history.replaceState(null, "", now);
    this.path = location.pathname;
    this.secret = location.hash.slice(1);
  }

  /** A click on a link to another place of the page asks the server for nothing. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || !caught(event, link, location)) return;
    event.preventDefault();
    go(`${link.pathname}${link.search}${link.hash}`);
  }
}

export const route = new Route();

export function go(path: string): void {
  history.pushState(null, "", path);
  route.read();
  scrollTo(0, 0);
}

/** Go on without leaving a way back, as from an address with a secret in it. */
export function pass(path: string): void {
  history.replaceState(null, "", path);
  route.read();
}
