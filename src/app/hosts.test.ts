import { describe, expect, test } from "bun:test";
import { createHosts } from "./hosts.ts";

const hosts = createHosts({ publicUrl: "https://app.example.com:8443" });
const kindOf = (host: string | undefined) =>
  hosts.classify(new Request("http://x/", host === undefined ? {} : { headers: { host } }));

describe("a request is for the service", () => {
  test.each([
    "app.example.com",
    "APP.example.com:8443",
    "app.example.com.",
    "app.example.com:443",
    "localhost:8787",
    "127.0.0.1",
    "[::1]:8787",
  ])("at %s", (host) => {
    expect(kindOf(host)).toEqual({ kind: "service" });
  });
});

test("any other name may be a site's, and is known by one spelling", () => {
  for (const host of ["Bakery.Example.com:80", "bakery.example.com."])
    expect(kindOf(host)).toEqual({ kind: "site", name: "bakery.example.com" });
  expect(kindOf("bäckerei.de")).toEqual({ kind: "site", name: "xn--bckerei-5wa.de" });
});

test.each([undefined, "", "a b", "a/b", "user@bakery.de", "..", "x".repeat(300)])(
  "nothing is answered for the host %p",
  (host) => {
    expect(kindOf(host)).toEqual({ kind: "unknown" });
  },
);

test("a host is the same after many others have asked", () => {
  for (let at = 0; at < 10_050; at += 1) kindOf(`site${at}.example.com`);
  expect(kindOf("site1.example.com")).toEqual({ kind: "site", name: "site1.example.com" });
  expect(kindOf("app.example.com")).toEqual({ kind: "service" });
});
