import { expect, test } from "bun:test";
import { readOrigin } from "./sources.ts";

const PAGE = "https://bakery.example/about";

test.each([
  ["", undefined, "direct"],
  ["https://bakery.example/", undefined, undefined],
  ["https://www.bakery.example/", undefined, undefined],
  ["https://www.google.com/", "google.com", "search"],
  ["https://www.google.co.uk/", "google.co.uk", "search"],
  ["https://google.com.br/", "google.com.br", "search"],
  ["https://www.bing.com/search?q=bread", "bing.com", "search"],
  ["https://de.search.yahoo.com/", "de.search.yahoo.com", "search"],
  ["https://www.ecosia.org/", "ecosia.org", "search"],
  ["https://docs.google.com/", "docs.google.com", "referral"],
  ["https://mail.google.com/", "mail.google.com", "email"],
  ["android-app://com.google.android.gm/", "com.google.android.gm", "email"],
  ["https://outlook.live.com/", "outlook.live.com", "email"],
  ["https://lm.instagram.com/", "lm.instagram.com", "social"],
  ["https://l.facebook.com/l.php", "l.facebook.com", "social"],
  ["https://t.co/abc", "t.co", "social"],
  ["https://t.co.evil.example/", "t.co.evil.example", "referral"],
  ["https://not-google.com/", "not-google.com", "referral"],
  ["https://google.evil.example/", "google.evil.example", "referral"],
  ["https://chatgpt.com/", "chatgpt.com", "ai"],
  ["https://www.perplexity.ai/", "perplexity.ai", "ai"],
  ["https://gemini.google.com/", "gemini.google.com", "ai"],
  ["https://BLOG.example/post", "blog.example", "referral"],
  ["not a url", undefined, "direct"],
  ["javascript:alert(1)", undefined, "direct"],
  [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, undefined, "direct"],
] as const)("the referrer %j is %j, a visit of kind %j", (referrer, host, source) => {
  expect(readOrigin(PAGE, referrer)).toEqual({ referrer: host, source });
});

test.each([
  ["?utm_source=flyer", "campaign"],
  ["?utm_campaign=spring", "campaign"],
  ["?gclid=x", "campaign"],
  ["?utm_source=list&utm_medium=email", "email"],
  ["?utm_medium=Newsletter", "email"],
  ["?utm_source=chatgpt.com", "ai"],
  ["?utm_source=", "direct"],
  ["?q=utm_source", "direct"],
] as const)("the marks %j on a link make a visit of kind %j", (query, source) => {
  expect(readOrigin(PAGE + query, "")).toEqual({ referrer: undefined, source });
});

test("marks go before the referrer, which is told all the same", () => {
  expect(readOrigin(`${PAGE}?utm_source=ad`, "https://www.google.com/")).toEqual({
    referrer: "google.com",
    source: "campaign",
  });
});
