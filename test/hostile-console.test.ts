/**
 * The console is sent every hostile text in every field of every procedure, by somebody who may do
 * everything, and hostile bodies by strangers: nobody else waits, and nothing is a fault of ours.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type * as v from "valibot";
import { CONSOLE_API } from "../src/features/console/api/mount.ts";
import { consoleProcedures } from "../src/features/console/api/procedures.ts";
import { operationSchema } from "../src/features/design/edit/apply-operation.ts";
import {
  type Attack,
  type AttackedSite,
  expectUnharmed,
  openAttackedSite,
} from "./fixtures/attacked-site.ts";
import { PASSWORD, tokenOf } from "./fixtures/console.ts";
import { expectNoFreeze, MEGABYTE } from "./fixtures/freeze-watch.ts";
import {
  ADDRESS_SHAPES,
  asJson,
  BODY_SHAPES,
  type Body,
  HEADER_SHAPES,
  TEXT_SHAPES,
} from "./fixtures/hostile-shapes.ts";
import { faultsIn } from "./harness.ts";

const WIDE = ["key", "ip", "generation", "form", "page", "beacon", "console", "signin"]
  .map((name) => `${name}=9999999/9999999m`)
  .join(",");
/** What was asked for the first time stays: code, pages of previews, the renderer. */
const BOUNDS = { growthBytes: 128 * MEGABYTE };
/** Of the pieces that texts are made of, each field gets every twelfth; each piece has six texts. */
const SHARES = 12;
const TEXTS_A_PIECE = 6;

/** What ends the person's own session, or has the operator's machine do what it is meant to do. */
const LEFT_OUT = new Set(["session.signOut", "sites.create", "system.backup", "leads.sendTest"]);

let site: AttackedSite;
let cookie = "";
let origin = "";
beforeAll(async () => {
  site = await openAttackedSite({
    SITEWRIGHT_LIMITS: WIDE,
    SITEWRIGHT_PLAN_CREDITS: "agency=20",
  });
  origin = `http://${site.serviceHost}`;
  const invited = ["--email", "olga@acme.test", "--account", site.accountId, "--role", "owner"];
  const { link } = await site.server.command("user", "invite", ...invited, "--operator");
  const { status } = await call("join.accept", {
    ...{ token: tokenOf(link), name: "Olga", password: PASSWORD },
  });
  expect(status).toBe(200);
}, 120_000);
afterAll(() => site.close());

