import { describe, expect, test } from "bun:test";
import { typesetPage } from "./typeset.ts";

describe("a page in French", () => {
  test("has spaces that do not break before its tall marks, and inside quotation marks", () => {
    expect(typesetPage("<p>Quoi ? Oui ! Bref ; « ici » : là</p>", "fr")).toBe(
      "<p>Quoi\u202f? Oui\u202f! Bref\u202f; «\u00a0ici\u00a0»\u00a0: là</p>",
    );
    expect(typesetPage("<p>Quoi\u00a0?</p>", "fr-CH")).toBe("<p>Quoi\u202f?</p>");
    expect(typesetPage("<p><em>Quoi</em> ?</p>", "fr")).toBe("<p><em>Quoi</em>\u202f?</p>");
  });

  test("keeps addresses, attributes, scripts, styles and what is typed literally", () => {
    for (const html of [
      '<a href="/a?b=c" title="Quoi ?">x</a>',
      '<script>{"name": "Quoi ?"}</script>',
      "<style>a { color : red ; }</style>",
      "<code>a ? b : c</code>",
      "<textarea>Quoi ?</textarea>",
      "<p>https://a.example/?q=1;b!c 12:30</p>",
      '<input name="name" value="Anne > Marie ? Oui ; « x »"/>',
      '<meta name="description" content="a > b : c"/><img alt="3 > 2 !"/>',
    ])
      expect(typesetPage(html, "fr")).toBe(html);
  });

  test("is the only one that is set so", () => {
    for (const language of ["en", "de", "es", "fra", "frr"])
      expect(typesetPage("<p>Quoi ?</p>", language)).toBe("<p>Quoi ?</p>");
  });
});
