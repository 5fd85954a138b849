import { expect, test } from "bun:test";
import { type Parts, type StreamTimeouts, streamOf } from "./stream-of.ts";

const NEVER = 60_000_000;

/** Parts without end, and when they were ended. */
function endless() {
  const ended = Promise.withResolvers<void>();
  async function* make(): Parts {
    try {
      for (;;) {
        yield new Uint8Array([1]);
        // As where a part is made of what has to be read first.
        await Bun.sleep(1);
      }
    } finally {
      ended.resolve();
    }
  }
  return { parts: make(), ended: ended.promise };
}

test.each<StreamTimeouts>([
  { wholeMs: NEVER, betweenMs: 5 },
  { wholeMs: 5, betweenMs: NEVER },
])("a reader who stops asking holds nothing: %j", async (patience) => {
  const { parts, ended } = endless();
  const reader = (await streamOf(parts, patience)).getReader();
  expect((await reader.read()).done).toBe(false);
  await ended;
  await expect(reader.read()).rejects.toThrow("took too long");
});

test("a reader who asks for ever ends when the whole has taken too long", async () => {
  const { parts, ended } = endless();
  const reader = (await streamOf(parts, { wholeMs: 20, betweenMs: NEVER })).getReader();
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow("took too long");
  await ended;
});

test("what is read to its end, or no further, is over", async () => {
  async function* three(): Parts {
    for (const at of [1, 2, 3]) yield new Uint8Array([at]);
  }
  expect([...(await new Response(await streamOf(three())).bytes())]).toEqual([1, 2, 3]);
  const { parts, ended } = endless();
  const reader = (await streamOf(parts)).getReader();
  await reader.read();
  await reader.cancel();
  await ended;
});

test("what cannot be made is refused before there is a stream", async () => {
  async function* none(): Parts {
    if (NEVER > 0) throw new Error("there is no such site");
    yield new Uint8Array([1]);
  }
  await expect(streamOf(none())).rejects.toThrow("no such site");
});

test("a stream that nobody begins to read holds nothing", async () => {
  const { parts, ended } = endless();
  const reader = (await streamOf(parts, { wholeMs: NEVER, betweenMs: 5 })).getReader();
  await ended;
  await expect(reader.read()).rejects.toThrow("took too long");
});
