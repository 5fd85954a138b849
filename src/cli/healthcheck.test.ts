import { expect, test } from "bun:test";
import { OperatorError } from "../lib/errors.ts";
import { parseConfig } from "../platform/config.ts";
import { checkHealth, healthUrl, reachableHost } from "./healthcheck.ts";

test("a ready server is healthy; one that is not, or not there, is the operator's to mend", async () => {
  const status = { now: 200 };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(null, { status: status.now }),
  });
  const url = `http://127.0.0.1:${server.port}/readyz`;
  await checkHealth(url);
  status.now = 503;
  await expect(checkHealth(url)).rejects.toThrow(`${url} answers 503`);
  await server.stop(true);
  await expect(checkHealth(url)).rejects.toThrow(OperatorError);
});

test("a proxy in the environment is not asked", async () => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("ready") });
  const before = process.env.HTTP_PROXY;
  process.env.HTTP_PROXY = "http://127.0.0.1:9";
  try {
    await checkHealth(`http://127.0.0.1:${server.port}/readyz`);
  } finally {
    if (before === undefined) delete process.env.HTTP_PROXY;
    else process.env.HTTP_PROXY = before;
    await server.stop(true);
  }
});

test("a server on every address is asked on the loopback one", () => {
  expect(reachableHost("0.0.0.0")).toBe("127.0.0.1");
  expect(reachableHost("::")).toBe("[::1]");
  expect(reachableHost("[::]")).toBe("[::1]");
  expect(reachableHost("0:0:0:0:0:0:0:0")).toBe("[::1]");
  expect(reachableHost("fd00::1")).toBe("[fd00::1]");
  expect(reachableHost("[fd00::1]")).toBe("[fd00::1]");
  expect(reachableHost("localhost")).toBe("localhost");
  expect(reachableHost("10.0.0.7")).toBe("10.0.0.7");
});

test("with TLS on, the plain port is asked", () => {
  const environment = { SITEWRIGHT_TLS: "acme", SITEWRIGHT_HTTP_PORT: "8080", HOST: "0.0.0.0" };
  expect(healthUrl(parseConfig(environment))).toBe("http://127.0.0.1:8080/healthz");
  expect(healthUrl(parseConfig({}))).toBe("http://127.0.0.1:8787/readyz");
});
