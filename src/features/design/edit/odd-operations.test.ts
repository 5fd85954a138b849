import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../document.ts";
import { findPlace, readPlace } from "./address.ts";
import { applyOperation, type OperationInput, readOperation } from "./apply-operation.ts";

const document = fillDocument();
const edit = (before: SiteDocument, operation: OperationInput): SiteDocument =>
  applyOperation(before, readOperation(operation)).document;
const read = (from: SiteDocument, address: string) =>
  readPlace(from, findPlace(from, address) ?? ["none"]);
const named = (name: string): SiteDocument => ({
  ...document,
  identity: { ...document.identity, name },
});

test.each(["/events/market", "/index", "/about/index", "/events", "/healthz", "/readyz"])(
  "a page at %s would be in the way of others",
  (path) => {
    expect(() => edit(document, { op: "add-page", label: "Market", path })).toThrow("is taken");
    const rename = { op: "rename-page", page: "/page-3", label: "Market", path } as const;
    expect(() => edit(document, rename)).toThrow("is taken");
  },
);

test("a page that is called Index stands beside the home page", () => {
  const { pages } = edit(document, { op: "add-page", label: "Index" });
  expect(pages.at(-1)?.path).toBe("/index-2");
});

test.each(["Ab", "Abc"])("the description of a new page %s ends in whole characters", (label) => {
  const identity = { ...document.identity, summary: `Bread ${"👩🏽‍🍳".repeat(60)}`.slice(0, 490) };
  const { pages } = edit({ ...document, identity }, { op: "add-page", label });
  expect(pages.at(-1)?.description).not.toContain("\ufffd");
  expect(pages.at(-1)?.description.length).toBeLessThanOrEqual(300);
});

test("texts keep their origin however their list is addressed", () => {
  const list = "/#offers/items/0/includes";
  const said = edit(document, { op: "set-text", address: `${list}/0`, value: "Coffee" });
  const odd = list.replace("/0/", "/00/");
  for (const operation of [
    { op: "add-item", address: odd, at: 0 },
    { op: "move-item", address: odd, from: 0, to: 1 },
  ] as const) {
    // One entry more to change places with.
    const start =
      operation.op === "add-item" ? said : edit(said, { op: "add-item", address: list });
    const after = edit(start, operation);
    expect(read(after, `${list}/1`)).toBe("Coffee");
    expect(after.origins[`${list}/1`]).toEqual({ from: "owner" });
  }
});

test.each(["phone", "when", "room"])(
  "a business that is called %s changes no names of facts and fields with its own",
  (name) => {
    const parts = ({ pages }: SiteDocument) =>
      pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          if (block.kind === "facts") return block.factIds;
          return block.kind === "contact" ? (block.fields ?? []).map((field) => field.name) : [];
        }),
      );
    const renamed = edit(named(name), { op: "rename-site", name: "acme" });
    expect(parts(renamed)).toEqual(parts(document));
    expect(parts(renamed)).toContain(name);
  },
);

test("a fact does not become one of another kind", () => {
  const change = { op: "set-fact", id: "phone", key: "email", value: "a@b.example" } as const;
  expect(() => edit(document, change)).toThrow("not there any more");
  expect(edit(document, { ...change, id: "email" }).facts.find(({ id }) => id === "email")).toEqual(
    expect.objectContaining({ key: "email", value: "a@b.example" }),
  );
});

test("a web address may have a port, and still no other scheme", () => {
  const set = (value: string) => edit(document, { op: "set-fact", key: "website", value });
  const [website] = set("shop.example:8443/bread").facts.filter(({ key }) => key === "website");
  expect(website?.value).toBe("https://shop.example:8443/bread");
  for (const value of ["javascript:1", "javascript:alert(1)", "data:text/html,x", "localhost:80"])
    expect(() => set(value)).toThrow("must be a web address");
});

test.each([
  ["az-arab", "rtl"],
  ["uz-Arab", "rtl"],
  ["ar-latn", "ltr"],
  ["ar", "rtl"],
  ["he", "rtl"],
  ["yi", "rtl"],
  ["ckb", "rtl"],
  ["dv", "rtl"],
  ["pt-br", "ltr"],
  ["zz", "ltr"],
  ["en-zz99zz", "ltr"],
] as const)("the language %s is written %s", (language, direction) => {
  expect(edit(document, { op: "set-language", language }).meta.direction).toBe(direction);
});

test("a text is measured as it is kept, and half a character is none", () => {
  const address = "/#hero/heading";
  const heading = edit(document, { op: "set-text", address, value: "e\u0301".repeat(300) });
  expect(read(heading, address)).toBe("é".repeat(300));
  for (const place of [address, "/#hero/art/alt"])
    expect(() => edit(document, { op: "set-text", address: place, value: "a\ud800b" })).toThrow(
      "well-formed",
    );
});
