/**
 * Words that are said to a machine, or by one about its task, and never by a business to its customers.
 * Found by form in the four languages: a sentence that hides its wish better is text like any other, and
 * can do no more than text can.
 */

/** Orders to whoever reads: "ignore all previous instructions". */
const ORDERS: readonly RegExp[] = [
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass) [^.]{0,40}(?:instructions?|prompts?|rules?|guidelines|directions)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignorier\p{L}{1,3}|vergiss|vergessen sie|missachte\p{L}{0,2}|überschreib\p{L}{1,3}) [^.]{0,40}(?:anweisung(?:en)?|vorgaben|regeln|instruktionen|prompts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignor(?:e|ez|er)|oubli(?:e|ez|er)) [^.]{0,40}(?:instructions?|consignes?|règles|prompts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:ignora|ignore|olvida|olvide|omite|omita) [^.]{0,40}(?:instrucciones|indicaciones|reglas|prompts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:you are now|from now on you are|act as|pretend to be|sie sind (?:jetzt|nun) ein|du bist (?:jetzt|nun)|tu es (?:maintenant|désormais)|vous êtes (?:maintenant|désormais) une?|ahora eres|actúa como) [^.]{0,30}(?:ai|ia|ki|model\p{L}{0,3}|modell|modèle|assistant|assistent|assistante?|asistente|bot|dan|chatbot)(?!\p{L})/iu,
];

/** The machinery itself. */
const MACHINERY: readonly RegExp[] = [
  /(?<!\p{L})(?:system ?prompts?|systemprompts?|prompt système|prompt del sistema|as an ai|language model|ai assistant|als ki|sprachmodell|modèle de langage|modelo de lenguaje|chatgpt|openai|anthropic|ollama|jailbreak)(?!\p{L})/iu,
  /(?:^|[\s>])(?:system|assistant|user|developer)\s?:\s/iu,
  /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|={5}|#{3} ?(?:instruction|system|response)/iu,
  /(?<!\p{L})(?:respond|answer|reply|output) (?:only )?(?:with|in) [^.]{0,20}json(?!\p{L})/iu,
];

/** The words found; undefined for a text that speaks to people. */
export function findMachineTalk(text: string): string | undefined {
  for (const pattern of [...ORDERS, ...MACHINERY]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
