import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import * as v from "valibot";
import { briefSchema } from "./brief.ts";

const messagesOf = (body: unknown): string[] => {
  const result = v.safeParse(briefSchema, body);
  return result.success ? [] : result.issues.map((issue) => issue.message);
};

describe("a brief", () => {
  test("needs a name and an industry, and the issues name what is missing", () => {
    const missing = v.safeParse(briefSchema, {});
    expect(missing.issues?.map((issue) => v.getDotPath(issue))).toEqual([
      "businessName",
      "industry",
    ]);
    expect(messagesOf(null)).toHaveLength(1);
  });

  test("is trimmed and normalised, and empty optional fields count as absent", () => {
    const brief = v.parse(briefSchema, {
      businessName: "  Cafe\u0301  ",
      industry: "café\n",
      audience: "  ",
      existingUrl: "",
      extra: 1,
    });
    expect(brief).toEqual({
      businessName: "Café",
      industry: "café",
      audience: undefined,
      existingUrl: undefined,
    } as typeof brief);
  });

  test("counts characters, not UTF-16 units", () => {
    expect(messagesOf({ businessName: "😀".repeat(200), industry: "x" })).toEqual([]);
    expect(messagesOf({ businessName: "😀".repeat(201), industry: "x" })).toHaveLength(1);
    expect(messagesOf({ businessName: "x", industry: "x", goals: "y".repeat(2_001) })).toHaveLength(
      1,
    );
  });

  test("refuses NUL, unpaired surrogates, nulls, and names of nothing visible", () => {
    for (const bad of ["a\0b", "a\ud800", null, 7, [], "\u200b", " "]) {
      expect(messagesOf({ businessName: bad, industry: "x" })).toHaveLength(1);
    }
    expect(messagesOf({ businessName: "x", industry: "x", audience: null })).toHaveLength(1);
  });

  test("takes only absolute http and https addresses", () => {
    const check = (existingUrl: string) =>
      messagesOf({ businessName: "x", industry: "x", existingUrl });
    for (const good of ["https://a.example", "http://münchen.example/ä?x=1#y"]) {
      expect(check(good)).toEqual([]);
    }
    for (const bad of [
      "ftp://a.example",
      "//a.example",
      "http:a",
      "javascript:alert(1)",
      "https://a b",
      "x",
    ]) {
      expect(check(bad)).toHaveLength(1);
    }
  });

  test("never makes a message out of what was sent", () => {
    void fc.assert(
      fc.property(fc.string({ minLength: 4, unit: "binary" }), (text) => {
        const body = { businessName: "x", industry: "x", existingUrl: `zzq${text}` };
        for (const message of messagesOf(body)) expect(message).not.toContain("zzq");
      }),
    );
  }, 60_000);
});
