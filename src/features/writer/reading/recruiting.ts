/** Wishes to find people for the work, "recruit apprentices", "Auszubildende gewinnen", as what those people do about it. */
import type { Goal, Phrasebook } from "./reading-model.ts";

const RECRUIT =
  /^(?:(?:we (?:want|need|would like) to )?(?:recruit|hire|find|attract|employ|take on)|(?:we['’]re |we are )?(?:hiring|recruiting)) (?:\p{N}{1,4} )?(?:(?:new|more|skilled|qualified|experienced|local|good|great|talented) ){0,2}(?<who>[\p{L}-]+(?: [\p{L}-]+)?)(?: (?:this|next) year| for (?:our|the) (?:team|business|company|[\p{L}]+ team))?$/iu;
/** Who gives their time. */
const GIVEN =
  /^(?:\p{L}+ )?(mentor|tutor|befriender|foster carer|foster parent|host|trustee|marshal|steward|host famil)(?:s|ies)$/iu;
const APPRENTICES = /^(?:\p{L}+ )?(?:apprentices|trainees)$/iu;
/** Who is paid. */
const EMPLOYED =
  /(?:staff|employees|team members|talent|carers|caregivers|nurses|technicians|engineers|stylists|barbers|chefs|cooks|waiters|waitresses|servers|electricians|plumbers|drivers|roofers|mechanics|installers|cleaners|therapists|instructors|teachers|developers|baristas|bakers|carpenters|joiners|builders|workers|professionals|personnel|crew|installateurs)$/iu;

/** The English wish as a deed; undefined where it is none. "Recruit volunteers" and "recruit members" are told elsewhere. */
export function sayRecruiting(part: string): string | undefined {
  const who = RECRUIT.exec(part)?.groups?.who;
  if (who === undefined || /volunteer/iu.test(who)) return undefined;
  const [, given] = GIVEN.exec(who) ?? [];
  if (given !== undefined) return `Become a ${given.toLowerCase().replace(/famil$/u, "family")}`;
  if (APPRENTICES.test(who)) return "Apply for an apprenticeship";
  // "Recruit garage builders": people who do it in their own time.
  if (/^(?:garage|home|hobby|weekend|amateur|spare-time) /iu.test(who)) return "Volunteer";
  return EMPLOYED.test(who) ? "Apply for a job" : undefined;
}

type Wish = readonly [RegExp, string];

/** The same in other languages, within the sentence of the goals. */
const WISHES: Readonly<Record<Exclude<Phrasebook, "en">, readonly Wish[]>> = {
  de: [
    [
      /(?:,| und)? (?:unsere |freie |offene )?(?:Ausbildungsplätze|Lehrstellen|Stellen) besetzen(?!\p{L})/gu,
      ", Bewerbung senden",
    ],
  ],
  fr: [
    [
      /(?<!\p{L})recruter (?:des?|de nouveaux|de nouvelles|nos futurs?) (?:apprentis?|alternants?)(?!\p{L})/giu,
      "envoyer une candidature",
    ],
    [
      /(?<!\p{L})recruter (?:des?|du|de nouveaux|de nouvelles|d[’']) ?(?:personnel|salariés|collaborateurs|chauffeurs|conducteurs|techniciens|ouvriers|serveurs|cuisiniers|infirmi[eè]re?s|aides-soignants?|monteurs|électriciens|plombiers|couvreurs|vendeurs)(?!\p{L})/giu,
      "envoyer une candidature",
    ],
  ],
  es: [
    [
      /(?<!\p{L})(?:captar|contratar|reclutar|incorporar|buscar) (?:a )?(?:nuevos? )?(?:personal|empleados|trabajadores|instaladores|conductores|técnicos|camareros|cocineros|cuidadoras?|enfermer[oa]s|aprendices|desarrollador(?:es|as)|programador(?:es|as)|talento)(?!\p{L})/giu,
      "enviar el currículum",
    ],
  ],
};

/** The labels of such deeds: what is asked of people for the work, and never first of visitors. */
const DEEDS =
  /^(?:apply for (?:a job|an apprenticeship)|bewerbung senden|envoyer une candidature|enviar el currículum)$/iu;

export const isRecruiting = ({ words }: Pick<Goal, "words">): boolean =>
  words !== undefined && DEEDS.test(words.invitation ?? words.label);

/** `goals` with such wishes as what those people do. */
export const tellRecruiting = (goals: string, language: Exclude<Phrasebook, "en">): string =>
  WISHES[language].reduce((told, [wish, deed]) => told.replace(wish, deed), goals);
