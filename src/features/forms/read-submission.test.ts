/** From a form's fields to a submission, whatever the form was made for. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { SentField } from "../../http/form-reader.ts";
import { FormRefused } from "../../http/form-refused.ts";
import { isStuffedWithLinks } from "./count-links.ts";
import { readSubmission } from "./read-submission.ts";

const read = (...sent: SentField[]) => readSubmission(sent);

/** The reason for which a form is refused; undefined where it is taken. */
function refusalOf(...sent: SentField[]): string | undefined {
  try {
    readSubmission(sent);
    return undefined;
  } catch (error) {
    if (error instanceof FormRefused) return error.message;
    throw error;
  }
}

describe("what a visitor wrote", () => {
  test("own fields and others are kept apart, without the white space around them", () => {
    const { answers } = read(
      ["name", "  Ada "],
      ["email", "ada@example.com"],
      ["message", "Hello\r\nthere"],
      ["guests", "4"],
    );
    expect(answers).toEqual({
      ...{ name: "Ada", email: "ada@example.com", phone: "", message: "Hello\nthere" },
      fields: { guests: "4" },
    });
  });

  test("capitals in the names of own fields change nothing, beside the small one they are another field", () => {
    const { answers } = read(["Name", "Ada"], ["EMAIL", "ada@example.com"], ["Company", "Engines"]);
    expect(answers).toMatchObject({
      ...{ name: "Ada", email: "ada@example.com" },
      fields: { Company: "Engines" },
    });
    const both = read(["Name", "Engines"], ["name", "Ada"]).answers;
    expect(both).toMatchObject({ name: "Ada", fields: { Name: "Engines" } });
  });

  test("several values of one name are one text, and empty ones add nothing", () => {
    const sent: SentField[] = [
      ["day", "Monday"],
      ["day", ""],
      ["day", "Friday"],
    ];
    expect(read(...sent).answers.fields).toEqual({ day: "Monday, Friday" });
  });

  test("a name that reaches for a prototype is a field like any other", () => {
    const { fields } = read(["__proto__", "x"], ["constructor", "y"]).answers;
    expect(Object.entries(fields)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test("letters and their marks are put together before they are counted", () => {
    const decomposed = "e\u0301".repeat(200);
    expect(read(["name", decomposed]).answers.name).toBe("é".repeat(200));
    expect(refusalOf(["name", `${decomposed}e`])).toContain("at most 200");
  });

  test("signs outside the basic plane count once", () => {
    expect(read(["name", "𝄞".repeat(200)]).answers.name).toHaveLength(400);
    expect(refusalOf(["name", "𝄞".repeat(201)])).toContain("at most 200");
  });
});

describe("fields of its own", () => {
  test("two names that become one keep both texts", () => {
    const sent: SentField[] = [
      ["Größe", "XL"],
      ["Größe ".normalize("NFD"), "and a hat"],
    ];
    expect(read(...sent).answers.fields).toEqual({ Größe: "XL, and a hat" });
  });

  test("a visitor's subject titles the mail up to 200 characters, and is kept whatever its length", () => {
    const subjectOf = (subject: string) => read(["subject", subject]);
    expect(subjectOf("s".repeat(200)).controls.subject).toBe("s".repeat(200));
    const { answers, controls } = subjectOf("s".repeat(201));
    expect(controls.subject).toBeUndefined();
    expect(answers.fields.subject).toHaveLength(201);
    expect(refusalOf(["_subject", "s".repeat(201)], ["name", "Ada"])).toContain("at most 200");
  });

  test("whatever is sent, each text is kept under its name or the form is refused", () => {
    const name = fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" });
    const text = fc.string({ maxLength: 20, unit: "grapheme" });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 8 }), (given) => {
        const sent = given.map(([one, other]): SentField => [`q ${one}`, other]);
        if (refusalOf(...sent) !== undefined) return;
        const kept = Object.values(read(...sent).answers.fields).join("\n");
        for (const [, value] of given) expect(kept).toContain(value.trim().normalize("NFC"));
      }),
    );
  });
});

