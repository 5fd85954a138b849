/** Records of refused mail are read by people who need not know whose addresses they were. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { describeMailFailure } from "./mail-failure.ts";

const MAIL = {
  to: "ada.lovelace@example.com",
  replyTo: { address: "visitor@example.net", name: "A visitor" },
};

const said = (response: string) => describeMailFailure({ command: "RCPT TO", response }, MAIL);

describe("the reason of a refusal", () => {
  test("is what the server said, with the step that it said it at", () => {
    expect(said("550 5.1.1 No such user").reason).toBe("RCPT TO: 550 5.1.1 No such user");
    expect(describeMailFailure(new Error("connect ECONNREFUSED"), MAIL).reason).toBe(
      "connect ECONNREFUSED",
    );
  });

  test.each([
    "550 <ada.lovelace@example.com>: user unknown",
    "550 ADA.LOVELACE@EXAMPLE.COM is over quota",
    "550 mailbox ada.lovelace does not exist",
    "550 see https://help.example.com/?user=ada.lovelace%40example.com",
    "550 robin@example.org and visitor@example.net and somebody.else@example.com",
    // Letters that are two in lower case.
    `550 ${"İ".repeat(30)} ada.lovelace does not exist`,
  ])("holds no address: %s", (response) => {
    const { reason } = said(response);
    expect(reason).toContain("(address)");
    expect(reason.toLowerCase()).not.toMatch(/lovelace|robin|visitor|somebody|@|%40/);
  });

  test("holds none, whatever stands around it", () => {
    const around = fc.string({ unit: "grapheme", maxLength: 400 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const { reason } = said(`550 ${before} ada.lovelace@example.com ${after}`);
        expect(reason.toLowerCase()).not.toMatch(/ada\.|lovelace/);
      }),
    );
  });

  test("does not end within an address, of which its beginning would be left", () => {
    for (let before = 270; before < 310; before += 1) {
      const { reason } = said(`550 ${"x".repeat(before)} ada.lovelace@example.com`);
      expect(reason).not.toMatch(/ a(?:d|$)/);
    }
  });

  test("is one short line, whatever the server sends", () => {
    const { reason } = said(`550 ${"many words\r\n\x1b[31m".repeat(1_000)}`);
    expect(reason).not.toMatch(/\p{Cc}/u);
    expect(reason.length).toBeLessThan(400);
  });
});

describe("a mail is given up", () => {
  test.each([
    ["RCPT TO", 550, true],
    ["DATA", 554, true],
    ["RCPT TO", 450, false],
    ["MAIL FROM", 550, false],
    ["AUTH LOGIN", 535, false],
    ["CONN", undefined, false],
  ])("when the server refuses it for good: %s %p is %p", (command, responseCode, isPermanent) => {
    expect(describeMailFailure({ command, responseCode, response: "no" }, MAIL).isPermanent).toBe(
      isPermanent,
    );
  });

  test("when there is no address in it that mail could be sent to", () => {
    const error = Object.assign(new Error("no recipients"), { command: "API", code: "EENVELOPE" });
    expect(describeMailFailure(error, MAIL)).toEqual({
      reason: "no recipients",
      isPermanent: true,
    });
  });
});
