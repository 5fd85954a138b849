import { expect, test } from "bun:test";
import { emailKeyOf, holdsAddress, mailboxKeyOf } from "./email-key.ts";

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

test("an address stands in a text whatever is around it, and in no longer address", () => {
  const key = emailKeyOf("na@a.test");
  for (const text of [
    ...["na@a.test", " NA@A.TEST ", "Write to na@a.test.", "<na@a.test>", "(na@a.test)"],
    ...["mailto:na@a.test?subject=x", "kim@b.test, na@a.test", "anna@a.test or na@a.test"],
    ...["na@a.test - or call", "😀na@a.test😀", "na@a.test…"],
  ])
    expect([text, holdsAddress({ any: ["", text] }, key)]).toEqual([text, true]);
  for (const text of [
    ...["", "na", "anna@a.test", "a.na@a.test", "a-na@a.test", "a+na@a.test", "éna@a.test"],
    ...["na@a.test.au", "na@a.tests", "na@a.test-site.example", "na@a.testé", "𝐚na@a.test"],
  ])
    expect([text, holdsAddress({ any: ["", text] }, key)]).toEqual([text, false]);
});
