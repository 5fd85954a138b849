/** Switzerland and Liechtenstein write no "ß": a site for them has "ss" in its place. */
import type { SiteDocument } from "../../design/room.ts";
import type { BriefReading } from "../reading/reading-model.ts";

/** Words that are written or used so in Switzerland alone. */
const SWISS =
  /(?<!\p{L})(?:CHF|Franken|Rappen|Schweiz(?:er(?:isch)?\p{L}{0,2})?|Liechtenstein|Offerten?|Coiffeu(?:r|se)\p{L}{0,8}|Velos?|Velo\p{L}{3,20}|Pikett\p{L}{0,8}|Znüni|Zürich|Basel|Bern|Luzern|Winterthur|St\. ?Gallen|Chur|Thun|Aarau|Solothurn|Schaffhausen|Aargau|Thurgau|Graubünden|Wallis|Engadin|Emmental|Tessin|gross(?:e[nrsm]?)?|Strasse|ausserdem|Grüsse?)(?!\p{L})|(?<!\p{L})Fr\. ?\d|\d\.[-–](?!\p{N})/u;
/** Abroad as well: who serves three countries or writes the letter is none of them. */
const ABROAD = /ß|Deutschland|Österreich|(?<!\p{L})(?:Euro|EUR)(?!\p{L})|€/u;

export function isSwiss({ brief, language }: BriefReading): boolean {
  const { businessName, industry, audience, goals, personality } = brief;
  const said = [businessName, industry, audience, goals, personality].join(" ");
  return language.tag === "de" && SWISS.test(said) && !ABROAD.test(said);
}

const spell = (value: unknown): unknown => {
  if (typeof value === "string") return value.replaceAll("ß", "ss");
  if (Array.isArray(value)) return value.map(spell);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spell(one)]));
};

/** The document as Switzerland writes it. */
export const spellSwiss = (document: SiteDocument): SiteDocument => spell(document) as SiteDocument;
