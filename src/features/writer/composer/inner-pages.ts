/** The pages beside home and contact, each only where there is something to say on it. */
import type { BlockOf } from "../../design/room.ts";
import {
  closingBlock,
  type DraftBlock,
  eventsBlock,
  galleryBlock,
  hasQuestionsPage,
  hasServicesPage,
  headOfBusiness,
  offerDetailsBlock,
  offersHeading,
  questionsBlock,
  readAbout,
  stepsBlock,
} from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { factsBlock } from "./facts.ts";
import { type DraftPage, openPage, type PageName } from "./heads.ts";
import { fromGeneral, fromTrade } from "./material.ts";
import { type Drafted, Sourced } from "./sourced.ts";

const ABOUT_PARAGRAPHS_MAX = 3;

export function servicesPage(site: Composition): DraftPage | undefined {
  if (!hasServicesPage(site)) return undefined;
  const { offers } = site.material;
  const blocks = [
    header(site, "services", offersHeading(site)),
    offerDetailsBlock(site, "services"),
    stepsBlock(site, "services"),
    closingBlock(site, "services"),
  ];
  const said = offers.map(({ text }) => text);
  return openPage(site, "services", blocks, said);
}

/** `existing` are paragraphs of the owner's own site, which say more than the trade can. */
export function aboutPage(site: Composition, existing: readonly string[]): DraftPage | undefined {
  const { material, voice } = site;
  const own = existing.map((text) => new Sourced(text, "existing", "existingUrl"));
  const trade = readAbout(site)
    .story.map(({ source, text }) => fromTrade(source, "text", text))
    .slice(0, Math.max(0, ABOUT_PARAGRAPHS_MAX - own.length));
  const paragraphs = [...own, ...trade];
  if (paragraphs.length === 0) return undefined;
  const { lead, trades, general } = material;
  const heading =
    lead === undefined
      ? fromGeneral(`headings/about/${voice}`, general.headings.about[voice] ?? "")
      : fromTrade(trades[0]?.id ?? "", "headings/about", lead.headings.about);
  const variant = site.variant("story", "about");
  const story: Drafted<BlockOf<"story">> = {
    kind: "story",
    id: "story",
    variant: variant === "split" ? "split" : "prose",
    paragraphs,
    art: site.art("about-story", "support", 2),
  };
  const blocks = [
    header(site, "about", heading),
    story,
    factsBlock(site, "about"),
    closingBlock(site, "about"),
  ];
  return openPage(
    site,
    "about",
    blocks,
    paragraphs.map(({ text }) => text),
  );
}

export function questionsPage(site: Composition): DraftPage | undefined {
  if (!hasQuestionsPage(site)) return undefined;
  const questions = questionsBlock(site, "faq");
  if (questions === undefined) return undefined;
  const { lead, general } = site.material;
  // The page is named once: the list under its name has the trade's own heading, or the business's.
  const heading = lead?.headings.questions === undefined ? headOfBusiness(site) : questions.heading;
  const blocks = [
    header(site, "faq", fromGeneral("headings/answers", general.headings.answers)),
    { ...questions, heading },
    closingBlock(site, "faq"),
  ];
  const said = site.material.questions.map(({ question }) => question);
  return openPage(site, "faq", blocks, said);
}

/** Answers at its address from the start; the renderer shows it to others once it holds a picture. */
export function galleryPage(site: Composition): DraftPage {
  const { general } = site.material;
  const title = fromGeneral("headings/gallery", general.headings.gallery);
  const blocks = [
    header(site, "gallery", title),
    galleryBlock(site, "gallery"),
    closingBlock(site, "gallery"),
  ];
  return openPage(site, "gallery", blocks, [general.pages.gallery.description ?? ""]);
}

export function eventsPage(site: Composition): DraftPage {
  const { general } = site.material;
  const title = fromGeneral("headings/events", general.headings.events);
  const blocks = [
    header(site, "events", title),
    eventsBlock(site, "events"),
    closingBlock(site, "events"),
  ];
  return openPage(site, "events", blocks, [general.pages.events.description ?? ""]);
}

function header(
  site: Composition,
  page: PageName,
  heading: Sourced | string,
  lede?: Sourced,
): DraftBlock {
  return {
    kind: "pageHeader",
    id: "top",
    variant: site.variant("pageHeader", page),
    heading,
    ...(lede === undefined ? {} : { lede }),
    art: site.art(`${page}-top`, "support", 1),
  };
}
