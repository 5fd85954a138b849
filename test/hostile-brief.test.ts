/**
 * A brief that tries to steer the model, in each of its seven fields, before a model that says again what it
 * was told there: nothing that it says reaches a page, and the owner's own words stay text.
 */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import * as v from "valibot";
import { renderSite } from "../src/features/renderer/render-site.ts";
import { type Brief, briefSchema } from "../src/features/writer/brief.ts";
import { createModelWriter } from "../src/features/writer/model/model-writer.ts";
import { createModelPort } from "../src/features/writer/model/wire/call-model.ts";
import { systemClock } from "../src/platform/clock.ts";
import type { ModelSettings } from "../src/platform/model-settings.ts";
import { createOutbound } from "../src/platform/outbound/outbound.ts";
import { INJECTION_MARKS, INJECTIONS } from "./fixtures/injections.ts";
import { startModelServer } from "./fixtures/model-server.ts";
import { valueFor } from "./fixtures/model-words.ts";
import { attribute, listElements } from "./fixtures/page-structure.ts";
import { COMPOSING_HERE } from "./fixtures/write-recorded.ts";

setDefaultTimeout(60_000);

/** Every text in every field with SITEWRIGHT_TEST_INJECTIONS=all; otherwise each text in one of them. */
const isWhole = process.env.SITEWRIGHT_TEST_INJECTIONS === "all";
const FIELDS = [
  "businessName",
  "industry",
  "audience",
  "goals",
  "personality",
  "competitors",
  "existingUrl",
] as const;
type Field = (typeof FIELDS)[number];

const server = startModelServer();
afterAll(() => server.close());

const settings: ModelSettings = {
  ...{ provider: "openai-compatible", baseUrl: server.url, model: "small", apiKey: undefined },
  ...{ firstTokenMs: 30_000, silenceMs: 30_000, jobMs: 600_000, concurrency: 4 },
  ...{ budget: "full", fallback: undefined },
};
const outbound = createOutbound({
  allowed: { ranges: [], hosts: new Set() },
  resolver: async () => [],
});
const port = createModelPort({ settings, outbound, clock: systemClock, backoffMs: 1 });
const meter = { call: () => undefined, outcome: () => undefined };
const writer = createModelWriter({
  port,
  settings,
  clock: systemClock,
  meter,
  composing: COMPOSING_HERE,
});

/** Undefined for a brief that the service does not take. */
function briefWith(field: Field, order: string): Brief | undefined {
  const said =
    field === "existingUrl"
      ? `https://shop.example/?q=${encodeURIComponent(order)}`
      : order.slice(0, 200);
  const base = { businessName: "Harbour Loaf", industry: "bakery", goals: "orders" };
  const parsed = v.safeParse(briefSchema, { ...base, [field]: said });
  return parsed.success ? parsed.output : undefined;
}

/** Every third text of the model is the order itself; the opening and the offers are good. */
function repeat(order: string): void {
  let asked = 0;
  server.answer = (call) => {
    const value = valueFor(call) as Record<string, unknown>;
    if (call.keys.includes("reader")) return { text: JSON.stringify({ ...value, button: order }) };
    for (const key of call.keys)
      if (!/^(?:heading|lede|offer_\d_text)$/.test(key) && asked++ % 3 === 0)
        value[key] = { text: order, facts: ["f1", "f3"] };
    return { text: JSON.stringify(value) };
  };
}

const decoder = new TextDecoder();

/** Links, sources and handlers that no page may have. */
function findForeign(document: Parameters<typeof renderSite>[0]): string[] {
  const origin = "http://shop.localhost";
  const pages = [...renderSite(document, { origin, siteId: "site_1" })].filter(
    ({ path }) => !/\.[a-z0-9]{2,12}$/.test(path),
  );
  return pages.flatMap(({ path, bytes }) =>
    listElements(decoder.decode(bytes)).flatMap((element) => {
      const target = attribute(element, "href") ?? attribute(element, "src") ?? "";
      const handlers = element.attrs.filter(({ name }) => name.startsWith("on"));
      const isForeign = /evil|javascript:/iu.test(target) || handlers.length > 0;
      return isForeign ? [`${path} <${element.tagName}> ${target}`] : [];
    }),
  );
}

describe.each(FIELDS)("orders to a machine in %s", (field) => {
  test("reach no page by the model, and stay text where the owner's words are shown", async () => {
    const at = FIELDS.indexOf(field);
    const orders = INJECTIONS.filter((_, index) => isWhole || index % FIELDS.length === at);
    let sites = 0;
    for (const order of orders) {
      const brief = briefWith(field, order);
      if (brief === undefined) continue;
      repeat(order);
      const signal = new AbortController().signal;
      const document = await writer.write(brief, {
        ...{ seed: "hostile", signal, onProgress: () => undefined },
      });
      sites += 1;
      for (const { origin, text } of listModelTexts(document))
        expect([order, origin, INJECTION_MARKS.exec(text)?.[0]]).toEqual([
          order,
          origin,
          undefined,
        ]);
      expect(findForeign(document)).toEqual([]);
    }
    expect(sites).toBeGreaterThanOrEqual(isWhole ? 120 : 17);
  });
});

type Written = Awaited<ReturnType<typeof writer.write>>;

/** What the document says is of the model, by its address. */
function* listModelTexts({ origins, pages }: Written): Generator<{ origin: string; text: string }> {
  for (const [address, { from }] of Object.entries(origins)) {
    if (from !== "model") continue;
    const [path = "", rest = ""] = address.split("#");
    const [id = "", ...keys] = rest.split("/");
    const page = pages.find((one) => one.path === path);
    let value: unknown = id === "" ? page : page?.blocks.find((block) => block.id === id);
    for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
    if (typeof value === "string") yield { origin: address, text: value };
  }
}
