// What is too small to be hit: less than 24 pixels anywhere, less than 40 on a phone if it is used every turn.
// The answer is a list of sentences, empty if all is well.
() => {
  const LEAST = 23.9; // 24 pixels, less what scaling may round away
  const OFTEN = 39.9;
  const USED = ".topbar button:not(.languages *), .topbar a, .acts button, .acts a, .tools button, .hand button, .own button, .tile, .tabs button, .zoom button, .supply button, .dialogue .close";
  const PHONE = matchMedia("(max-width: 699px), (max-height: 559px) and (min-aspect-ratio: 4/3)").matches;
  const found = [];

  // A label belongs to its box; places of the map have their own way for fingers.
  const area = (one) => (one.matches("input") ? (one.closest("label") ?? one) : one).getBoundingClientRect();
  // A link within a sentence is as high as its line, which WCAG allows.
  const inSentence = (link) =>
    getComputedStyle(link).display === "inline" && link.parentElement.textContent.trim().length > link.textContent.trim().length + 2;
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (one.closest(".stage") || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.matches("a:not(.btn)") && inSentence(one)) continue;
    const { width, height } = area(one);
    if (width <= 2 || height <= 2) continue; // for screen readers only
    const least = PHONE && one.matches(USED) ? OFTEN : LEAST;
    const small = Math.min(width, height);
    if (small < least) found.push(`${width.toFixed(0)} × ${height.toFixed(0)} px to hit: ${one.outerHTML.replace(/\s+/g, " ").slice(0, 120)}`);
  }
  return [...new Set(found)];
}
