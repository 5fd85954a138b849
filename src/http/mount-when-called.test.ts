import { expect, test } from "bun:test";
import type { Caller } from "./caller.ts";
import { mountWhenCalled } from "./mount-when-called.ts";

const request = new Request("http://localhost/v1/me");
const caller = { accountId: "acc_1", scope: "full" } as Caller;

test("nothing is mounted before the first call, once for all, and what is there answers at once", async () => {
  let mounts = 0;
  const call = mountWhenCalled(async () => {
    mounts += 1;
    await Bun.sleep(1);
    return () => new Response("here");
  });
  expect(mounts).toBe(0);
  const both = await Promise.all([call(request, caller, {}), call(request, caller, {})]);
  expect(await Promise.all(both.map((answer) => answer.text()))).toEqual(["here", "here"]);
  expect(mounts).toBe(1);
  expect(call(request, caller, {})).toBeInstanceOf(Response);
});
