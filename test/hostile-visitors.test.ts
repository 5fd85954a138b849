/**
 * Everything that a stranger can reach is sent every hostile shape: nobody else waits for it, it is
 * answered or refused but never a fault of ours, and no stranger is mailed more than the cap.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  type Attack,
  type AttackedSite,
  expectUnharmed,
  openAttackedSite,
} from "./fixtures/attacked-site.ts";
import { MEGABYTE } from "./fixtures/freeze-watch.ts";
import {
  ADDRESS_SHAPES,
  asForm,
  asJson,
  asMultipart,
  BODY_SHAPES,
  type Body,
  HEADER_SHAPES,
  TEXT_SHAPES,
} from "./fixtures/hostile-shapes.ts";
import { openForm } from "./fixtures/issued.ts";
import { faultsIn } from "./harness.ts";

let site: AttackedSite;
/** The signed times of the two forms, so that what is good in all else is no spam. */
const issued: Record<string, string> = {};
beforeAll(async () => {
  site = await openAttackedSite();
  const visit = (path: string) => site.server.visit(site.host, path);
  for (const path of ["/_forms/contact", `/events/${site.slug}/register`])
    issued[path] = await openForm(visit, path);
  // What runs for the first time is kept, whatever it reads.
  for (const form of Object.values(FORMS)) await site.attack(textAttacks(form).slice(0, 60));
}, 120_000);
afterAll(() => site.close());

type FormAddress = { readonly path: () => string; readonly onSite: boolean };

/** Every address to which a stranger may send a body. */
const FORMS: Readonly<Record<string, FormAddress>> = {
  "the site's form": { path: () => "/_forms/contact", onSite: true },
  "the service's form": { path: () => `/forms/${site.siteId}/contact`, onSite: false },
  registration: { path: () => `/events/${site.slug}/register`, onSite: true },
  "a registration by its link": {
    path: () => `/events/${site.slug}/registration`,
    onSite: true,
  },
  cancellation: { path: () => `/events/${site.slug}/cancel`, onSite: true },
  "the beacon": { path: () => "/_hit", onSite: true },
};

/** And what may be asked without a key. */
const PAGES: readonly (readonly [path: string, onSite: boolean])[] = [
  ["/", true],
  ["/_forms/contact", true],
  ["/events/sourdough-evening/registration", true],
  ["/events/sourdough-evening/registration?id=%00&key=a", true],
  ["/events/sourdough-evening/thanks", true],
  ["/_forms/contact/opened", true],
  ["/events/sourdough-evening/register/opened", true],
  ["/_uncounted/on", true],
  ["/media/x", true],
  ["/console", false],
  ["/console/join/a", false],
  ["/console/review/a.b", false],
  ["/console/api/shared-preview/a.b/", false],
  ["/console/api/preview-files/a/draft/1.a/_assets/a.woff2", false],
  ["/console/api/brand-logo/a/b", false],
  ["/tls/ask", false],
  ["/docs", false],
  ["/openapi.json", false],
  ["/metrics", false],
  ["/v1/me", false],
  ["/v1/sites", false],
];

const FIELDS = {
  name: "Robin Vale",
  email: "robin@visitors.test",
  phone: "030 123",
  seats: "1",
  message: "Hello",
  source: "/contact",
  _subject: "A question",
  further: "x",
  id: "reg_1",
  key: "abc",
};
const NAMES = Object.keys(FIELDS);
const SHORT = 5_000;

const WRITERS = [asForm, asMultipart, asJson] as const;

/** The shape in one field among good ones, in all fields at once if it is short, and as a name. */
function fieldsWith(text: string, at: number): Record<string, string>[] {
  const one = { ...FIELDS, [NAMES[at % NAMES.length] ?? ""]: text };
  if (text.length > SHORT) return [one];
  const all = Object.fromEntries(NAMES.map((name) => [name, text]));
  return [one, { ...all, [text]: text }];
}

const asAttack = (form: FormAddress, name: string, { type, bytes, coding }: Body): Attack => ({
  ...{ name, path: form.path(), onSite: form.onSite, body: bytes },
  headers: {
    "Content-Type": type,
    Accept: "application/json",
    ...(coding !== undefined && { "Content-Encoding": coding }),
  },
});

function textAttacks(form: FormAddress): Attack[] {
  return TEXT_SHAPES.flatMap(({ name, value }, at) => {
    const write = WRITERS[at % WRITERS.length] ?? asForm;
    const time = { _issued: issued[form.path()] ?? "" };
    return fieldsWith(value, at).map((fields) =>
      asAttack(form, name, write({ ...fields, ...time })),
    );
  });
}

/** Code that runs for the first time is kept, and so is what it read lately. */
const BOUNDS = { growthBytes: 48 * MEGABYTE };

test("there are at least 400 shapes", () => {
  const lists = [TEXT_SHAPES, BODY_SHAPES, HEADER_SHAPES, ADDRESS_SHAPES];
  const names = new Set(
    lists.flatMap((shapes: readonly { name: string }[]) => shapes.map((shape) => shape.name)),
  );
  expect(names.size).toBeGreaterThanOrEqual(400);
});

describe.each(Object.entries(FORMS))("%s", (_, form) => {
  test("bears every text in every field", async () => {
    expectUnharmed(await site.attack(textAttacks(form)), BOUNDS);
  }, 180_000);

  test("bears every body", async () => {
    const attacks = BODY_SHAPES.map(({ name, value }) => asAttack(form, name, value));
    expectUnharmed(await site.attack(attacks), BOUNDS);
  }, 120_000);
});

test("every page bears every header, path and query", async () => {
  const attacks = PAGES.flatMap(([path, onSite]): Attack[] => [
    ...HEADER_SHAPES.map(({ name, value: [header, value] }) => ({
      ...{ name: `${path} ${name}`, method: "GET", onSite, path },
      headers: { [header]: value },
    })),
    ...ADDRESS_SHAPES.map(({ name, value }) => ({
      ...{ name: `${path} ${name}`, method: "GET", onSite, path: `${path}${value}` },
    })),
  ]);
  expectUnharmed(await site.attack(attacks), BOUNDS);
}, 120_000);

test("every form bears every header", async () => {
  const attacks = Object.values(FORMS).flatMap((form) =>
    HEADER_SHAPES.map(({ name, value: [header, value] }) => {
      const attack = asAttack(form, name, asForm({ message: "Hello" }));
      return { ...attack, headers: { ...attack.headers, [header]: value } };
    }),
  );
  expectUnharmed(await site.attack(attacks), BOUNDS);
}, 60_000);

test("no stranger was mailed more than three times, and nobody by what a text claims", async () => {
  const counts = new Map<string, number>();
  for (const { recipients } of site.mail.received)
    for (const recipient of recipients) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  counts.delete("owner@acme.test");
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
});

test("the log holds no fault", () => {
  const lines = site.server.readLog().split("\n").filter(Boolean);
  expect(faultsIn(lines)).toEqual([]);
});
