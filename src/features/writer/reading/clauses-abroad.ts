/**
 * What German, French and Spanish owners want people to know ("zeigen, dass wir auch beim Aussortieren helfen", "dejar claro
 * que no hacemos urgencias"), as the sentence that is told. A German clause gets its verb in the second place.
 */
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

const SENTENCE_ENDS = /((?<=[\p{L}\p{N})]{2}[.!?])\s+|\n)/u;

const GERMAN_HEAD =
  /^(?:und |auch |bitte |außerdem ){0,2}(?:klarstellen|klar stellen|klar machen|klarmachen|klar sagen|deutlich machen|zeigen|betonen|erklären|erwähnen|vermitteln|herausstellen|kommunizieren|(?:darauf )?hinweisen|(?:die |unsere |alle )?(?:Leute|Kunden|Besucher|Gäste|Eltern|Menschen|Patienten|Interessenten)(?:innen)? (?:sollen|sollten|müssen) (?:wissen|sehen|verstehen|merken|erfahren)|(?:wir|ich) (?:möchten|möchte|wollen|will) (?:zeigen|sagen)|man soll(?:te)? (?:sehen|wissen|merken)),? dass (.{8,200})$/iu;

/** Who the clause speaks of: a word, or a noun with what stands before it. */
const GERMAN_SUBJECT =
  /^(?:(?:wir|ich|es)(?= )|(?:die|der|das|ein|eine|unser|unsere|mein|meine|jeder|jede|jedes|alle) (?:\p{Ll}{3,16} )?\p{Lu}[\p{L}-]{2,30}(?= ))/u;
const SINGULAR = /(?:[^e]t|et|ist|kann|wird|hat|muss|darf|soll|will)$/u;
const PLURAL = /(?:en|ern|eln|sind|tun)$/u;
const OF_ME = /(?:\p{Ll}e|bin|kann|will|muss|darf|soll|habe)$/u;

/** "Abholen" parts in the second place; "antworten" does not. */
const PARTED =
  /^(zurück|zusammen|weiter|statt|teil|auf|aus|ein|fest|her|hin|mit|nach|vor|weg|los|ab|an|zu)(?=\p{Ll}{4})(?!twort|erkenn)/u;

const isOf = (subject: string, verb: string): boolean => {
  const said = subject.toLowerCase();
  if (said === "wir" || said.startsWith("alle ")) return PLURAL.test(verb);
  if (said === "ich") return OF_ME.test(verb);
  if (/^(?:die|unsere|meine) /u.test(said)) return PLURAL.test(verb) || SINGULAR.test(verb);
  return SINGULAR.test(verb);
};

/** "Wir auch beim Aussortieren helfen" is "Wir helfen auch beim Aussortieren"; undefined where no verb ends it. */
function putVerbSecond(clause: string): string | undefined {
  const subject = GERMAN_SUBJECT.exec(clause)?.[0];
  if (subject === undefined || clause.includes(",")) return undefined;
  const words = clause.slice(subject.length + 1).split(" ");
  const verb = words.pop() ?? "";
  if (words.length === 0 || !/^\p{Ll}+$/u.test(verb) || !isOf(subject, verb)) return undefined;
  // "… leihen kann": behind another verb stands a whole one.
  const prefix = PARTED.exec(verb)?.[1] ?? "";
  const rest = words.join(" ");
  return capitaliseFirst(
    `${subject} ${verb.slice(prefix.length)} ${rest}${prefix === "" ? "" : ` ${prefix}`}`,
  );
}

function tellGerman(sentence: string): string {
  const stop = /[.!?]?$/u.exec(sentence)?.[0] ?? "";
  const [, clause] = GERMAN_HEAD.exec(sentence.slice(0, sentence.length - stop.length)) ?? [];
  if (clause === undefined) return sentence;
  // "… helfen und abends das Bett gemacht ist": what is told first.
  const told = putVerbSecond(clause) ?? putVerbSecond(clause.split(" und ")[0] ?? "");
  return told === undefined ? sentence : told + stop;
}

const FRENCH_HEAD =
  /^(?:et )?(?:(?:il faut )?que les (?:gens|clients|visiteurs|parents) (?:sachent|comprennent|voient|se rendent compte)|faire (?:savoir|comprendre)|montrer|expliquer|rassurer sur le fait|insister sur le fait|souligner) (?:bien )?(?:que |qu[’'])(\p{L}.{8,200})$/iu;
const SPANISH_HEAD =
  /^(?:y )?(?:dejar (?:muy |bien )?claro|que quede (?:muy |bien )?claro|remarcar|recordar|insistir en|avisar(?: de)?|(?:que )?(?:la gente|los clientes|las familias|los padres) (?:sepan?|vean?|entiendan?)|que (?:se )?sepa|mostrar|explicar|aclarar) que (\p{L}.{8,200})$/iu;

const AND_THAT = /,? (?:et qu(?:e |[’'])|y que )/iu;

const tellRomance =
  (head: RegExp) =>
  (sentence: string): string => {
    const [, clause] = head.exec(sentence) ?? [];
    // "… et que": of several `told-clauses.ts` tells each.
    return clause === undefined || AND_THAT.test(clause) ? sentence : capitaliseFirst(clause);
  };

const TELLS: Readonly<Partial<Record<Phrasebook, (sentence: string) => string>>> = {
  de: tellGerman,
  fr: tellRomance(FRENCH_HEAD),
  es: tellRomance(SPANISH_HEAD),
};

const NONE = /(?!)/u;
/** "Mehr Buchungen von Kitas", "más reservas de guarderías": who books, and nothing that can be booked. */
const BY_WHOM: Readonly<Partial<Record<Phrasebook, RegExp>>> = {
  de: /(?<=(?:buchungen|anfragen|bestellungen|reservierungen|aufträge|anmeldungen)) von (?:mehr |neuen )?(?:Kitas|Schulen|Firmen|Kunden|Kundinnen|Familien|Vereinen|Unternehmen|Hotels|Gästen|Paaren|Privatkunden|Eltern|Gruppen|Praxen|Betrieben|Restaurants|Gemeinden|Touristen)(?=[.,;!]|$| und)/giu,
  es: /(?<=(?:reservas|pedidos|encargos|solicitudes)) de (?:guarderías|colegios|empresas|familias|parejas|clientes|turistas|hoteles|restaurantes|grupos|escuelas|ayuntamientos|particulares)(?=[.,;!]|$| y)/giu,
  fr: /(?<=(?:réservations|commandes|demandes)) des (?:crèches|écoles|entreprises|familles|couples|clients|touristes|hôtels|restaurants|groupes|mairies|particuliers)(?=[.,;!]|$| et)/giu,
};

/** The goals with every such sentence as what is told. */
export function tellClausesAbroad(goals: string, language: Phrasebook): string {
  const tell = TELLS[language];
  if (tell === undefined) return goals;
  return goals
    .replace(BY_WHOM[language] ?? NONE, "")
    .split(SENTENCE_ENDS)
    .map((part, at) => (at % 2 === 1 ? part : tell(part)))
    .join("");
}
