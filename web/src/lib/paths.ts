/** Addresses of the page: how old ones are read, and which links it follows by itself. */

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** The address as it is written now: once everything stood behind `#`. */
export function current({ pathname, search, hash }: Address): string {
  if (!hash.startsWith("#/")) return `${pathname}${search}${hash}`;
  const [, place, ...rest] = hash.slice(1).split("/");
  return place === "rejoin" ? `/rejoin${search}#${rest.join("/")}` : `/${[place, ...rest].join("/")}${search}`;
}

type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented">;
type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash" | "target"> & { hasAttribute: (name: string) => boolean };

/** Whether a click means a place of the page: not a file, not another tab, not a spot on the same screen. */
export function caught(click: Click, link: Link, here: Pick<Location, "origin" | "pathname" | "search">): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return false;
  if (link.origin !== here.origin || link.target || link.hasAttribute("download")) return false;
  if (link.hash && link.pathname === here.pathname && link.search === here.search && !link.hash.startsWith("#/")) return false;
  return !link.pathname.startsWith("/api/") && !/\.[^/]*$/.test(link.pathname);
}
