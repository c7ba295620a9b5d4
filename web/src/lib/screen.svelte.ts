/** The size of the screen, as the grids of the design name it. */

/** A phone on its side, or a window so enlarged that little height is left: the map lies beside what is played with. */
const low = matchMedia("(max-height: 559px) and (min-aspect-ratio: 4/3)");
const narrow = matchMedia("(max-width: 699px)");
const tablet = matchMedia("(max-width: 1199px), (max-height: 619px)");

class Screen {
  low = $state(low.matches);
  /** One view at a time beside the map: narrow screens and low ones. */
  phone = $state(narrow.matches || low.matches);
  tablet = $state(tablet.matches && !narrow.matches && !low.matches);

  constructor() {
    const look = (): void => {
      this.low = low.matches;
      this.phone = narrow.matches || low.matches;
      this.tablet = tablet.matches && !this.phone;
    };
    for (const form of [low, narrow, tablet]) form.addEventListener("change", look);
  }

  get desktop(): boolean {
    return !this.phone && !this.tablet;
  }
}

export const screen = new Screen();
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
