/**
 * Openings without what only a form wants to know: "Say what it is for and send photographs" is told beside the form and at
 * the end of a page, and describes no business to whoever has just arrived.
 */
import type { Phrasebook } from "../reading/reading-model.ts";

/** How such a sentence begins. */
const INSTRUCTIONS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:say|tell us|write|describe|send|bring|give|list|name (?:a|the|what|your)|note|mention|let us know|begin with|start with|please|it helps|measure|count|pick|choose|ask)(?!\p{L})/iu,
  de: /^(?:es (?:hilft|genügt|reicht)|wichtig (?:ist|sind)|bitte|hilfreich|am besten|für den anfang|zum anfang|nützlich|zuerst|sagen|schreiben|nennen|schicken|beschreiben)(?!\p{L})|(?<!\p{L})bitte(?!\p{L})|\sgenügen\b/iu,
  fr: /^(?:dites|indiquez|précisez|envoyez|apportez|décrivez|écrivez|donnez|notez|racontez|pour commencer|il suffit|il est utile|mieux vaut|parlez|expliquez|comptez|pensez|mesurez|le plus utile|l[’']important)(?!\p{L})/iu,
  es: /^¿|^(?:para empezar|mientras tanto|(?:dar|decir|cerrar|venir|traer|llamar|enviar|medir|mirar|desconectar|anotar|avisar|marcar|escribir|indicar|apuntar)(?=\s)|conviene|hace falta|basta|lo (?:mejor|primero|más útil|importante)|ayuda|diga|cuéntenos|indique|envíe|traiga|es útil|mejor|importa|interesa)(?!\p{L})/iu,
};

const SENTENCES = /(?<=[.!?]) (?=[\p{Lu}¿¡])/u;

/** The sentences of a trade's opening that tell of it; empty where it only asks. */
export const dropInstructions = (lede: string, language: Phrasebook): string =>
  lede
    .split(SENTENCES)
    .filter((sentence) => !INSTRUCTIONS[language].test(sentence))
    .join(" ");
