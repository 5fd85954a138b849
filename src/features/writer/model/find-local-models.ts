/**
 * Looks whether a model's server runs on this machine, at the ports where they usually do. Nothing is
 * used unasked: it only gets to know which settings would use it.
 */
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { at, textAt } from "./wire/dialect.ts";
import { readWhole } from "./wire/read-events.ts";

export type LocalModel = { server: string; baseUrl: string; model: string };

export const USUAL_PLACES: readonly { server: string; port: number }[] = [
  { server: "Ollama", port: 11_434 },
  { server: "LM Studio", port: 1_234 },
  { server: "llama.cpp", port: 8_080 },
];

const ANSWER_MS_MAX = 1_000;

/** The first place where a server names a model; undefined where there is none. Never rejects. */
export async function findLocalModel(
  outbound: Pick<Outbound, "openOperatorUrl">,
  places = USUAL_PLACES,
): Promise<LocalModel | undefined> {
  const found = await Promise.all(places.map((place) => ask(outbound, place)));
  return found.find((one) => one !== undefined);
}

async function ask(
  outbound: Pick<Outbound, "openOperatorUrl">,
  { server, port }: { server: string; port: number },
): Promise<LocalModel | undefined> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS_MAX);
    const request = { method: "GET" as const, headers: {}, signal };
    const response = await outbound.openOperatorUrl(`${baseUrl}/models`, request);
    const body: unknown = JSON.parse(await readWhole(response.body));
    const model = textAt(at(body, "data"), 0, "id");
    return model === undefined ? undefined : { server, baseUrl, model: model.slice(0, 100) };
  } catch {
    return undefined;
  }
}

/** One line for the log: what is there, and what would use it. */
export const describeLocalModel = ({ server, baseUrl, model }: LocalModel): string =>
  `${server} runs here, and is not used: SITEWRIGHT_AI_BASE_URL=${baseUrl} SITEWRIGHT_AI_MODEL=${model} would let it write the sites`;
