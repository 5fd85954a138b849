/**
 * A change in plain words, made into a list of operations by a language model. What it answers is read
 * change by change; what cannot be done is asked for once again with the reason, and then said.
 */
import { createHash } from "node:crypto";
import { shorten } from "../../../../lib/shorten.ts";
import type { SiteDocument } from "../../../design/room.ts";
import { PHRASEBOOKS } from "../../reading/reading-model.ts";
import { type KeptSteps, WriterError } from "../../writer.ts";
import { ModelFailure, type ModelPort, type WireSchema } from "../port.ts";
import { PROMPTS, versionOf } from "../prompts/prompts.ts";
import { renderPrompt } from "../prompts/render-prompt.ts";
import { readAnswer } from "../read-answer.ts";
import type { ModelMeter } from "../session.ts";
import { describeSite, flatten, listEditableTexts } from "./describe-site.ts";
import { type Change, type Ground, readChange } from "./read-change.ts";

export type Proposal = {
  /** In the order in which they are applied. */
  changes: readonly Change[];
  /** With all of them. */
  document: SiteDocument;
  /** What cannot be done, for the owner; empty when everything can. */
  cannot: string;
};

export type ProposeOptions = {
  port: ModelPort;
  signal: AbortSignal;
  meter?: ModelMeter | undefined;
  kept?: KeptSteps | undefined;
};

const STEP = "revise";
const SYSTEM = "You change a small business's website as its owner asks, and nothing else.";
const OUT_TOKENS_MAX = 3_000;
const CHANGES_MAX = 40;
const CANNOT_LENGTH_MAX = 300;

const SCHEMA: WireSchema = {
  type: "object",
  additionalProperties: false,
  required: ["changes", "cannot"],
  properties: {
    changes: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["op", "at", "value"],
        properties: { op: { type: "string" }, at: { type: "string" }, value: { type: "string" } },
      },
    },
    cannot: { type: "string" },
  },
};

/**
 * Throws WriterError: `provider_unavailable` without an answer, `provider_rejected` where none could be
 * used; and the signal's reason.
 */
export async function proposeChanges(
  document: SiteDocument,
  instruction: string,
  options: ProposeOptions,
): Promise<Proposal> {
  const primary = document.meta.language.toLowerCase().split("-")[0];
  const ground: Ground = {
    instruction,
    texts: [
      ...listEditableTexts(document).map(({ text }) => text),
      ...document.facts.map(({ value }) => value),
    ],
    phrasebook: PHRASEBOOKS.find((language) => language === primary),
  };
  let faults: readonly string[] = [];
  for (const step of [STEP, `${STEP}/2`]) {
    const said = await ask(document, instruction, { ...options, step, faults });
    const proposal = said && readAll(document, said, ground);
    if (proposal === undefined) faults = ["your answer was not the JSON object asked for"];
    else if (proposal.faults.length === 0) return proposal;
    else if (step !== STEP && proposal.changes.length > 0)
      return { ...proposal, cannot: joinSentences(proposal.cannot, proposal.faults) };
    else faults = proposal.faults;
  }
  throw new WriterError(
    "provider_rejected",
    `Nothing that the language model proposed could be done (${faults[0] ?? "no answer"}). The credits were refunded; say it in other words, or change it by hand.`,
  );
}

type Said = { changes: readonly unknown[]; cannot: string };

function readAll(
  document: SiteDocument,
  said: Said,
  ground: Ground,
): Proposal & { faults: readonly string[] } {
  const changes: Change[] = [];
  const faults: string[] = [];
  let current = document;
  for (const one of said.changes.slice(0, CHANGES_MAX)) {
    const read = readChange(current, one, ground);
    if ("fault" in read) faults.push(read.fault);
    else {
      changes.push(read.change);
      current = read.document;
    }
  }
  return { changes, document: current, cannot: said.cannot, faults };
}

const joinSentences = (cannot: string, faults: readonly string[]): string =>
  [cannot, ...faults].filter((text) => text !== "").join("; ");

type Asking = ProposeOptions & { step: string; faults: readonly string[] };

/** Undefined where there is no such object in the answer. */
async function ask(
  document: SiteDocument,
  instruction: string,
  { port, signal, meter, kept, step, faults }: Asking,
): Promise<Said | undefined> {
  const promptVersion = versionOf("revise");
  const known = await kept?.read(step);
  if (known?.promptVersion === promptVersion && typeof known.value === "string")
    return readSaid(known.value);
  const mark = markOf(instruction, document);
  const request = [`===== ${mark} request`, flatten(instruction), `===== ${mark} request`];
  const prompt = renderPrompt(PROMPTS.revise, {
    request: request.join("\n"),
    site: describeSite(document, mark),
    faults: faults.length === 0 ? "" : `\nThese could not be done:\n- ${faults.join("\n- ")}\n`,
  });
  try {
    const reply = await port.ask(
      { step: STEP, system: SYSTEM, prompt, schema: SCHEMA, outTokensMax: OUT_TOKENS_MAX },
      { signal },
    );
    const { isCounted: _, ...usage } = reply.usage;
    const used = { model: port.model, ...usage };
    meter?.call(STEP, used);
    await kept?.write(step, { promptVersion, value: reply.text, usage: used });
    return readSaid(reply.text);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    throw new WriterError(
      error.kind === "unavailable" ? "provider_unavailable" : "provider_rejected",
      `${error.message} The credits were refunded; try again later. For the operator: ${error.advice}`,
      error,
    );
  }
}

async function readSaid(text: string): Promise<Said | undefined> {
  const answer = await readAnswer(text);
  const { changes, cannot } = answer?.value ?? {};
  if (!Array.isArray(changes) && typeof cannot !== "string") return undefined;
  return {
    changes: Array.isArray(changes) ? changes : [],
    cannot: typeof cannot === "string" ? shorten(flatten(cannot), CANNOT_LENGTH_MAX) : "",
  };
}

/** Hangs on every word inside, so that no word inside can hold it. */
const markOf = (instruction: string, document: SiteDocument): string =>
  createHash("sha256")
    .update(instruction)
    .update(JSON.stringify(document))
    .digest("hex")
    .slice(0, 16);
