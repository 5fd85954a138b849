import { expect, setDefaultTimeout, test } from "bun:test";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { DIRECTION_IDS } from "../design/vocabulary.ts";
import { checkSiteContrast } from "./check-contrast.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const HUES = [0, 45, 95, 150, 210, 260, 320];

test("every direction can be read in every temper of its palette, by day and by night", () => {
  for (const direction of DIRECTION_IDS) {
    for (const [at, hue] of HUES.entries()) {
      const document = fillDocument({ direction });
      const vividness = (["ink", "muted", "clear", "vivid"] as const)[at % 4] ?? "clear";
      const ground = (["white", "warm", "cool", "tinted", "deep"] as const)[at % 5] ?? "white";
      document.tokens.palette = { hue, vividness, ground };
      const { findings, count } = checkSiteContrast(document);
      expect({ direction, hue, findings: findings.map(({ detail }) => detail) }).toEqual({
        ...{ direction, hue, findings: [] },
      });
      expect(count).toBeGreaterThan(200);
    }
  }
});
