/** Parts of the page that come when they are wanted, also where the server was away just then. */

const WAITS: readonly number[] = [500, 1000, 2000, 4000];

/** Load a part, and ask again until it is there. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries++) {
    try {
      if (tries > 0) await Promise.all(naked().map(dress));
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tries, WAITS.length - 1)]));
    }
  }
}

/** Style sheets that did not come; the bundler's loader asks for each of them once only. */
const naked = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(failed);

/** Whether a sheet has no rules: one that is still on its way is none yet, one that failed may not be read. */
function failed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return true;
  }
}

function dress(link: HTMLLinkElement): Promise<unknown> {
  const anew = link.cloneNode() as HTMLLinkElement;
  const come = new Promise((resolve, reject) => {
    anew.onload = resolve;
    anew.onerror = reject;
  });
  link.replaceWith(anew);
  return come;
}
