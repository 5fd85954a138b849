/**
 * Where a German or Spanish text speaks to somebody as "Sie" or "usted". Half of all owners say du, euch or tú in
 * their own words, and a page that does both reads as if nobody had looked at it (decision 25).
 */
import type { TextLanguage } from "./read-texts.ts";

const GERMAN = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|Ihrerseits|Ihretwegen)(?!\p{L})/u;

/** "Usted", and what belongs to whoever reads: a message, an order, an animal that is to be treated. */
const SPANISH =
  /(?<!\p{L})(?:ustedes|usted|(?:su|sus) (?:mensaje|pedido|consulta|solicitud|nombre|correo|teléfono|número|dirección|hijo|hija|perro|gato|mascota|coche|boda|fiesta|idea|caso|cita)s?|l(?:e|es) vienen? bien|le gustaría)(?!\p{L})/iu;

/** Imperatives of usted, where nothing else stands: at the beginning of a sentence or of what a colon introduces. */
const TOLD =
  /(?:^|[.!?:;] |¡)(?:No )?(?:abra|acérquese|añada|anote|apunte|avise|avísenos|busque|calcule|compare|consulte|cuente|cuéntenos|dé|deje|describa|descríbanos|diga|digan|dígalo|díganos|elija|empiece|encargue|enséñenos|envíe|envíenos|escoja|escriba|escríbanos|espere|evite|explique|fotografíe|guarde|háblenos|haga|indique|inscríbase|lave|lea|llame|llámenos|lleve|mande|marque|mida|mire|muestre|muéstrenos|pida|piense|ponga|pregunte|proponga|quite|recoja|reserve|retire|revise|saque|siéntese|suscríbase|tenga|tráiganos|traiga|únase|vea|venga)(?!\p{L})/iu;

const ADDRESS: Readonly<Partial<Record<TextLanguage, readonly RegExp[]>>> = {
  de: [GERMAN],
  es: [SPANISH, TOLD],
};

/** The words with which a text addresses its reader, where it should address nobody. */
export const findAddress = (language: TextLanguage, text: string): string | undefined =>
  ADDRESS[language]
    ?.map((words) => words.exec(text)?.[0].trim())
    .find((found) => found !== undefined);
