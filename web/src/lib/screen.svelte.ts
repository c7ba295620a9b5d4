/** The size of the screen, as the grids of the design name it. */

const phone = matchMedia("(max-width: 699px)");
const tablet = matchMedia("(max-width: 1199px), (max-height: 619px)");

class Screen {
  phone = $state(phone.matches);
  tablet = $state(tablet.matches && !phone.matches);

  constructor() {
    const look = (): void => {
      this.phone = phone.matches;
      this.tablet = tablet.matches && !phone.matches;
    };
    phone.addEventListener("change", look);
    tablet.addEventListener("change", look);
  }

  get desktop(): boolean {
    return !this.phone && !this.tablet;
  }
}

export const screen = new Screen();
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
