/** No number, price, hour or weekday that a brief tells visitors is lost on the way to the site. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob, YAML } from "bun";
import * as v from "valibot";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { type Brief, briefSchema } from "../brief.ts";
import { readBrief } from "../reading/read-brief.ts";

const fixtures = join(import.meta.dir, "../../../../test/fixtures");

const entrySchema = v.object({
  name: v.optional(v.string(), "Halden"),
  industry: v.string(),
  audience: v.optional(v.string()),
  goals: v.optional(v.string()),
});
const recordingSchema = v.object({ brief: briefSchema });

async function readBriefs(): Promise<Brief[]> {
  const briefs: Brief[] = [];
  const reading = join(fixtures, "reading");
  for await (const file of new Glob("*.yaml").scan({ cwd: reading })) {
    const text = await Bun.file(join(reading, file)).text();
    for (const { name, ...said } of v.parse(v.array(entrySchema), YAML.parse(text)))
      briefs.push(v.parse(briefSchema, { businessName: name, ...said }));
  }
  const recorded = join(fixtures, "model-answers");
  for await (const file of new Glob("*.json").scan({ cwd: recorded }))
    briefs.push(v.parse(recordingSchema, await Bun.file(join(recorded, file)).json()).brief);
  return briefs;
}

/** Numbers with their currency, and days of the week in four languages. */
const SIGNS =
  /(?<!\p{L})[£$€]?\d(?:[\d.:]*\d)?(?!\p{L}\d)|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/giu;

/** What owners wish for themselves, word for word in their briefs: visitors are told none of it. */
const OWN_WISHES: readonly string[] = [
  "fewer no-shows, fill empty Tuesdays",
  "encargar pan antes de las 20 h, reparto a restaurantes, abrir los domingos",
  "Fill the tables on Sundays; quiz night sign-ups.",
  "Faire venir du monde aux rencontres du jeudi.",
];

const folded = (text: string): string => text.replaceAll("\u00a0", " ").toLocaleLowerCase();

test("numbers, prices, hours and weekdays of every brief stand on its site, or the owner is asked to tell them", async () => {
  const lost: string[] = [];
  let count = 0;
  for (const brief of await readBriefs()) {
    if (readBrief(brief).language.phrasebook === undefined) continue;
    const { industry, audience, goals } = brief;
    const told = [industry, audience, goals].flatMap((text) => text ?? []).join("\n");
    const signs = told.match(SIGNS) ?? [];
    if (signs.length === 0) continue;
    const { pages, facts, ownerTasks } = composeSite(brief, "s");
    const asked = ownerTasks.filter(({ id }) => id.startsWith("tell-"));
    const said = folded(JSON.stringify([pages, facts, asked]));
    count += signs.length;
    for (const sign of signs)
      if (!said.includes(folded(sign)) && !OWN_WISHES.includes(goals ?? ""))
        lost.push(`${sign}: ${told.replaceAll("\n", " | ")}`);
  }
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(200);
});
