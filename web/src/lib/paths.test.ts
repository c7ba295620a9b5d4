import { describe, expect, it } from "vitest";
import { caught, current } from "./paths";

const at = (text: string): URL => new URL(text, "http://here.example");

describe("an address", () => {
  it.each([
    ["/#/table/abc/attila", "/table/abc/attila"],
    ["/#/new", "/new"],
    ["/#/", "/"],
    ["/#/rejoin/k3y", "/rejoin#k3y"],
    ["/rejoin#k3y", "/rejoin#k3y"],
    ["/table/abc?lang=fr", "/table/abc?lang=fr"],
  ])("%s is now %s", (old, now) => {
    expect(current(at(old))).toBe(now);
  });
});

describe("a click on a link", () => {
  const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  const link = (address: string, more: { target?: string; download?: boolean } = {}) => ({
    origin: at(address).origin,
    pathname: at(address).pathname,
    search: at(address).search,
    hash: at(address).hash,
    target: more.target ?? "",
    hasAttribute: () => more.download ?? false,
  });
  const follows = (one: ReturnType<typeof link>, click = plain): boolean => caught(click, one, at("/table/abc"));

  it.each(["/", "/new/attila", "/table/xyz", "/rejoin#k3y", "/#/table/old"])("to %s is followed by the page", (address) => {
    expect(follows(link(address))).toBe(true);
  });

  it.each(["/licences.txt", "/api/tables/abc/record", "/table/abc#log", "http://there.example/new"])("to %s is left to the browser", (address) => {
    expect(follows(link(address))).toBe(false);
  });

  it("with a key held, for another tab or for a file is left to the browser", () => {
    expect(follows(link("/new"), { ...plain, ctrlKey: true })).toBe(false);
    expect(follows(link("/new", { target: "_blank" }))).toBe(false);
    expect(follows(link("/new", { download: true }))).toBe(false);
  });
});