describe("what is refused", () => {
  test("a form in which nothing is filled in, whatever steers it", () => {
    expect(refusalOf()).toContain("Nothing is filled in");
    expect(refusalOf(["name", "  "], ["_next", "/thanks"], ["access_key", "k"])).toContain(
      "Nothing is filled in",
    );
  });

  test("each own field at its length, and one more", () => {
    for (const [name, lengthMax] of [
      ["name", 200],
      ["email", 254],
      ["phone", 100],
      ["message", 5_000],
      ["anything", 5_000],
    ] as const) {
      expect(refusalOf([name, "x".repeat(lengthMax)])).toBeUndefined();
      expect(refusalOf([name, "x".repeat(lengthMax + 1)])).toContain(`\`${name}\``);
    }
  });

  test("texts that no database and no mail should hold", () => {
    expect(refusalOf(["message", "a\0b"])).toContain("NUL");
    expect(refusalOf(["message", "\ud800"])).toContain("surrogates");
  });

  test("more than fifty other fields; those that steer are not counted", () => {
    const fields = Array.from({ length: 50 }, (_, at): SentField => [`f${at}`, "x"]);
    expect(refusalOf(...fields, ["_subject", "s"], ["name", "Ada"])).toBeUndefined();
    expect(refusalOf(...fields, ["f50", "x"])).toContain("50 fields");
  });
});

describe("what forms of other services send along", () => {
  test("their names for the same are understood, the first that is given", () => {
    const { answers, controls } = read(
      ["_replyto", "ada@example.com"],
      ["redirect", " /later "],
      ["_redirect", "/last"],
      ["_subject", "Enquiry"],
    );
    expect(answers.email).toBe("ada@example.com");
    expect(controls).toEqual({ subject: "Enquiry", next: "/later", source: undefined });
  });

  test("an own e-mail address goes before the one to reply to", () => {
    const { answers } = read(["_replyto", "other@example.com"], ["email", "ada@example.com"]);
    expect(answers.email).toBe("ada@example.com");
  });

  test("a source is the form's page when it is an address, and the visitor's answer when it is none", () => {
    for (const page of ["/contact", " /contact", "https://bakery.test/contact"]) {
      const { answers, controls } = read(["name", "Ada"], ["source", page]);
      expect([page, answers.fields, controls.source]).toEqual([page, {}, page.trim()]);
    }
    const { answers } = read(["source", "A friend told me"]);
    expect(answers.fields).toEqual({ source: "A friend told me" });
    expect(read(["name", "Ada"], ["source", " "]).answers.fields).toEqual({});
  });

  test("a form that names its page otherwise has its question of that name answered, whatever the answer", () => {
    for (const said of ["A friend", "https://search.example/", "/r/leeds"]) {
      const { answers, controls } = read(["source", said], ["_source", "/contact"]);
      expect(answers.fields).toEqual({ source: said });
      expect(controls.source).toBe("/contact");
    }
  });

  test("keys and switches are no answers; a field named subject is both", () => {
    const { answers, controls } = read(
      ["access_key", "k"],
      ["_captcha", "false"],
      ["subject", "Hi"],
    );
    expect(answers.fields).toEqual({ subject: "Hi" });
    expect(controls.subject).toBe("Hi");
  });
});

describe("messages that are advertisements", () => {
  test("four links are a question, five are not, in whatever notation", () => {
    const links = ["http://a.test", "https://b.test", "www.c.test", "[url=d]"];
    expect(isStuffedWithLinks("Ada", [links.join(" ")])).toBe(false);
    expect(isStuffedWithLinks("Ada", [links.join(" "), '<a class="x" href="e">'])).toBe(true);
  });

  test("nobody is called like an address", () => {
    expect(isStuffedWithLinks("Buy at https://a.test", ["hello"])).toBe(true);
    expect(isStuffedWithLinks("Ada www", ["hello"])).toBe(false);
  });
});
