import { expect, test } from "vitest";
import { Lexicon } from "./lexicon";

const SOURCE = `# A comment = no message
-people = Goths
greeting = Hail, { $name }!
count =
    { $number ->
        [one] One of the { -people }
       *[other] { NUMBER($number) } of the { -people }, { closing }
    }
closing = as they say
`;

const lexicon = new Lexicon("en", [SOURCE, "greeting = Too late\nmore = There is more\n"]);

test.each([
  ["greeting", { name: "Attila" }, "Hail, Attila!"],
  ["count", { number: 1 }, "One of the Goths"],
  ["count", { number: 3 }, "3 of the Goths, as they say"],
  ["more", {}, "There is more"],
  ["unknown", {}, "unknown"],
])("%s with %o is %s", (id, values, text) => {
  expect(lexicon.say(id, values)).toBe(text);
});

test("a text is known before it was wanted, a comment never", () => {
  const fresh = new Lexicon("en", [SOURCE]);
  expect(fresh.has("closing")).toBe(true);
  expect(fresh.has("comment")).toBe(false);
});
