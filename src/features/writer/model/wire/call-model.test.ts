import { afterEach, describe, expect, test } from "bun:test";
import { closePorts, failureOf, openPort as open } from "../../../../../test/fixtures/open-port.ts";

afterEach(closePorts);

const TEXT = '{"heading":{"text":"Bread and rolls for the table","facts":[]}}';
/** 400,000 shows that no limit of the engine's own ends the wait. */
const SILENT_MS = Number(process.env.SITEWRIGHT_TEST_SILENCE_MS ?? 300);

test(
  "a model that is silent for long before its first word is waited for, when the patience says so",
  async () => {
    const { server, ask } = open({ firstTokenMs: SILENT_MS * 2 + 5_000 });
    server.answer = async () => {
      await Bun.sleep(SILENT_MS);
      return { text: TEXT };
    };
    const { text, usage } = await ask();
    expect([text, usage.calls, server.calls.length]).toEqual([TEXT, 1, 1]);
  },
  SILENT_MS + 60_000,
);

describe("a call that goes well", () => {
  test("asks for a stream, the schema and the key's account, and counts what it used", async () => {
    const { server, ask } = open();
    server.answer = () => ({ text: TEXT });
    const { text, usage, isCut } = await ask();
    expect([text, isCut]).toEqual([TEXT, false]);
    expect(usage).toMatchObject({ inTokens: 321, outTokens: 16, isCounted: true, calls: 1 });
    const [call] = server.calls;
    expect(call?.path).toBe("/v1/chat/completions");
    expect(call?.headers.authorization).toBe("Bearer sk-1");
    expect(call?.body).toMatchObject({ model: "small", stream: true, max_tokens: 100 });
    expect(call?.keys).toEqual(["heading"]);
    expect([call?.system, call?.prompt]).toEqual(["You write.", "Write."]);
  });

  test("speaks Anthropic's dialect where that is set", async () => {
    const { server, ask } = open({ provider: "anthropic" });
    server.answer = () => ({ text: TEXT, thought: "hm", cut: true });
    const { text, usage, isCut } = await ask();
    expect([text, isCut, usage.inTokens, usage.outTokens]).toEqual([TEXT, true, 321, 16]);
    const [call] = server.calls;
    expect(call?.path).toBe("/v1/messages");
    expect(call?.headers["x-api-key"]).toBe("sk-1");
    expect(call?.body).toMatchObject({ tool_choice: { type: "tool", name: "answer" } });
  });

  test("takes an answer that comes whole although a stream was asked for", async () => {
    const { server, ask } = open();
    const whole = { choices: [{ message: { content: TEXT } }] };
    server.answer = () => ({ status: 200, body: JSON.stringify(whole) });
    const { text, usage } = await ask();
    expect(text).toBe(TEXT);
    expect(usage.isCounted).toBe(false);
  });

  test("leaves out what a server does not know, and does not send it again", async () => {
    const { server, ask } = open();
    server.answer = ({ body }) => {
      if ("response_format" in body)
        return { status: 400, body: '{"error":{"message":"response_format is not supported"}}' };
      if ("max_tokens" in body)
        return { status: 400, body: '{"error":"Use max_completion_tokens instead"}' };
      if ("reasoning_effort" in body)
        return { status: 400, body: '{"error":"\\"small\\" does not support thinking"}' };
      return { text: TEXT };
    };
    await ask();
    await ask();
    expect(server.calls).toHaveLength(5);
    expect(server.calls.at(-1)?.body.max_completion_tokens).toBe(100);
  });
});

test("a server that answers one call at a time is waited for while it answers another", async () => {
  const { server, ask } = open({ firstTokenMs: 3_000 });
  const first = Promise.withResolvers<void>();
  const long = "Bread and rolls. ".repeat(24);
  server.answer = async () => {
    if (server.calls.length === 1) return { text: long, dripMs: 250 };
    await first.promise;
    return { text: TEXT };
  };
  const asked = ask().finally(first.resolve);
  await server.until(1);
  const [one, two] = await Promise.all([asked, ask()]);
  expect([one.text, two.text, two.usage.calls]).toEqual([long, TEXT, 1]);
}, 60_000);