async function call(name: string, input: object) {
  const response = await fetch(`${origin}${CONSOLE_API}${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify(input),
  });
  const set = response.headers.get("set-cookie");
  if (set !== null) cookie = set.split(";", 1)[0] ?? "";
  return { status: response.status, body: JSON.parse(await response.text()) };
}

type Sender = { readonly isSignedIn: boolean };

const asAttack = (name: string, shape: string, body: Body, { isSignedIn }: Sender): Attack => ({
  ...{ name: `${name} ${shape}`, path: `${CONSOLE_API}${name}`, body: body.bytes },
  headers: {
    "Content-Type": body.type,
    Origin: origin,
    ...(isSignedIn && { Cookie: cookie }),
    ...(body.coding !== undefined && { "Content-Encoding": body.coding }),
  },
});

const entriesOf = (schema: v.GenericSchema<unknown, unknown>): string[] =>
  "entries" in schema ? Object.keys(schema.entries as object) : [];

/** What has to be right for the other fields to be looked at. */
const known = (): Record<string, unknown> => ({
  ...{ siteId: site.siteId, accountId: site.accountId, eventId: site.eventId, revision: 0 },
});

const textsFor = (at: number) =>
  TEXT_SHAPES.filter((_, shapeAt) => Math.floor(shapeAt / TEXTS_A_PIECE) % SHARES === at % SHARES);

/** What an authenticator says is looked into before anybody is known. */
const passkeyAttacks = (sender: Sender): Attack[] =>
  TEXT_SHAPES.map(({ name, value }) => {
    const response = { id: value, rawId: value, type: "public-key", response: { x: value } };
    return asAttack("session.passkeyFinish", name, asJson({ response }), sender);
  }).filter(({ body }) => (body?.byteLength ?? 0) < 60_000);

const procedures = Object.entries(consoleProcedures).filter(([name]) => !LEFT_OUT.has(name));

function fieldAttacks(sender: Sender): Attack[] {
  let fields = 0;
  return procedures
    .filter(([, { access }]) => sender.isSignedIn || access === "anyone")
    .flatMap(([name, { schema }]) => {
      const entries = entriesOf(schema);
      const given = Object.fromEntries(
        Object.entries(known()).filter(([key]) => entries.includes(key)),
      );
      return entries.flatMap((field) => {
        fields += 1;
        return textsFor(fields).map((shape, at) => {
          const { value } = shape;
          const hostile = at % 7 === 0 ? [value, { [value]: value }] : value;
          const body = asJson({ ...given, [field]: hostile });
          return asAttack(name, `${field}: ${shape.name}`, body, sender);
        });
      });
    });
}

describe.each([
  ["a stranger", { isSignedIn: false }],
  ["an owner who is an operator", { isSignedIn: true }],
] as const)("of %s", (_, sender) => {
  test("every procedure bears every field", async () => {
    const attacks = [...fieldAttacks(sender), ...passkeyAttacks(sender)];
    expect(attacks.length).toBeGreaterThan(sender.isSignedIn ? 2_000 : 200);
    // Passwords are looked at by so many at a time, and others are told to come again.
    expectUnharmed(await site.attack(attacks), { ...BOUNDS, spendsCredits: true });
  }, 240_000);

  test("every body is refused", async () => {
    const names = sender.isSignedIn ? ["sites.list", "builder.apply"] : ["session.signIn"];
    const attacks = [...names, "you.save", "claim.accept"].flatMap((name) =>
      BODY_SHAPES.map((shape) => asAttack(name, shape.name, shape.value, sender)),
    );
    expectUnharmed(await site.attack(attacks), BOUNDS);
  }, 120_000);
});

test("every page bears every header, path and query", async () => {
  const { siteId } = site;
  const paths = [
    `preview/${siteId}/draft`,
    `preview-files/${siteId}/draft/1.a/_assets`,
    "download/leads",
    `download/registrations?siteId=${siteId}&eventId=`,
  ];
  const attacks = paths.flatMap((path): Attack[] => {
    const own = { method: "GET", path: `${CONSOLE_API}${path}` };
    return [
      ...HEADER_SHAPES.filter(({ value: [header] }) => header !== "Cookie").map(
        ({ name, value: [header, value] }) => ({
          ...{ ...own, name: `${path} ${name}`, path: `${own.path}/x` },
          headers: { Cookie: cookie, [header]: value },
        }),
      ),
      ...ADDRESS_SHAPES.map(({ name, value }) => ({
        ...{ ...own, name: `${path} ${name}`, path: `${own.path}${value}` },
        headers: { Cookie: cookie },
      })),
    ];
  });

  expectUnharmed(await site.attack(attacks), { ...BOUNDS, spendsCredits: true });
}, 120_000);

/** Does the operations one after the other, each on the draft as it is then. Answers how many were done. */
async function editAll(operations: readonly object[]): Promise<number> {
  const { siteId } = site;
  let { revision } = (await call("builder.open", { siteId })).body.draft;
  let done = 0;
  for (const operation of operations) {
    const { status, body } = await call("builder.apply", { siteId, revision, operation });
    expect([200, 400]).toContain(status);
    if (status !== 200) continue;
    done += 1;
    revision = body.revision;
  }
  return done;
}

test("every operation of the builder bears every text, and the draft is shown after it", async () => {
  const { siteId } = site;
  const { document } = (await call("builder.open", { siteId })).body;
  const [home] = document.pages;
  const heading = `/#${home.blocks[0].id}/heading`;
  const texts = TEXT_SHAPES.filter((_, at) => at % SHARES === 0).map(({ value }) => value);
  const operations = operationSchema.options.flatMap(({ entries }, kindAt) =>
    texts.slice(kindAt % 3, 18).map((text) => ({
      ...Object.fromEntries(Object.keys(entries).map((name) => [name, text])),
      op: entries.op.literal,
    })),
  );
  const good = texts.flatMap((text) => [
    { op: "set-text", address: heading, value: text },
    { op: "rename-site", name: text },
    { op: "add-page", label: text },
    { op: "set-fact", key: "other", label: text, value: text },
    { op: "set-lock", address: heading, locked: false },
  ]);
  let done = 0;
  const report = await site.watch.during(async () => {
    done = await editAll([...operations, ...good]);
  });
  expectNoFreeze(report, BOUNDS);
  expect(done).toBeGreaterThan(20);
  const preview = await fetch(`${origin}${CONSOLE_API}preview/${siteId}/draft/`, {
    headers: { cookie },
  });
  expect(preview.status).toBe(200);
}, 240_000);

test("previews that are asked for at the same moment leave room for others", async () => {
  const descriptionMarkdown = "- one *two* [three](https://a.example)\n".repeat(500);
  for (let at = 0; at < 20; at += 1)
    await site.server.call("POST", `/sites/${site.siteId}/events`, {
      ...{ title: `Evening ${at}`, startsAt: 4_000_000_000_000, status: "published" },
      descriptionMarkdown,
    });
  const path = `${CONSOLE_API}preview/${site.siteId}/draft/events/evening-3`;
  const attacks = Array.from({ length: 60 }, () =>
    fetch(`${origin}${path}`, { headers: { cookie } }),
  );
  const report = await site.watch.during(async () => {
    const answers = await Promise.all(attacks);
    for (const answer of answers)
      expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
  });
  expectNoFreeze(report, BOUNDS);
}, 120_000);

test("the log holds no fault", () => {
  const lines = site.server.readLog().split("\n").filter(Boolean);
  expect(faultsIn(lines).slice(0, 3)).toEqual([]);
});
