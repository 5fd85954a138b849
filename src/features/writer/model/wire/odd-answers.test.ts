/** What servers and proxies make of a call beside an answer: each is read, or refused with the reason. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { closePorts, failureOf, openPort } from "../../../../../test/fixtures/open-port.ts";
import { systemClock } from "../../../../platform/clock.ts";
import { ModelFailure } from "../port.ts";

setDefaultTimeout(60_000);
afterEach(closePorts);

const TEXT = '{"heading":{"text":"Brot und Brötchen für den Tisch","facts":["f1"]}}';
const [HEAD, TAIL] = [TEXT.slice(0, 30), TEXT.slice(30)];

const events = (...all: object[]): string =>
  [...all.map((one) => `data: ${JSON.stringify(one)}\n\n`), "data: [DONE]\n\n"].join("");
const word = (content: unknown, more: object = {}) => ({
  choices: [{ index: 0, delta: { content }, ...more }],
});
const STREAM = { "content-type": "text/event-stream" };
const JSON_TYPE = { "content-type": "application/json" };
const whole = (message: object) => JSON.stringify({ choices: [{ index: 0, message }] });

describe("is read as the answer that it is:", () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "a stream under the type of a text",
      { "content-type": "text/plain" },
      events(word(HEAD), word(TAIL)),
    ],
    ["a stream under the type of JSON", JSON_TYPE, events(word(HEAD), word(TAIL))],
    [
      "a stream of lines that end as on Windows",
      STREAM,
      events(word(TEXT)).replaceAll("\n", "\r\n"),
    ],
    [
      "a stream without a space behind its colons",
      STREAM,
      events(word(TEXT)).replaceAll("data: ", "data:"),
    ],
    [
      "a stream that ends without saying so",
      STREAM,
      events(word(TEXT)).replace("data: [DONE]\n\n", ""),
    ],
    [
      "a stream with comments and empty events between",
      STREAM,
      `: hi\n\n${events({}, word(HEAD), { choices: [] }, word(TAIL))}`,
    ],
    [
      "a stream with events of another kind",
      STREAM,
      `event: ping\ndata: 17\n\n${events(word(TEXT))}`,
    ],
    [
      "the first of two answers that are told between each other",
      STREAM,
      events(
        word(HEAD),
        { choices: [{ index: 1, delta: { content: '{"heading":' } }] },
        word(TAIL),
        { choices: [{ index: 1, delta: { content: '"other"}' } }] },
      ),
    ],
    [
      "content as a list of pieces",
      JSON_TYPE,
      whole({
        content: [
          { type: "text", text: HEAD },
          { type: "text", text: TAIL },
        ],
      }),
    ],
    [
      "a call of a tool",
      JSON_TYPE,
      whole({ content: null, tool_calls: [{ function: { name: "a", arguments: TEXT } }] }),
    ],
    [
      "a call of a tool in pieces",
      STREAM,
      events(
        ...[HEAD, TAIL].map((said) => ({
          choices: [
            { index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: said } }] } },
          ],
        })),
      ),
    ],
    ["usage that is none", STREAM, events(word(TEXT), { choices: [], usage: null })],
  ])("%s", async (_, headers, body) => {
    const { server, ask } = openPort();
    server.answer = () => ({ status: 200, headers, body });
    const { text, usage } = await ask();
    expect([text, usage.isCounted, server.calls.length]).toEqual([TEXT, false, 1]);
  });

  test.each([-1, 1.5, 1e300, "12", null, {}])("usage of %p tokens is no count", async (count) => {
    const { server, ask } = openPort();
    const usage = { prompt_tokens: count, completion_tokens: count };
    server.answer = () => ({ status: 200, headers: STREAM, body: events(word(TEXT), { usage }) });
    const reply = await ask();
    expect([reply.usage.isCounted, reply.usage.outTokens]).toEqual([
      false,
      Math.ceil(TEXT.length / 4),
    ]);
  });
});

test.each([
  ["a refusal", whole({ content: null, refusal: "I can't help with that." }), JSON_TYPE],
  [
    "a page of a proxy",
    "<html><body>Sign in to continue</body></html>",
    { "content-type": "text/html" },
  ],
  ["nothing", "", STREAM],
  ["an answer without a choice", '{"choices":[]}', JSON_TYPE],
])("%s has no words in it", async (_, body, headers) => {
  const { server, ask } = openPort();
  server.answer = () => ({ status: 200, headers, body });
  expect((await ask()).text).toBe("");
});

test("a server that keeps to no limit is not listened to for ever", async () => {
  const { server, ask } = openPort();
  server.answer = () => ({ text: "bread and rolls, ".repeat(20_000) });
  const { text, isCut } = await ask();
  // 100 tokens were asked for.
  expect([isCut, text.length < 5_000, server.calls.length]).toEqual([true, true, 1]);
});

describe("when to call again", () => {
  const inSeconds = (seconds: number) =>
    new Date(systemClock.now() + seconds * 1_000).toUTCString();

  test.each([
    ["a date that is past", () => inSeconds(-3_600)],
    ["a date", () => inSeconds(1)],
    ["a part of a second", () => "0.01"],
    ["none", () => "soon"],
  ])("is told by %s", async (_, retryAfter) => {
    const { server, ask } = openPort();
    server.answer = () =>
      server.calls.length === 1
        ? { status: 429, headers: { "retry-after": retryAfter() } }
        : { text: TEXT };
    expect((await ask()).usage.calls).toBe(2);
  });

  test.each([
    ["a date", () => inSeconds(3_600)],
    ["seconds without end", () => "99999999"],
  ])("is not waited for where it is later than the job may last: %s", async (_, retryAfter) => {
    const { server, ask } = openPort();
    server.answer = () => ({ status: 503, headers: { "retry-after": retryAfter() } });
    expect(await failureOf(ask())).toMatchObject({ kind: "unavailable" });
    expect(server.calls).toHaveLength(1);
  });

  test("is not waited for where the job has no more time for it", async () => {
    const { server, ask } = openPort({ jobMs: 600_000 });
    server.answer = () => ({ status: 503, headers: { "retry-after": "60" } });
    const asking = ask(new AbortController().signal, systemClock.monotonicMs() + 30_000);
    expect(await failureOf(asking)).toMatchObject({ kind: "unavailable" });
    expect(server.calls).toHaveLength(1);
  });
});

test("whatever bytes come back, it is an answer or a failure that is explained", async () => {
  const good = events(word(HEAD), word(TAIL), {
    usage: { prompt_tokens: 3, completion_tokens: 4 },
  });
  const spoilt = fc
    .tuple(
      fc.constantFrom(good, whole({ content: TEXT }), '{"error":{"message":"no"}}'),
      fc.nat(),
      fc.nat(60),
      fc.string(),
    )
    .map(([body, start, length, put]) => {
      const at = start % (body.length + 1);
      return body.slice(0, at) + put + body.slice(at + length);
    });
  const { server, ask } = openPort();
  await fc.assert(
    fc.asyncProperty(
      spoilt,
      fc.constantFrom(200, 200, 200, 204, 302, 400, 418, 500),
      fc.constantFrom("text/event-stream", "application/json", "text/html; charset=utf-16", ""),
      async (body, status, type) => {
        server.answer = () => ({
          ...{ status, headers: { "content-type": type, "retry-after": "0" } },
          ...(status === 204 ? {} : { body }),
        });
        const outcome = await ask().catch((error: Error) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ModelFailure);
        else expect(typeof outcome.text).toBe("string");
      },
    ),
    { numRuns: 300 },
  );
});
