import { describe, expect, test } from "bun:test";
import { createChance } from "./chance.ts";
import { canExpand, capitalise, expand } from "./expand.ts";
import { createSpeaker, type SpeakerOptions } from "./speaker.ts";
import { shorten, spaceFrench, tidy } from "./tidy.ts";

const first = () => 0;
const last = (count: number) => count - 1;

describe("expand", () => {
  test("chooses parts, nested ones too, and fills slots", () => {
    expect(expand("[a|b [c|d]] {x}", last, { x: "y" })).toBe("b d y");
    expect(expand("{a|b} and {Name}", first, { name: "joe" })).toBe("a and Joe");
  });

  test("never reads a filled-in text as a template", () => {
    expect(expand("Hello {name}", first, { name: "{x} [a|b]" })).toBe("Hello {x} [a|b]");
  });

  test("knows beforehand which templates cannot be filled", () => {
    expect(canExpand("[a {x}|b]", {})).toBe(false);
    expect(canExpand("[a {x}|b]", { x: "1" })).toBe(true);
    expect(() => expand("{x}", first, {})).toThrow();
    expect(() => expand("[a|b", first, {})).toThrow();
  });
});

describe("tidy and its like", () => {
  test("mend what joining leaves behind", () => {
    expect(tidy("Ask  Baker & Co..  Now ,please")).toBe("Ask Baker & Co. Now,please");
    expect(tidy("Yahoo!. Yes")).toBe("Yahoo! Yes");
  });

  test("cut between words where possible, and within a word that has no end", () => {
    expect(shorten("one two three four", 12)).toBe("one two…");
    expect([...shorten("😀".repeat(50), 10)]).toHaveLength(10);
    expect(shorten("short", 10)).toBe("short");
  });

  test("leave capital letters to letters", () => {
    expect(capitalise("ärzte")).toBe("Ärzte");
    expect(capitalise("面包")).toBe("面包");
  });

  test("put French spaces that do not break", () => {
    expect(spaceFrench("Quoi ? « Oui »")).toBe("Quoi\u00a0? «\u00a0Oui\u00a0»");
  });
});

describe("a speaker", () => {
  const options = (more: Partial<SpeakerOptions> = {}): SpeakerOptions => ({
    phrases: { greet: ["Hello {name}.", "Good day."], "greet@bold": ["Hey."], "greet/goods": [] },
    chance: createChance("seed"),
    slots: {},
    voice: "plain",
    manner: "goods",
    accepts: () => true,
    ...more,
  });

  test("passes over lines that cannot be filled, and says none twice", () => {
    const speaker = createSpeaker(options());
    expect(speaker.trySay("greet")).toBe("Good day.");
    expect(speaker.trySay("greet")).toBeUndefined();
  });

  test("repeats itself rather than fall silent where a line must stand", () => {
    const speaker = createSpeaker(options());
    expect([speaker.say("greet"), speaker.say("greet")]).toEqual(["Good day.", "Good day."]);
    expect(() => speaker.say("nothing")).toThrow();
  });

  test("says nothing that is not accepted", () => {
    const accepts = (text: string) => !text.startsWith("Good");
    const speaker = createSpeaker(options({ accepts, slots: { name: "Ann" } }));
    expect(speaker.sayMany("greet", 5)).toEqual(["Hello Ann."]);
  });
});
