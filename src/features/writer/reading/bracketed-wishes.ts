/** What a wish to show something tells in brackets, "explain the pet health plan (£14.50 a month)", under its name. */
/** What stands before the name in "explain the pet health plan (£14.50 a month)". */
const SHOWN = /^(?:about|explain|show|list|mention|advertise|find|sell|offer|the|our|my)$/iu;
const NAME = /^(?!the |our |my |out )[\p{L}-]{3,20}(?: [\p{L}-]{2,20}){0,4}$/iu;
const NAME_WORDS_MAX = 5;

/** The name before the first bracket and what stands in it, of a text in any language. */
function readNamed(text: string): [name: string, told: string] | undefined {
  const bracket = / \(([^()]{3,90})\)/u.exec(text);
  if (bracket === null) return undefined;
  const words = text.slice(0, bracket.index).split(" ");
  for (let at = Math.max(0, words.length - NAME_WORDS_MAX - 1); at < words.length - 1; at += 1) {
    const name = words.slice(at + 1).join(" ");
    if (SHOWN.test(words[at] ?? "") && NAME.test(name))
      return [name.replace(/ (?:openly|clearly)$/iu, ""), bracket[1] ?? ""];
  }
  return undefined;
}

/** "Termine bekannt machen (jeden zweiten Samstag)". */
const GERMAN =
  /^(?!Vendre |Vender )((?:\p{L}{3,14} )?(?:\p{Lu}[\p{L}-]{2,30}))(?: \p{Ll}{3,12}){1,2} \(([^()]{3,90})\)/u;
const ROMANCE =
  /^\p{L}{3,12} (?:les|nos|mes|los|las|nuestr[oa]s|mis) ([\p{L}-]{3,20}(?: [\p{L}-]{2,20}){0,3}?) \(([^()]{3,90})\)/iu;

/** What a goal of the site's own adds in brackets, under the name of what it is told of. */
export function readBracketed(text: string): string | undefined {
  // "Explain how to post the machine (…)": what stands in the brackets is told of the deed.
  if (
    /(?<!\p{L})(?:how|when|where|why|wie|warum|comment|cómo)\s/iu.test(text.split("(", 1)[0] ?? "")
  )
    return undefined;
  const named = readNamed(text);
  const german = named ?? GERMAN.exec(text)?.slice(1);
  const [name, told] = german ?? ROMANCE.exec(text)?.slice(1) ?? [];
  // French writes a blank before its colon.
  const isFrench =
    german === undefined && !/^(?:los|las|nuestr|mis)/iu.test(text.split(" ")[1] ?? "");
  const colon = isFrench ? " :" : ":";
  const isSaid = / (?:can|is|are|was|has|have|kann|ist|sind|peut|est|sont|puede|es|son)(?: |$)/iu;
  return name === undefined || told === undefined || isSaid.test(name)
    ? undefined
    : `${name}${colon} ${told}`;
}