describe("a server in trouble", () => {
  test.each([
    [400, "This model's maximum context length is 4096 tokens"],
    [500, "the request exceeds the available context size, try increasing it"],
  ])(
    "that has too small a context (%i) is not asked again, and advice says how to widen it",
    async (status, message) => {
      const { server, ask } = open();
      server.answer = () => ({ status, body: JSON.stringify({ error: { message } }) });
      expect(await failureOf(ask())).toMatchObject({
        kind: "refused",
        message: expect.stringContaining("OLLAMA_CONTEXT_LENGTH=8192"),
      });
      expect(server.calls).toHaveLength(1);
    },
  );

  test("is asked again after an overload, when it says so, and answers", async () => {
    const { server, ask } = open();
    const answers = [429, 500];
    server.answer = () => {
      const status = answers.shift();
      return status === undefined ? { text: TEXT } : { status, headers: { "retry-after": "0" } };
    };
    expect((await ask()).usage.calls).toBe(3);
  });

  test("is not waited for longer than a job may take", async () => {
    const { server, ask } = open({ jobMs: 1_000 });
    server.answer = () => ({ status: 429, headers: { "retry-after": "3600" } });
    expect(await failureOf(ask())).toMatchObject({ kind: "unavailable" });
    expect(server.calls).toHaveLength(1);
  });

  test("is away after three calls, and whoever waits learns what to do", async () => {
    const { server, ask } = open();
    server.answer = () => ({ status: 503 });
    const failure = await failureOf(ask());
    expect(failure?.kind).toBe("unavailable");
    expect(failure?.message).toContain("sitewright doctor");
    expect(server.calls).toHaveLength(3);
  });

  test.each([
    [401, "SITEWRIGHT_AI_API_KEY"],
    [404, "SITEWRIGHT_AI_MODEL"],
    [413, "context"],
  ])("is not asked again when it refuses with %p", async (status, advice) => {
    const { server, ask } = open();
    server.answer = () => ({ status });
    const failure = await failureOf(ask());
    expect(failure?.kind).toBe("refused");
    expect(failure?.message).toContain(advice);
    expect(server.calls).toHaveLength(1);
  });

  test("that is silent before its first word is given up when patience ends", async () => {
    for (const hang of ["before headers", "after headers"] as const) {
      const { server, ask } = open({ firstTokenMs: 40 });
      server.answer = () => ({ hang });
      const failure = await failureOf(ask());
      expect(failure?.message).toContain("SITEWRIGHT_AI_PATIENCE");
      expect(server.calls).toHaveLength(1);
    }
  });

  test("that falls silent in the middle is asked once more", async () => {
    const { server, ask } = open({ silenceMs: 40 });
    server.answer = () =>
      server.calls.length === 1 ? { hang: "in the middle", text: '{"he' } : { text: TEXT };
    expect((await ask()).text).toBe(TEXT);
  });

  test("whose connection breaks is asked again", async () => {
    const { server, ask } = open();
    server.answer = () => (server.calls.length === 1 ? { broken: '{"he' } : { text: TEXT });
    expect((await ask()).text).toBe(TEXT);
  });

  test("that reports an error inside its stream is asked again", async () => {
    const { server, ask } = open();
    server.answer = () =>
      server.calls.length === 1
        ? { status: 200, body: '{"error":{"message":"out of memory"}}' }
        : { text: TEXT };
    expect((await ask()).text).toBe(TEXT);
  });
});

test("a slow stream is no silence", async () => {
  const { server, ask } = open({ firstTokenMs: 2_000, silenceMs: 300 });
  server.answer = () => ({ text: TEXT, dripMs: 150 });
  expect((await ask()).text).toBe(TEXT);
});

test("an abort ends the call on the wire", async () => {
  const { server, ask } = open();
  server.answer = () => ({ hang: "in the middle" });
  const abort = new AbortController();
  const asking = ask(abort.signal);
  await server.until(1);
  abort.abort(new Error("cancelled"));
  expect(await asking.catch((error: Error) => error.message)).toBe("cancelled");
  while (!server.calls[0]?.isAborted) await new Promise((resolve) => setImmediate(resolve));
});

test("only so many calls are on the wire at once, and who is cancelled while waiting is let go", async () => {
  const { server, ask } = open({ concurrency: 1 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let atOnce = 0;
  let atOnceMax = 0;
  server.answer = async () => {
    atOnce += 1;
    atOnceMax = Math.max(atOnceMax, atOnce);
    await released;
    atOnce -= 1;
    return { text: TEXT };
  };
  const abort = new AbortController();
  const first = ask();
  const second = ask(abort.signal);
  const third = ask();
  await server.until(1);
  abort.abort(new Error("cancelled"));
  expect(await second.catch((error: Error) => error.message)).toBe("cancelled");
  release();
  await Promise.all([first, third]);
  expect([atOnceMax, server.calls.length]).toEqual([1, 2]);
});
