/** A command is carried out once, whatever becomes of the server that has begun it. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { join } from "node:path";
import { openTestContext, type TestContext } from "../../test/fixtures/context.ts";
import { startReceiver } from "../../test/fixtures/webhook-receiver.ts";
import { startTestService } from "../../test/harness.ts";
import { callProcedure } from "../cli/call.ts";
import type { CommandProcedures } from "../http/procedure.ts";
import { notFound, OperatorError, UsageError } from "../lib/errors.ts";
import { callServer, serveControlSocket } from "./control-socket.ts";

let house: TestContext;
/** Resolves when the held command has begun; `release` lets it end. */
let begun: PromiseWithResolvers<void>;
let release: PromiseWithResolvers<void>;

const procedures: CommandProcedures = {
  echo: async (_, input) => ({ given: input }),
  nothing: async () => undefined,
  async held() {
    begun.resolve();
    await release.promise;
    return { done: true };
  },
  missing: async () => {
    throw notFound("account");
  },
  wrong: async () => {
    throw new UsageError("`plan` must be one of free, pro.");
  },
  broken: async () => {
    throw new Error("select secret from keys");
  },
};

beforeAll(async () => {
  house = await openTestContext();
});
beforeEach(() => {
  begun = Promise.withResolvers();
  release = Promise.withResolvers();
});
afterAll(() => house.close());

const call = (name: string, input: unknown = {}) => callServer(house.directory, name, input);

test("a command's result comes back as it is, and without a server there is none", async () => {
  expect(await call("echo")).toBeUndefined();
  const control = await serveControlSocket(house.ctx, procedures);
  expect(await call("echo", { text: "Ærø\n✓" })).toEqual({
    result: { given: { text: "Ærø\n✓" } },
  });
  expect(await call("nothing")).toEqual({ result: null });
  control.close();
  expect(await call("echo")).toBeUndefined();
});

test("what is said of a failure is the service's own words, and never a fault's", async () => {
  const control = await serveControlSocket(house.ctx, procedures);
  const failure = (name: string) => call(name).then(String, (error: unknown) => error);
  expect(await failure("missing")).toEqual(new OperatorError("No such account."));
  expect(await failure("wrong")).toEqual(new UsageError("`plan` must be one of free, pro."));
  expect(await failure("broken")).toEqual(
    new OperatorError("The command failed; the server's log says why."),
  );
  for (const name of ["unknown", "constructor", "__proto__"])
    expect(await failure(name)).toEqual(
      new OperatorError("The running server is of another version; restart it."),
    );
  expect(house.logLines.filter((line) => line.includes("select secret"))).toHaveLength(1);
  control.close();
});

test("a stop takes no new command, and lets the one that has begun answer", async () => {
  const control = await serveControlSocket(house.ctx, procedures);
  const answer = call("held");
  await begun.promise;
  let isFinished = false;
  const finished = control.finish().then(() => {
    isFinished = true;
  });
  expect(await call("echo")).toBeUndefined();
  expect(isFinished).toBe(false);
  release.resolve();
  expect(await answer).toEqual({ result: { done: true } });
  await finished;
  control.close();
});

test("a command whose server has gone before answering is reported, and not done again", async () => {
  const control = await serveControlSocket(house.ctx, procedures);
  const answer = call("held").then(String, (error: unknown) => error);
  await begun.promise;
  control.close();
  expect(await answer).toBeInstanceOf(OperatorError);
  expect(String(await answer)).toContain("not known");
  release.resolve();

  // Nor does the command line do it by itself, which without a server would make the account.
  const dying = Bun.listen({
    unix: join(house.directory, "control.sock"),
    socket: { data: (socket) => void socket.terminate() },
  });
  try {
    const environment = { SITEWRIGHT_DATA: house.directory };
    const input = { name: "Acme", email: "owner@acme.test" };
    const made = callProcedure(environment, "account.create", input);
    expect(await made.then(String, String)).toContain("not known");
  } finally {
    dying.stop(true);
  }
});

test("a service that is told to stop answers the command that has begun, and takes no other", async () => {
  const receiver = startReceiver();
  receiver.answer = async () => {
    await release.promise;
    return new Response("ok");
  };
  const allowed = { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: new URL(receiver.url).host };
  const service = await startTestService({ environment: allowed });
  try {
    const { key } = await service.createAccount();
    const hook = await service.call(key, "POST", "/webhooks", { body: { url: receiver.url } });
    const ping = callServer(service.directory, "webhook.test", { id: hook.body.webhook.id });
    await receiver.until(1);
    const stopped = service.stop();
    expect(await callServer(service.directory, "account.list", {})).toBeUndefined();
    release.resolve();
    expect((await ping)?.result).toMatchObject({ status: "succeeded" });
    await stopped;
  } finally {
    release.resolve();
    await service.close();
    await receiver.close();
  }
});
