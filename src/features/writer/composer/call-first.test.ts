/** A number that is told is called, texted or written to, where the goals name nothing else to do. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const firstButton = (brief: Partial<Brief>) => {
  const { navigation } = composeSite(
    { businessName: "Aster", industry: "opal cutting", ...brief },
    "s",
  );
  return [navigation.action?.label, navigation.action?.href];
};

test.each([
  [{ audience: "miners, 24hr. 868 555 0110" }, ["Call us", "tel:8685550110"]],
  [{ goals: "Stones cut to size. 01 555 0173." }, ["Call us", "tel:015550173"]],
  [{ audience: "Miners. Please text us instead: 0491 570 156." }, ["Text us", "sms:0491570156"]],
  [
    { goals: "Stones cut. WhatsApp +995 555 012 047." },
    ["Message us on WhatsApp", "https://wa.me/995555012047"],
  ],
  [{ goals: "Ask for dates. 01 555 0173 in the evening." }, ["Ask for dates", "/contact"]],
  [{ goals: "Miners come to us." }, ["Get in touch", "/contact"]],
] as const)("%o", (brief, button) => {
  expect(firstButton(brief)).toEqual([...button]);
});

test("a number that one country alone writes so is one to chat with", () => {
  const brief = {
    industry: "Impagliatura di sedie di Chiavari",
    goals: "Restauriamo le sedie della nonna. WhatsApp 350 555 0121.",
  };
  expect(firstButton(brief)[1]).toBe("https://wa.me/393505550121");
});
