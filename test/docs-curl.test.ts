/** The documentation's curl lines mean the same to a shell as to the OpenAPI document. */
import { expect, test } from "bun:test";
import { startTestService } from "./harness.ts";

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { example?: unknown }> };
}

/** The `<pre>` blocks of a page as a reader copies them, those that call curl. */
async function curlLinesOf(page: Response): Promise<string[]> {
  const blocks: string[] = [];
  await new HTMLRewriter()
    .on("pre", {
      element: () => void blocks.push(""),
      text: (chunk) => void blocks.push((blocks.pop() ?? "") + chunk.text),
    })
    .transform(page)
    .text();
  const decoded = blocks.map((block) =>
    block
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );
  return decoded.filter((block) => block.startsWith("curl "));
}

/** What a POSIX shell hands to curl, line by line; `-d` takes the argument that follows it. */
function bodiesAsShellReads(lines: readonly string[]): unknown[] {
  const curl = `curl() { for given in "$@"; do printf '%s\\0' "$given"; done; }`;
  const ran = Bun.spawnSync(["/bin/sh", "-eu"], {
    stdin: Buffer.from([curl, ...lines].join("\n")),
    env: { SITEWRIGHT_KEY: "swk_example" },
  });
  expect({ exit: ran.exitCode, stderr: ran.stderr.toString() }).toEqual({ exit: 0, stderr: "" });
  const given = ran.stdout.toString().split("\0");
  return given.flatMap((text, at) => (given[at - 1] === "-d" ? [JSON.parse(text)] : []));
}

test("each curl line of the documentation sends its operation's example when copied to a shell", async () => {
  const service = await startTestService();
  try {
    const lines = await curlLinesOf(await service.visit("localhost", "/docs"));
    const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
      await service.visit("localhost", "/openapi.json")
    ).json();
    const examples = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => operation.requestBody?.content["application/json"]?.example ?? []);
    expect(examples.length).toBeGreaterThan(5);
    const sent = bodiesAsShellReads(lines).map((body) => JSON.stringify(body));
    expect(sent.sort()).toEqual(examples.map((body) => JSON.stringify(body)).sort());
  } finally {
    await service.close();
  }
}, 60_000);
