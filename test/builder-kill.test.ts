/** kill -9 in the middle of edits, again and again: nothing that was answered as saved is lost. */
import { expect, test } from "bun:test";
import { openConsoleSession } from "./fixtures/console-session.ts";
import { openServerProcess, type ServerProcess } from "./fixtures/server-process.ts";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=50 bun test test/builder-kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 5);

test(
  "every edit that was answered is there after a kill, in its order, and none is there twice",
  async () => {
    const server = openServerProcess();
    try {
      await server.start();
      const { accountId } = await server.createOwner("owner@example.com");
      const siteId = await makeSite(server);
      const call = await signIn(server, accountId);
      const opened = await call("builder.open", { siteId });
      const address = `/#${opened.document.pages[0].blocks[0].id}/heading`;
      const saved: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const dying = editUntilDead(call, siteId, address, saved);
        await Bun.sleep(50 + Math.random() * 400);
        await server.kill();
        const sent = await dying;
        await server.start();
        const { document, draft } = await call("builder.open", { siteId });
        const heading = document.pages[0].blocks[0].heading;
        // The last one may have been stored before its answer was lost.
        const isUnanswered = sent !== undefined && heading === sent;
        if (isUnanswered) saved.push(sent);
        expect([heading, draft.edits]).toEqual([saved.at(-1) ?? heading, saved.length]);
      }
      expect(saved.length).toBeGreaterThan(KILLS);
    } finally {
      await server.close();
    }
  },
  KILLS * 30_000 + 60_000,
);

async function makeSite(server: ServerProcess): Promise<string> {
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  const { jobId } = await server.call("POST", "/sites", brief);
  for (;;) {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    if (job.siteId) return job.siteId;
    if (job.error) throw new Error(job.error.message);
    await Bun.sleep(20);
  }
}

type Call = (name: string, input: object) => Promise<ReturnType<typeof JSON.parse>>;

async function signIn(server: ServerProcess, accountId: string): Promise<Call> {
  const call = await openConsoleSession(server, accountId);
  return async (name, input) => {
    const { status, body } = await call(name, input);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
}

/** Edits on and on; answers the text whose answer never came. */
async function editUntilDead(
  call: Call,
  siteId: string,
  address: string,
  saved: string[],
): Promise<string | undefined> {
  let sent: string | undefined;
  try {
    let { revision } = (await call("builder.open", { siteId })).draft;
    for (;;) {
      const value = `Bread ${saved.length + 1}`;
      sent = value;
      const operation = { op: "set-text", address, value };
      ({ revision } = await call("builder.apply", { siteId, revision, operation }));
      saved.push(value);
      sent = undefined;
    }
  } catch (error) {
    // The connection broke: that is what a kill looks like from here.
    if (error instanceof Error && /^builder\./.test(error.message)) throw error;
    return sent;
  }
}
