/** Where we are: the part of the address after `#`, which no server and no log ever sees. */

export class Route {
  path = $state(read());

  constructor() {
    addEventListener("hashchange", () => (this.path = read()));
  }

  /** The words of the path: `/table/abc` is table, abc. */
  get words(): string[] {
    return this.path.split("/").filter((word) => word !== "");
  }
}

function read(): string {
  return location.hash.replace(/^#/, "") || "/";
}

export const route = new Route();

export function go(path: string): void {
  location.hash = path;
}
