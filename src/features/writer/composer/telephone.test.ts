/** What is said of businesses whose telephone number nobody knows, and of kinds that only the goals name. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { loadTexts } from "../content/load-texts.ts";
import { TRADES } from "../content/trades.ts";
import { PHRASEBOOKS } from "../reading/reading-model.ts";
import { gatherMaterial } from "./material.ts";
import { asksForCall, withoutCall } from "./telephone.ts";

const EMERGENCIES = [
  ["emergency locksmith", "phone calls"],
  ["emergency plumber", "calls"],
  ["emergency dentist", "calls"],
  ["Elektro-Notdienst", "Anrufe"],
  ["fontanero de urgencia", "llamadas"],
] as const;

test("an emergency business without a number never tells people to call", () => {
  for (const [industry, goals] of EMERGENCIES) {
    const { pages, meta } = composeSite({ businessName: "Quick & Sons", industry, goals }, "s");
    const language = PHRASEBOOKS.find((one) => one === meta.language) ?? "en";
    const blocks = pages.flatMap((page) => page.blocks);
    // A field for the visitor's own number asks nobody to call.
    const read = blocks.map((block) =>
      block.kind === "contact"
        ? { ...block, fields: block.fields?.filter(({ name }) => name !== "phone") }
        : block,
    );
    for (const text of JSON.stringify(read).match(/(?<=":")[^"]+/gu) ?? [])
      expect([industry, text, asksForCall(language, text)]).toEqual([industry, text, false]);
  }
});

test("a button that asks for a number leads to a form that wants one", () => {
  const brief = { businessName: "Quick & Sons", industry: "locksmith" };
  const { pages, navigation } = composeSite(brief, "s");
  expect(navigation.action?.label).toBe("Ask for a call");
  const forms = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "contact" ? [block.fields ?? []] : [])),
  );
  for (const fields of forms)
    expect(fields).toContainEqual(expect.objectContaining({ name: "phone", required: true }));
  expect(forms.length).toBeGreaterThan(0);
});

test("a number in the brief brings the call back", () => {
  const brief = {
    businessName: "Quick & Sons",
    industry: "emergency locksmith",
    goals: "calls to 0116 496 0000",
  };
  const [home] = composeSite(brief, "s").pages;
  expect(JSON.stringify(home)).toContain("tel:01164960000");
});

test("every trade and every kind of it has an opening that asks for no call", async () => {
  for (const language of PHRASEBOOKS) {
    const texts = await loadTexts(language);
    for (const id of texts.trades.keys()) {
      const trade = TRADES.get(id);
      if (trade === undefined) continue;
      for (const kinds of [[], ...Object.keys(trade.kinds).map((kind) => [kind])]) {
        const material = gatherMaterial(texts, [{ id, trade, kinds, wished: [] }], false);
        const all = gatherMaterial(texts, [{ id, trade, kinds, wished: [] }], true);
        expect([language, id, kinds, material.openings.length > 0]).toEqual([
          ...[language, id, kinds],
          all.openings.length > 0,
        ]);
      }
    }
  }
}, 60_000);

test("the last sentence goes alone where the others say enough", () => {
  expect(withoutCall("en", "Give the address. If rain is coming in, telephone.")).toBe(
    "Give the address.",
  );
  expect(withoutCall("en", "Call first. Then close the stopcock.")).toBeUndefined();
  expect(withoutCall("en", "With smoke, call the fire brigade.")).toBe(
    "With smoke, call the fire brigade.",
  );
});

test("the goals add the kind they name, and narrow nothing", () => {
  const said = (goals: string) =>
    JSON.stringify(composeSite({ businessName: "Tige", industry: "fleuriste", goals }, "s").pages);
  expect(said("visites à la boutique")).not.toContain("Bouquet de mariée");
  expect(said("devis de mariage")).toContain("Bouquet de mariée");
  expect(said("devis de mariage")).toContain("Plantes");
});
