/** What a wish to show something tells in brackets, "explain the pet health plan (£14.50 a month)", under its name. */
/** "Explain the pet health plan (£14.50 a month)", "Termine bekannt machen (jeden zweiten Samstag)". */
const BRACKETED: readonly RegExp[] = [
  /(?:^|\s)(?:about|explain|show|list|mention|advertise|find|sell|offer|the|our|my) ((?!the |our |my |out )[\p{L}-]{3,20}(?: [\p{L}-]{2,20}){0,3}?)(?: openly| clearly)? \(([^()]{3,90})\)/iu,
  /^(?!Vendre |Vender )((?:\p{L}{3,14} )?(?:\p{Lu}[\p{L}-]{2,30}))(?: \p{Ll}{3,12}){1,2} \(([^()]{3,90})\)/u,
  /^\p{L}{3,12} (?:les|nos|mes|los|las|nuestr[oa]s|mis) ([\p{L}-]{3,20}(?: [\p{L}-]{2,20}){0,3}?) \(([^()]{3,90})\)/iu,
];

/** The form of French, which writes a blank before its colon, and Spanish. */
const ROMANCE = 2;

/** What a goal of the site's own adds in brackets, under the name of what it is told of. */
export function readBracketed(text: string): string | undefined {
  // "Explain how to post the machine (…)": what stands in the brackets is told of the deed.
  if (
    /(?<!\p{L})(?:how|when|where|why|wie|warum|comment|cómo)\s/iu.test(text.split("(", 1)[0] ?? "")
  )
    return undefined;
  const at = BRACKETED.findIndex((form) => form.test(text));
  const [, name, told] = BRACKETED[at]?.exec(text) ?? [];
  const colon =
    at === ROMANCE && !/^(?:los|las|nuestr|mis)/iu.test(text.split(" ")[1] ?? "") ? " :" : ":";
  const isSaid = / (?:can|is|are|was|has|have|kann|ist|sind|peut|est|sont|puede|es|son)(?: |$)/iu;
  return name === undefined || told === undefined || isSaid.test(name)
    ? undefined
    : `${name}${colon} ${told}`;
}
