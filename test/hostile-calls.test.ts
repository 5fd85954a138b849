/**
 * Every field of every bearer operation is sent every kind of hostile text, and every operation
 * every hostile body: nobody else waits for it, and it is taken or refused but no fault of ours.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { operations } from "../src/app.ts";
import type { Operation } from "../src/http/operation.ts";
import {
  type Attack,
  type AttackedSite,
  expectUnharmed,
  openAttackedSite,
} from "./fixtures/attacked-site.ts";
import { MEGABYTE } from "./fixtures/freeze-watch.ts";
import {
  ADDRESS_SHAPES,
  asJson,
  BODY_SHAPES,
  type Body,
  HEADER_SHAPES,
  TEXT_SHAPES,
} from "./fixtures/hostile-shapes.ts";
import { until } from "./fixtures/server-process.ts";
import { faultsIn } from "./harness.ts";

const BOUNDS = { growthBytes: 128 * MEGABYTE };
/** Of the pieces that texts are made of, each field gets every third; each piece has six texts. */
const SHARES = 3;
const TEXTS_A_PIECE = 6;

let site: AttackedSite;
let webhookId: string;
beforeAll(async () => {
  // Credits for a few builds: what the writer makes of hostile briefs has a test of its own.
  site = await openAttackedSite({ SITEWRIGHT_PLAN_CREDITS: "agency=20" });
  const { webhook } = await site.server.call("POST", "/webhooks", { url: "https://a.example/" });
  webhookId = webhook.id;
}, 120_000);
afterAll(() => site.close());

/** What an operation takes, so that one hostile field is the only thing wrong. */
const GOOD: Readonly<Record<string, object>> = {
  createSite: { businessName: "Harbour Bakery", industry: "bakery" },
  createEvent: { title: "Rye morning", startsAt: 4_000_000_000_000, status: "draft" },
  addImage: { url: "https://a.example/a.png" },
  createWebhook: { url: "https://a.example/" },
};

/** What can be said in a body, by name. */
const fieldsOf = ({ body }: Operation): string[] =>
  body !== undefined && "entries" in body ? Object.keys(body.entries as object) : [];

function pathOf({ path }: Operation): string {
  const ids: Readonly<Record<string, string>> = {
    ":eventId": site.eventId,
    ":id": path.startsWith("/webhooks") ? webhookId : site.siteId,
  };
  return `/v1${path.replace(/:\w+/g, (name) => ids[name] ?? "none_1")}`;
}

const asAttack = (operation: Operation, name: string, { type, bytes, coding }: Body): Attack => ({
  ...{ name: `${operation.id} ${name}`, method: operation.method, path: pathOf(operation) },
  body: bytes,
  headers: {
    ...site.bearer,
    "Content-Type": type,
    ...(coding !== undefined && { "Content-Encoding": coding }),
  },
});

function fieldAttacks(operation: Operation): Attack[] {
  return fieldsOf(operation).flatMap((field, fieldAt) =>
    TEXT_SHAPES.filter(
      (_, at) => Math.floor(at / TEXTS_A_PIECE) % SHARES === fieldAt % SHARES,
    ).flatMap(({ name, value }, at) => {
      const hostile = at % 7 === 0 ? [value, { [value]: value }] : value;
      const body = asJson({ ...GOOD[operation.id], [field]: hostile });
      return asAttack(operation, `${field}: ${name}`, body);
    }),
  );
}

/**
 * Changes of a published event lay its site out anew, some hundred times here. The thread that does so
 * ends when it has rested for a while: it has to be there before its memory is measured.
 */
async function layOutOnce(): Promise<void> {
  const title = "Rye morning";
  await site.server.call("PATCH", `/sites/${site.siteId}/events/${site.eventId}`, { title });
  await until("the site shows the event's title", async () => {
    const page = await site.server.visit(site.host, `/events/${site.slug}`);
    return (await page.text()).includes(title);
  });
}

const withFields = operations.filter((operation) => fieldsOf(operation).length > 0);

test("the operations that take a body are known", () => {
  expect(withFields.length).toBeGreaterThanOrEqual(9);
});

describe.each(withFields.map((operation) => [operation.id, operation] as const))(
  "%s",
  (_, operation) => {
    test("bears every field and body", async () => {
      const bodies = BODY_SHAPES.map(({ name, value }) => asAttack(operation, name, value));
      const attacks = [...fieldAttacks(operation), ...bodies];
      const spendsCredits = operation.id === "createSite";
      await layOutOnce();
      expectUnharmed(await site.attack(attacks), { ...BOUNDS, spendsCredits });
    }, 240_000);
  },
);

test("a description bears every text", async () => {
  const create = operations.find(({ id }) => id === "createEvent");
  const attacks = TEXT_SHAPES.filter(({ value }) => value.length <= 20_000).map(({ name, value }) =>
    asAttack(
      create as Operation,
      name,
      asJson({ ...GOOD.createEvent, descriptionMarkdown: value, summary: value.slice(0, 1_900) }),
    ),
  );
  expectUnharmed(await site.attack(attacks), BOUNDS);
}, 240_000);

test("every operation bears every path, query and header", async () => {
  const attacks = operations.flatMap((operation, at): Attack[] => {
    const { id, method } = operation;
    const path = pathOf(operation);
    return [
      ...ADDRESS_SHAPES.map(({ name, value }) => ({
        ...{ name: `${id} ${name}`, method, headers: site.bearer },
        path: value.startsWith("/") ? `${path}${value}` : `${path.replace(/none_1$/, "")}${value}`,
      })),
      ...HEADER_SHAPES.filter((_, headerAt) => headerAt % SHARES === at % SHARES).map(
        ({ name, value: [header, value] }) => ({
          ...{ name: `${id} ${name}`, method, path },
          headers: { ...site.bearer, [header]: value },
        }),
      ),
    ];
  });
  await layOutOnce();
  const gets = attacks.filter(({ method }) => method === "GET" || method === "PATCH");
  expectUnharmed(await site.attack(gets), BOUNDS);
}, 120_000);

test("the log holds no fault", () => {
  const lines = site.server.readLog().split("\n").filter(Boolean);
  expect(faultsIn(lines).slice(0, 3)).toEqual([]);
});
