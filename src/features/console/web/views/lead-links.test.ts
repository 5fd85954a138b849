/** What a lead is answered with: a mail that is begun, and a number that is called. */
import { describe, expect, test } from "bun:test";
import { callTo, replyTo } from "./lead-links.ts";

const lead = { email: "anna@vogel.example", name: "Anna", message: "Hello.\nDo you bake?" };

/** As a mail program takes such a link apart. */
function readMail(link: string) {
  const [address = "", query = ""] = link.slice("mailto:".length).split("?");
  const parts = query.split("&").map((part) => part.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(address), ...Object.fromEntries(parts) };
}

describe("a reply", () => {
  test("goes to the visitor, greets them, and quotes every line", () => {
    expect(replyTo(lead)).toStartWith("mailto:anna%40vogel.example?");
    expect(readMail(replyTo(lead))).toEqual({
      to: "anna@vogel.example",
      subject: "Your message",
      body: "Hello Anna,\n\n\n\n> Hello.\n> Do you bake?",
    });
  });

  test("to whoever gave no name greets nobody by it", () => {
    for (const name of ["", "  "])
      expect(readMail(replyTo({ ...lead, name })).body).toStartWith("Hello,\n");
  });

  test("cannot be given other headers by what a visitor writes", () => {
    const hostile = {
      email: "a@b.example?bcc=all@example.com",
      name: "x&cc=all@example.com",
      message: "&bcc=all@example.com\r\nBcc: all@example.com",
    };
    expect(Object.keys(readMail(replyTo(hostile))).sort()).toEqual(["body", "subject", "to"]);
  });

  test.each([
    ["ends within an emoji", `${"x".repeat(999)}🍞 and more`, "x".repeat(999)],
    ["ends behind an emoji", `${"x".repeat(998)}🍞 and more`, `${"x".repeat(998)}🍞`],
    ["is as long as is quoted", `${"x".repeat(998)}🍞`, `${"x".repeat(998)}🍞`],
    ["ends with half a character", "bread \ud83c", "bread \ufffd"],
    ["begins with half a character", "\udf5e bread", "\ufffd bread"],
  ])("to a message that %s is a link", (_, message, quoted) => {
    const { body } = readMail(replyTo({ ...lead, message }));
    expect(body).toBe(`Hello Anna,\n\n\n\n> ${quoted}`);
  });

  test("to a name with half a character is a link, too", () => {
    const { body } = readMail(replyTo({ ...lead, name: "Anna \ud83c", email: "\udf5e@x.example" }));
    expect(body).toStartWith("Hello Anna \ufffd,");
  });
});

describe("a number", () => {
  test.each([
    ["+44 113 496 0118", "tel:+441134960118"],
    ["(0113) 496-0118", "tel:01134960118"],
    ["0113/496.0118", "tel:01134960118"],
    ["  07700 900123 ", "tel:07700900123"],
    ["110 00", "tel:11000"],
  ])("%s is called", (text, link) => expect(callTo(text)).toBe(link));

  test.each([
    "",
    "0118",
    "12345678901234567",
    "after six: 0113 496 0118",
    "0113 496 0118 or 0113 496 0119",
    "+44 +44 113 496 0118",
    "javascript:alert(1)",
    "0113 496 0118;ext=1",
    "-",
    "٠١١٣٤٩٦",
  ])("%j stays a text", (text) => expect(callTo(text)).toBeUndefined());
});
