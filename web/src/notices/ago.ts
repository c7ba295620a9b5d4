/** How long ago something was, in a few words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `then` in seconds, `now` in milliseconds. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round(now / 1000) - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, "second");
}
