/** One line over the form for what the goals want explained, and nobody has explained to us. */
import { listAskedTopics } from "../reading/asked-topics.ts";
import type { Phrasebook } from "../reading/reading-model.ts";
import type { Composition } from "./composition.ts";
import { asSentence } from "./heads.ts";
import { fromBrief } from "./material.ts";
import type { Sourced } from "./sourced.ts";

/** Around the topics as the owner names them, so that no noun of theirs has to change its ending. */
const LINES: Readonly<Record<Phrasebook, readonly [before: string, and: string, behind: string]>> =
  {
    en: ["Ask about ", " and ", ""],
    de: ["Fragen zum Thema ", " und ", " sind willkommen"],
    fr: ["Vos questions sont les bienvenues\u00a0: ", ", ", ""],
    es: ["Se atienden consultas sobre ", " y ", ""],
  };

export function tellTopics({ reading, material, statements }: Composition): Sourced | undefined {
  const { phrasebook } = reading.language;
  if (phrasebook === undefined || material.written !== undefined) return undefined;
  const told = statements.map(({ words }) => words.toLowerCase()).join("\n");
  const topics = listAskedTopics(reading.typed.goals ?? "", phrasebook).filter(
    (topic) => !told.includes(topic.toLowerCase().replace(/^(?:the|our) /u, "")),
  );
  const last = topics.at(-1);
  if (last === undefined) return undefined;
  const [before, and, behind] = LINES[phrasebook];
  const others = topics.slice(0, -1).join(", ");
  const named = others === "" ? last : `${others}${and}${last}`;
  return fromBrief("goals", asSentence(`${before}${named}${behind}`));
}
