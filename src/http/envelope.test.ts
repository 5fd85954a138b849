/** Answers share the object that their headers are written with, and nothing of it. */
import { expect, test } from "bun:test";
import { jsonResponse } from "./envelope.ts";

const ofCall = (id: string) => ({
  "x-request-id": id,
  "ratelimit-policy": `"key";q=${id.length};w=60`,
  ratelimit: `"key";r=${id.length};t=1`,
});

test("an answer keeps its own headers, whatever is answered after it", () => {
  const first = jsonResponse(200, "{}", ofCall("req_1"));
  const other = jsonResponse(201, "{}", { ...ofCall("req_other"), "retry-after": "3" });
  const bare = jsonResponse(401, "{}", { "x-request-id": "req_3" });
  const last = jsonResponse(200, "{}", ofCall("req_last"));
  const shared = {
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  };
  expect(Object.fromEntries(first.headers)).toEqual({ ...shared, ...ofCall("req_1") });
  expect(Object.fromEntries(other.headers)).toEqual({
    ...{ ...shared, ...ofCall("req_other") },
    "retry-after": "3",
  });
  expect(Object.fromEntries(bare.headers)).toEqual({ ...shared, "x-request-id": "req_3" });
  expect(Object.fromEntries(last.headers)).toEqual({ ...shared, ...ofCall("req_last") });
});

test("what is done to an answer stays with it", () => {
  jsonResponse(200, "{}", ofCall("req_1")).headers.set("ratelimit", "changed");
  jsonResponse(200, "{}", ofCall("req_1")).headers.delete("cache-control");
  const next = jsonResponse(200, "{}", ofCall("req_2"));
  expect(next.headers.get("ratelimit")).toBe(ofCall("req_2").ratelimit);
  expect(next.headers.get("cache-control")).toBe("no-store");
});
