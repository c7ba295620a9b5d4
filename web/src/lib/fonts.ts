/** Faces that only dress the page: they come after the pictures, and until then any serif does. */

import garamond from "@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff2?url";
import fell from "@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2?url";

const FACES: [string, string, FontFaceDescriptors][] = [
  ["Garamond", garamond, { weight: "700" }],
  ["Fell", fell, { style: "italic" }],
];

async function wear(name: string, address: string, look: FontFaceDescriptors): Promise<void> {
  const answer = await fetch(address, { priority: "low" });
  document.fonts.add(new FontFace(name, await answer.arrayBuffer(), look));
}

let worn: () => void;
/** When they are there, or will not come; whoever has measured text measures it again. */
export const dressed = new Promise<void>((resolve) => (worn = resolve));

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** A screen has been drawn, with a frame to spare. */
async function drawn(): Promise<void> {
  while (!document.querySelector(".app, .panel")) await frame();
  await frame();
  await frame();
}

/** Fetch them one after the other. */
export function dress(): void {
  const begin = async (): Promise<void> => {
    await drawn();
    for (const face of FACES) await wear(...face);
  };
  // Without them the page only looks plainer.
  void begin().catch(() => undefined).then(worn);
}
