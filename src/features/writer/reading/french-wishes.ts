/**
 * What French owners and agencies would like to have or to sell, as what visitors do about it: "générer des demandes de devis
 * pour mariages" is "demander un devis pour un mariage", "vendre des bons cadeaux" is "offrir un bon cadeau". Of goals; a part
 * that names nothing of the kind stays as it is.
 */
import { askedFor, nounOf } from "./french-objects.ts";
import { BOOKED, EVENT, MEETING, sayOne, WISHES } from "./french-wish-forms.ts";
import { likeStart } from "./word-pairs.ts";

const SENTENCES = /[.!?]\s/u;
const PARTS = /(,\s(?!\p{N})|\s(?:et|&|\+)\s|;\s|\.\s|\n|\.$)/u;
const SHARED = /^\s(?:et|&|\+)\s$/u;
/** A deed whose words hold for what is joined to its object: "demander un devis pour", "commander". */
const OPEN = /^(?:\S+(?: \S+)*? pour|commander|acheter|louer|faire réparer) (?:une?|des) /iu;

/** "Savoir sur quel marché je suis, et combien ça coûte": only a page could tell it. */
const TO_KNOW =
  /(?<=^|[.!?\n] ?)(?:savoir|comprendre|trouver|voir) (?:sur quel|à quel|où|quand|combien|comment|quel)[^.!?\n]{3,160}[.!?]? ?/giu;

/** `goals` with every part that names such a wish as the deed. */
export function sayFrenchWishes(typed: string): string {
  const goals = typed.replace(TO_KNOW, "");
  const parts = goals.split(PARTS);
  let isOpen = false;
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at]?.trim() ?? "";
    const said = sayDeed(part);
    // Of what is told in sentences the bare noun begins a list.
    const deed = said === MEETING && SENTENCES.test(goals) ? undefined : said;
    const isJoined: boolean = isOpen && SHARED.test(parts[at - 1] ?? "") && deed === undefined;
    const isThing: boolean = isJoined && !/^(?:plus|moins|mieux) |(?:er|ir|re) /iu.test(part);
    const asked: string | undefined = isThing ? askedFor(part) : undefined;
    // Each visitor asks for one of them.
    if (asked !== undefined) parts.splice(at - 1, 2, " ou ", asked);
    else if (deed !== undefined) parts[at] = likeStart(part, deed);
    isOpen = asked !== undefined || (deed !== undefined && OPEN.test(deed));
  }
  const all = parts.join("");
  return all === goals ? goals : bookNamed(parts).join("");
}

/** Beside such wishes "stages accélérés" are to be booked as well, and "contrats d’entretien" to be had. */
const bookNamed = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    if (at % 2 === 1 || !PLAIN_SEVERAL.test(part) || /^visites/iu.test(part)) return part;
    const verb = BY_NOUN[nounOf(part)] ?? (BOOKED.test(nounOf(part)) ? "réserver" : undefined);
    const deed = sayOne(EVENT.test(part) ? "organiser" : (verb ?? ""), part);
    return deed === undefined || deed.startsWith(" ") ? part : likeStart(part, deed);
  });
const PLAIN_SEVERAL = /^\p{L}+[sx](?: [\p{L}’-]+){1,7}$/iu;
const BY_NOUN: Readonly<Record<string, string>> = { contrat: "souscrire", abonnement: "prendre" };

/** Prices, hours and asides are told as they stand. */
const NOT_PLAIN = /[:()€«»"]|(?:\p{N}{2}[ .-]?){4}|\p{N} ?(?:euros?|CHF|h\d)/iu;

function sayDeed(part: string): string | undefined {
  if (part === "" || NOT_PLAIN.test(part)) return undefined;
  for (const [sign, say] of WISHES) {
    const found = sign.exec(part);
    const deed = found === null ? undefined : say((found.groups?.object ?? "").trim(), found);
    if (deed !== undefined) return deed;
  }
  return undefined;
}
