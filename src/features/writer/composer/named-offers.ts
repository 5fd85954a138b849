/**
 * What only some in a trade do ("Blinds and shutters" of a window cleaner) is offered where the brief names it, and by
 * nobody else: an owner who said little did not say that.
 */
import type { Brief } from "../brief.ts";
import type { TextLanguage } from "../content/read-texts.ts";
import type { Trade } from "../content/trade-schema.ts";
import type { Phrasebook } from "../reading/reading-model.ts";
import { keysOf } from "../reading/trade-index.ts";
import type { Material } from "./material.ts";

const FIELDS = ["businessName", "industry", "audience", "goals", "personality"] as const;

/** "I don't do drains", "keine Fenster", "pas de toitures": what is denied is not named. */
const DENIED =
  /(?<!\p{L})(?:no|not|never|don[’']t|won[’']t|without|kein\p{L}{0,2}|nicht|ohne|pas de|pas d[’']|sans|sin|ni)(?!\p{L})[^.;:!?\n]{0,80}/giu;

/** Without the offers that are marked as named only and are not named. */
export function dropUnnamed(material: Material, brief: Brief, language: TextLanguage): Material {
  if (!material.offers.some(({ named }) => named)) return material;
  const own = new Set(material.trades.flatMap(({ trade }) => listOwnKeys(trade, language)));
  const said = new Set(
    FIELDS.flatMap((field) => keysOf((brief[field] ?? "").replace(DENIED, " "))),
  );
  const isNamed = (name: string) => keysOf(name).some((key) => said.has(key) && !own.has(key));
  const named = material.offers.filter((offer) => offer.named === true && isNamed(offer.name));
  // What an owner names comes first.
  return { ...material, offers: [...named, ...material.offers.filter((offer) => !offer.named)] };
}

/** A word in so large a share of a trade's names says the trade, and not what some in it do. */
const OWN_SHARE = 0.2;

/** "Window" of a window cleaner: half of what may be offered has it in its name. */
function listOwnKeys({ names }: Trade, language: TextLanguage): string[] {
  const found = (language in names ? names[language as Phrasebook] : []).map(
    (name) => new Set(keysOf(name)),
  );
  const keys = new Set(found.flatMap((one) => [...one]));
  return [...keys].filter(
    (key) => found.filter((one) => one.has(key)).length >= found.length * OWN_SHARE,
  );
}
