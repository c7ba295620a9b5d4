/** Sizes, spans and moments as the host reads them. */

export function size(bytes: number, language: string): string {
  const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  let value = bytes / 1000;
  let at = 0;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at += 1;
  }
  return new Intl.NumberFormat(language, { style: "unit", unit: units[at], maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** The two largest parts of a span: 3 days 4 hours. */
export function span(seconds: number, language: string): string {
  const parts: [number, "day" | "hour" | "minute" | "second"][] = [
    [86_400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [1, "second"],
  ];
  let left = Math.floor(seconds);
  const found: string[] = [];
  for (const [length, unit] of parts) {
    const number = Math.floor(left / length);
    left -= number * length;
    if (number > 0) found.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number));
  }
  return found.slice(0, 2).join(" ") || new Intl.NumberFormat(language, { style: "unit", unit: "second" }).format(0);
}

export const seconds = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "second", maximumFractionDigits: 2 }).format(value);
export const moment = (at: number, language: string): string => new Date(at * 1000).toLocaleString(language, { dateStyle: "short", timeStyle: "short" });
export const day = (at: number, language: string): string => new Date(at * 1000).toLocaleDateString(language, { dateStyle: "medium" });
