/** Makes of a language's files what the composer chooses from, and refuses files that break the schema. */
import * as v from "valibot";
import {
  familyTextsSchema,
  type GeneralTexts,
  generalTextsSchema,
  type TradeTexts,
} from "./text-schema.ts";

/** Languages that texts are written in; of trades there are some in the first four. */
export const TEXT_LANGUAGES = ["en", "de", "fr", "es", "ar", "he", "it", "nl", "pt", "pl"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

export type Texts = {
  language: TextLanguage;
  general: GeneralTexts;
  /** By the trade's id; trades that nobody has written in this language are missing. */
  trades: ReadonlyMap<string, TradeTexts>;
  /** Words that its texts write with a small letter: they are no names. */
  commonWords: () => ReadonlySet<string>;
};

/** What a language's file list hands over: values as the YAML files hold them. */
type TextFiles = { general: unknown; families: Readonly<Record<string, unknown>> };

/** Throws with the first faults of a file; a build with such a file is a defect. */
export function readTexts(language: TextLanguage, files: TextFiles): Texts {
  const general = parse(generalTextsSchema, files.general, `${language}/general`);
  const trades = new Map<string, TradeTexts>();
  for (const [family, value] of Object.entries(files.families)) {
    const texts = parse(familyTextsSchema, value, `${language}/${family}`);
    for (const [id, trade] of Object.entries(texts ?? {})) {
      if (trades.has(id)) throw new Error(`content/${language}: ${id} is written twice`);
      trades.set(id, trade);
    }
  }
  let words: ReadonlySet<string> | undefined;
  const commonWords = () => {
    words ??= listCommonWords(trades);
    return words;
  };
  return { language, general, trades, commonWords };
}

/** Takes a tenth of a second for the largest language, so it is done when first asked for. */
function listCommonWords(trades: ReadonlyMap<string, TradeTexts>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const texts of trades.values())
    for (const [word] of JSON.stringify(texts).matchAll(/\p{L}+/gu))
      if (/^\p{Ll}{3,}$/u.test(word)) words.add(word);
  return words;
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues
    .slice(0, 10)
    .map((issue) => `${v.getDotPath(issue) ?? "?"}: ${issue.message}`);
  throw new Error(`content/${file}.yaml: ${faults.join("; ")}`);
}
