import { expect, test } from "bun:test";
import { safeHref } from "./safe-href.ts";

test("links of the site, web, mail and telephone pass", () => {
  for (const href of [
    "/",
    "/about#team",
    "#top",
    "https://example.org/a?b=c&d=é",
    "mailto:a@b.example",
    "tel:+442079460000",
    "sms:5035550190",
  ]) {
    expect(safeHref(href)).toBe(href);
  }
});

test("anything that could run, or leave the site unseen, is refused", () => {
  const refused = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://user:pass@evil.example",
    "http:evil.example",
    "mailto:a@b.example?bcc=c@d.example",
    "file:///etc/passwd",
    "about:blank",
    "sms:5035550190?body=x",
    "",
    " ",
    "relative/path",
    // White space that is none of ASCII.
    "/\u00a0#",
    "/contact\u2003x",
  ];
  for (const href of refused) expect(safeHref(href)).toBeUndefined();
});
