import { afterEach, describe, expect, test } from "bun:test";
import {
  type ModelCall,
  type ModelServer,
  type Reply,
  startModelServer,
} from "../../../../test/fixtures/model-server.ts";
import { systemClock } from "../../../platform/clock.ts";
import { createOutbound } from "../../../platform/outbound/outbound.ts";
import { examineModel } from "./examine-model.ts";
import { describeLocalModel, findLocalModel } from "./find-local-models.ts";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const outbound = createOutbound({
  allowed: { ranges: [], hosts: new Set() },
  resolver: async () => [],
});

function open(answer: (call: ModelCall) => Reply): ModelServer {
  const server = startModelServer();
  servers.push(server);
  server.answer = answer;
  return server;
}

const examine = (server: ModelServer, jobMs = 3_600_000) =>
  examineModel(
    { outbound, clock: systemClock },
    {
      ...{ provider: "openai-compatible", baseUrl: server.url, model: "small", apiKey: undefined },
      ...{ firstTokenMs: 5_000, silenceMs: 5_000, jobMs, concurrency: 1 },
      ...{ budget: "full", fallback: undefined },
    },
  );

const GOOD = '{"text":"A bookbinder sews, glues and covers books."}';
const HELD = '{"kj":true,"wq":false,"zt":true}';

describe("doctor says of a model", () => {
  test.each<[string, (call: ModelCall) => Reply, RegExp, boolean]>([
    [
      "that it keeps to schemas",
      ({ keys }) => ({ text: keys.includes("kj") ? HELD : GOOD }),
      /^small: first word after [\d.]+ s, \d+ tokens a second, a site in \d+ (?:s|min) or more, schemas honoured, no thinking leaks$/,
      false,
    ],
    [
      "that it does not",
      ({ keys }) => ({ text: keys.includes("kj") ? "The sky is blue." : GOOD }),
      /schemas ignored, no thinking leaks$/,
      true,
    ],
    [
      "that its thinking leaks",
      ({ keys }) => ({ text: keys.includes("kj") ? HELD : `<think>hm</think>${GOOD}` }),
      /schemas honoured, thinking leaks$/,
      true,
    ],
  ])("%s", async (_, answer, text, isWarning) => {
    const finding = await examine(open(answer));
    expect(finding.ok).toBe(true);
    expect(finding.text).toMatch(text);
    expect(finding.isWarning ?? false).toBe(isWarning);
  });

  test("that a site would take longer than a job may", async () => {
    const server = open(({ keys }) => ({ text: keys.includes("kj") ? HELD : GOOD, dripMs: 5 }));
    const { ok, text, isWarning } = await examine(server, 1_000);
    expect([ok, isWarning]).toEqual([true, true]);
    expect(text).toMatch(
      /too slow for a job of 1 s: raise SITEWRIGHT_AI_JOB_LIMIT, or set SITEWRIGHT_AI_BUDGET=light$/,
    );
  });

  test("that it thinks at length before it answers", async () => {
    const thought = "The user asks for a sentence about a bookbinder. ".repeat(40);
    const server = open(({ keys }) => ({
      text: keys.includes("kj") ? HELD : GOOD,
      thought,
      usage: false,
    }));
    expect((await examine(server)).text).toMatch(/thinks \d{3,4} tokens before it answers/);
  });

  test("that Ollama has given it too small a context", async () => {
    const server = open(({ keys }) => ({ text: keys.includes("kj") ? HELD : GOOD }));
    server.loaded = [{ name: "small", context_length: 4_096 }];
    const { text, isWarning } = await examine(server);
    expect(isWarning).toBe(true);
    expect(text).toContain("its context holds 4096 tokens");
    expect(text).toContain("OLLAMA_CONTEXT_LENGTH=8192");
    server.loaded = [{ name: "small", context_length: 32_768 }];
    expect((await examine(server)).isWarning ?? false).toBe(false);
  });

  test("why it does not answer, and what to do", async () => {
    const finding = await examine(
      open(() => ({ status: 404, body: '{"error":{"message":"model small not found"}}' })),
    );
    expect(finding.ok).toBe(false);
    expect(finding.text).toContain("It said: model small not found");
    expect(finding.text).toContain("SITEWRIGHT_AI_MODEL");
  });
});

test("a model's server on this machine is named with the settings that would use it", async () => {
  const server = open(() => ({ status: 500 }));
  const port = Number(new URL(server.url).port);
  const closed = open(() => ({ status: 500 }));
  const nobody = Number(new URL(closed.url).port);
  await closed.close();
  const places = [
    { server: "LM Studio", port: nobody },
    { server: "Ollama", port },
  ];
  const found = await findLocalModel(outbound, places);
  expect(found && describeLocalModel(found)).toBe(
    `Ollama runs here, and is not used: SITEWRIGHT_AI_BASE_URL=http://127.0.0.1:${port}/v1 SITEWRIGHT_AI_MODEL=qwen3:8b would let it write the sites`,
  );
  expect(await findLocalModel(outbound, places.slice(0, 1))).toBeUndefined();
  expect(server.calls).toEqual([]);
});
