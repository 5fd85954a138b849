import { expect, test } from "bun:test";
import { emailKeyOf, mailboxKeyOf } from "./email-key.ts";

test("an address is the same in any case and any Unicode form", () => {
  const spellings = [
    "jose\u0301@Visitors.test",
    " JOS\u00c9@visitors.TEST ",
    "jos\u00e9@visitors.test",
  ];
  expect(new Set(spellings.map(emailKeyOf))).toEqual(new Set(["jos\u00e9@visitors.test"]));
});

test("a mailbox is the same behind a plus sign, and in either form of its domain", () => {
  const spellings = ["ann+1@b\u00fccher.test", "Ann@xn--bcher-kva.test", "ann@B\u00dcCHER.test"];
  expect(new Set(spellings.map(mailboxKeyOf)).size).toBe(1);
  expect(mailboxKeyOf("ann.b@a.test")).not.toBe(mailboxKeyOf("annb@a.test"));
  expect(mailboxKeyOf("no address")).toBe("no address");
});
