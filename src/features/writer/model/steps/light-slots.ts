/** The slots of a light budget: one call for a site that the composer completes. */
import type { SiteOutline } from "../outline.ts";
import type { Slot } from "../slots.ts";
import { heading, text } from "./page-slots.ts";
import { hasAboutPage } from "./site-parts.ts";

const LIGHT_OFFERS = 4;

/** The few texts that a slow model is asked for: opening, offers, and about where there is something to tell. */
export function lightTask(outline: SiteOutline): { what: string; slots: readonly Slot[] } {
  const offers = outline.offers.slice(0, LIGHT_OFFERS);
  return {
    what: "the website",
    slots: [
      heading(
        "heading",
        80,
        "the first line of the site: 3 to 9 words on what there is here, no name",
      ),
      text("lede", 220, "1 or 2 sentences: what this is, for whom, and what a visitor does next"),
      ...offers.flatMap((name, at) => [
        heading(`offer_${at + 1}_name`, 48, `1 to 5 words: “${name}”`),
        text(`offer_${at + 1}_text`, 180, "1 sentence: what it is and for whom"),
      ]),
      ...(hasAboutPage(outline)
        ? [
            text(
              "about_1",
              320,
              "2 sentences on what the business does and for whom, from the facts",
            ),
          ]
        : []),
    ],
  };
}
