/** Addresses as people paste them into the fields for a domain and for an existing website. */
import { describe, expect, test } from "bun:test";
import { readDomain, readWebAddress } from "./written-address.ts";

describe("a domain", () => {
  test.each([
    ["www.example.com", "www.example.com"],
    ["  www.example.com  ", "www.example.com"],
    ["https://www.example.com", "www.example.com"],
    ["https://www.example.com/", "www.example.com"],
    ["HTTP://WWW.Example.com/shop?x=1#top", "www.example.com"],
    ["www.example.com/", "www.example.com"],
    ["www.example.com/about", "www.example.com"],
    ["https://user:secret@www.example.com:8443/", "www.example.com"],
    ["www.bäckerei.example", "www.bäckerei.example"],
    ["https://www.bäckerei.example/", "www.xn--bckerei-5wa.example"],
  ])("%j is %s", (text, host) => expect(readDomain(text)).toBe(host));

  test.each(["", "my bakery", "https://", "http:///", "a b/c", "example.com:8787"])(
    "%j is left for the service to refuse",
    (text) => expect(readDomain(text)).toBe(text.trim()),
  );
});

describe("an existing website", () => {
  test.each([
    ["https://www.example.com", "https://www.example.com"],
    ["http://example.com/old/", "http://example.com/old/"],
    ["www.example.com", "https://www.example.com"],
    [" example.com/bread ", "https://example.com/bread"],
    ["http://localhost:8080/", "http://localhost:8080/"],
    ["bäckerei.example", "https://bäckerei.example"],
  ])("%j is %s", (text, address) => expect(readWebAddress(text)).toBe(address));

  test.each([
    "",
    "example",
    "we have none",
    "mailto:owner@bakery",
    "javascript:alert(1)",
    "ftp://example.com/",
    "file:///etc/passwd",
    "https://",
    "data:text/html,x",
  ])("%j is none", (text) => expect(readWebAddress(text)).toBeUndefined());
});
