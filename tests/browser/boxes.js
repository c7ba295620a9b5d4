// What a reader could not read: text below 12 pixels, cut off, lying on other text, or below the rim of a dialogue.
// The answer is a list of sentences, empty if all is well.
() => {
  const SMALLEST = 11.95; // 12 pixels, less what scaling may round away
  const SLACK = 2; // pixels by which a box may stick out: side bearings and rounding
  const found = [];
  const say = (what, text) => found.push(`${what}: ${text.trim().replace(/\s+/g, " ").slice(0, 60)}`);

  // Everything can be hit now, but not the hit areas of the map, which lie over its names.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important } .hit { pointer-events: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // Text for screen readers only lies in a box of a pixel or two that hides what sticks out.
  function forEarsOnly(element) {
    for (let one = element; one; one = one.parentElement) {
      const hides = ["hidden", "clip"].includes(getComputedStyle(one).overflowX);
      if (hides && (one.clientWidth <= 2 || one.clientHeight <= 2)) return true;
    }
    return false;
  }
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !forEarsOnly(e);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || element.closest("select, script, title") || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length > 0) texts.push({ element, text: node.textContent, boxes });
  }

  // --- Size ---
  for (const { element, text } of texts) {
    const matrix = element.getScreenCTM?.(); // of a text that may be turned
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < SMALLEST) say(`only ${size.toFixed(1)} px`, text);
  }

  // --- Cut off: by a box that hides what sticks out, or by the edge of the screen ---
  const clips = (style, axis) => ["hidden", "clip"].includes(style[axis]);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[axis]);
  function cut(element, box) {
    let [wide, high] = [true, true]; // whether the screen still cuts, as nothing scrolls
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      if (wide && clips(style, "overflowX") && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return true;
      if (high && clips(style, "overflowY") && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)) return true;
      if (scrolls(style, "overflowX")) wide = false;
      if (scrolls(style, "overflowY")) high = false;
      if (style.position === "fixed") return false;
    }
    return wide && (box.left < -SLACK || box.right > innerWidth + SLACK);
  }
  for (const { element, text, boxes } of texts) {
    // The map is larger than its frame, and the hand peeks up over the edge: both on purpose.
    if (element.closest(".stage, .hand:not(.flat)")) continue;
    if (boxes.some((box) => cut(element, box))) say("cut off", text);
  }

  // --- Sticking out of a button, which need not hide it ---
  for (const { element, text, boxes } of texts) {
    const edge = element.closest("button, .btn")?.getBoundingClientRect();
    if (edge && !element.closest(".stage") && boxes.some((box) => box.left < edge.left - SLACK || box.right > edge.right + SLACK))
      say("sticks out of its button", text);
  }

  // --- Covered in part: some of its points are on top and some are not ---
  // What lies over the whole page on purpose covers what it likes.
  const ABOVE = '[role="dialog"], [role="tooltip"], [role="alertdialog"], .veil';
  function onTop(element, x, y) {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === element || top.contains(element) || element.contains(top));
  }
  function overlaid(element, x, y) {
    const layer = document.elementFromPoint(x, y)?.closest(ABOVE);
    return layer !== null && layer !== undefined && !layer.contains(element);
  }
  function scrolled(element) {
    for (let one = element; one; one = one.parentElement) {
      if (one.scrollHeight > one.clientHeight && scrolls(getComputedStyle(one), "overflowY")) return true;
    }
    return false;
  }
  const tops = [];
  for (const one of texts) {
    if (one.element.closest(".stage, .hand:not(.flat)")) continue;
    const visible = [];
    for (const box of one.boxes) {
      const y = box.top + box.height / 2;
      const points = [0.05, 0.5, 0.95].map((part) => box.left + box.width * part);
      const inside = points.filter(
        (x) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight && !overlaid(one.element, x, y),
      );
      const seen = inside.filter((x) => onTop(one.element, x, y));
      if (seen.length > 0 && seen.length < inside.length && !scrolled(one.element))
        say("partly covered", one.text);
      // Of a line only its middle counts: fonts claim more height than their letters need.
      const line = new DOMRect(box.x, box.y + box.height / 5, box.width, (box.height * 3) / 5);
      if (seen.length === points.length) visible.push(line);
    }
    if (visible.length > 0) tops.push({ ...one, boxes: visible });
  }

  // --- Text on text ---
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  tops.forEach((a, index) => {
    for (const b of tops.slice(index + 1)) {
      if (a.boxes.some((box) => b.boxes.some((other) => over(box, other)))) say("overlaps", `${a.text.trim()} | ${b.text}`);
    }
  });

  // --- Names on the map, letter by letter, for they are written on curves ---
  const letters = [...document.querySelectorAll(".stage text.name")].map((name) => {
    const matrix = name.getScreenCTM();
    const boxes = Array.from({ length: name.getNumberOfChars() }, (_, at) => {
      const box = name.getExtentOfChar(at);
      return new DOMRect(box.x * matrix.a + matrix.e, box.y * matrix.d + matrix.f, box.width * matrix.a, box.height * matrix.d);
    });
    return { text: name.textContent, boxes };
  });
  letters.forEach((a, index) => {
    for (const b of letters.slice(index + 1)) {
      // An extent is as high as the line; a third of it is air above and below capitals.
      const touch = a.boxes.some((one) => b.boxes.some((two) =>
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > SLACK &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > one.height / 2));
      if (touch) say("names overlap", `${a.text} | ${b.text}`);
    }
  });

  // --- Dialogues that are higher than they look, but on a phone ---
  for (const inside of document.querySelectorAll('[role="dialog"].dialogue > .inside')) {
    const hidden = inside.scrollHeight - inside.clientHeight;
    if (innerWidth >= 700 && hidden > SLACK) say(`${hidden} px below the rim`, inside.parentElement.ariaLabel);
  }

  // --- Sideways scrolling of a dialogue, and of the whole page ---
  for (const inside of document.querySelectorAll('[role="dialog"].dialogue > .inside')) {
    const hidden = inside.scrollWidth - inside.clientWidth;
    if (hidden > 0) say(`${hidden} px beside the rim`, inside.parentElement.ariaLabel);
  }
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) say("wider than the screen", `${wider} px`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set(found)];
}
