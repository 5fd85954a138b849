/**
 * What an industry tells beside what the business is: since when, how old its pupils are, when it is open,
 * how many rooms it has. Cut off its end, so that what is left says what it is.
 */
import { cutSlice, type Slice, trimSlice } from "./slices.ts";

const NUMBER =
  "(?:\\p{N}{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)";
const YEAR = "(?:1[5-9]|20)\\p{N}{2}";
const SINCE =
  "(?:since|founded(?: in)?|established(?: in)?|est\\.?|seit|gegründet|gegr\\.|depuis|fondée?(?: en)?|créée?(?: en)?|desde|fundad[oa](?: en)?)";
const AGES =
  "(?:(?:for )?(?:ages?|aged|children aged|children from) (?:from )?\\p{N}|(?:ab|von) \\p{N}{1,2} (?:bis \\p{N}{1,2} )?Jahren?|(?:à partir|dès l['’]âge) de \\p{N}|dès \\p{N}{1,2} ans|de \\p{N}{1,2} à \\p{N}{1,2} ans|(?:(?:para )?(?:niños|niñas|bebés)(?: y niñas)? )?(?:desde los|a partir de los|de) \\p{N}{1,2} (?:a \\p{N}{1,2} )?años)";
const SLEEPS = `(?:(?:sleeps|for|für|pour|para) (?:up to |bis zu |jusqu['’]à |hasta )?${NUMBER} (?:people|guests|persons|Personen|Gäste|personnes|personas|huéspedes))`;
/** And when: an "open studio" says nothing of hours. */
const OPEN =
  "(?:open|geöffnet|ouverte?|abiert[oa])\\s(?:[\\p{L} ]{0,30}\\p{N}|daily|overnight|late|weekends|evenings|all year|year round|every|all|on|mon|tue|wed|thu|fri|sat|sun|täglich|tous|toute|le|du|todos|de|los)";
const GENERATION =
  "(?:(?:in |dans |en )?(?:the |der |la )?\\p{L}{4,12} (?:generation|Generation|génération|generación)|\\p{N}(?:th|nd|rd|st) generation)";
const BOOKED =
  "(?:by appointment(?: only)?|nach Vereinbarung|sur rendez-vous|con cita(?: previa)?)";

/** A part behind a comma that tells one of these and nothing of what is done. */
const TOLD: readonly RegExp[] = [
  new RegExp(`^(?:\\p{L}{4,20} )?${SINCE} ${YEAR}`, "iu"),
  new RegExp(`^(?:${AGES}|${SLEEPS})`, "iu"),
  new RegExp(`^${OPEN}`, "iu"),
  new RegExp(`^${NUMBER}\\s\\p{L}{3,30}(?:\\s\\p{L}{1,30}){0,5}$`, "iu"),
  new RegExp(`^(?:${GENERATION}|${BOOKED})$`, "iu"),
  /^(?:Klassen?|years?|year groups?|classes? de) \p{N}/iu,
  /^(?:we|wir|nous) \p{L}/iu,
];
const AND = /^(?:and|und|et|y)\s/iu;

/** The same without a comma before it. */
const TAILS: readonly RegExp[] = [
  new RegExp(`\\s${SINCE} ${YEAR}(?: (?:at|am|im|in|au|à|en) [^,;]{3,60})?$`, "iu"),
  new RegExp(`\\s${AGES}[^,;]{0,30}$`, "iu"),
  new RegExp(`\\s${SLEEPS}$`, "iu"),
];
const LAST_PART = /[,;]\s(?=[^,;]{2,90}$)|\s[–—]\s(?=[^–—]{2,90}$)/u;

export type ToldApart = { rest: Slice; particulars: Slice[] };

/** The slice without what is told at its end, and that in the owner's words, in their order. */
export function cutParticulars(slice: Slice): ToldApart {
  const found = LAST_PART.exec(slice.text);
  if (found !== null && found.index > 0) {
    const part = cutSlice(slice, found.index + found[0].length);
    const told = part.text.replace(AND, "");
    if (TOLD.some((sign) => sign.test(told))) return cutAt(slice, found.index, part);
  }
  const at = TAILS.map((tail) => slice.text.search(tail)).find((index) => index > 0);
  if (at === undefined) return { rest: slice, particulars: [] };
  return cutAt(slice, at, cutSlice(slice, at));
}

function cutAt(slice: Slice, at: number, part: Slice): ToldApart {
  const { rest, particulars } = cutParticulars(trimSlice(cutSlice(slice, 0, at)));
  return { rest, particulars: [...particulars, trimSlice(part)] };
}
