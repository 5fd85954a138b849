/** The pages beside home and contact, each only where there is something to say on it. */
import type { BlockOf } from "../../design/room.ts";
import { toButton } from "./actions.ts";
import {
  closingBlock,
  type DraftBlock,
  eventsBlock,
  galleryBlock,
  hasQuestionsPage,
  hasServicesPage,
  offerDetailsBlock,
  offersHeading,
  questionsBlock,
  readAbout,
  stepsBlock,
} from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { factsBlock } from "./facts.ts";
import { type DraftPage, openPage } from "./heads.ts";
import { introduceIn } from "./home-page.ts";
import { fromGeneral, fromTrade } from "./material.ts";
import type { PageName } from "./page-titles.ts";
import { type Drafted, Sourced } from "./sourced.ts";

const ABOUT_PARAGRAPHS_MAX = 3;

export function servicesPage(site: Composition): DraftPage | undefined {
  if (!hasServicesPage(site)) return undefined;
  const { offers } = site.material;
  const blocks = closeOrOpen(site, "services", offersHeading(site), [
    offerDetailsBlock(site, "services"),
    stepsBlock(site, "services"),
  ]);
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
    lead === undefined || (trades.length > 1 && material.written === undefined)
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
  const blocks = closeOrOpen(site, "about", heading, [story, factsBlock(site, "about")]);
  const said = paragraphs.flatMap(({ text }) => text.split(/(?<=[.!?]) /u));
  const introduction = introduceIn(site)?.text;
  // The home page is described by it.
  const others = said.filter((sentence) => sentence !== introduction);
  return openPage(site, "about", blocks, others.length > 0 ? others : said);
}

export function questionsPage(site: Composition): DraftPage | undefined {
  if (!hasQuestionsPage(site)) return undefined;
  const questions = questionsBlock(site, "faq");
  if (questions === undefined) return undefined;
  // The page is named once; a list without a heading of its own opens entry by entry.
  const { heading, ...list } = questions;
  const { answers } = site.material.general.headings;
  const title = heading ?? fromGeneral("headings/answers", answers);
  const blocks = closeOrOpen(site, "faq", title, [{ ...list, variant: "accordion" }]);
  const said = site.material.questions.map(({ question }) => question);
  return openPage(site, "faq", blocks, said);
}

/** Answers at its address from the start; the renderer shows it to others once it holds a picture. */
export function galleryPage(site: Composition): DraftPage {
  const { general } = site.material;
  const title = fromGeneral("headings/gallery", general.headings.gallery);
  const blocks = closeOrOpen(site, "gallery", title, [galleryBlock(site, "gallery")]);
  return openPage(site, "gallery", blocks, [general.pages.gallery.description ?? ""]);
}

export function eventsPage(site: Composition): DraftPage {
  const { general } = site.material;
  const title = fromGeneral("headings/events", general.headings.events);
  const blocks = closeOrOpen(site, "events", title, [eventsBlock(site, "events")]);
  return openPage(site, "events", blocks, [general.pages.events.description ?? ""]);
}

/** The page with the action at its end, or in its opening where the end would repeat another page's. */
function closeOrOpen(
  site: Composition,
  page: PageName,
  heading: Sourced | string,
  body: readonly (DraftBlock | undefined)[],
): (DraftBlock | undefined)[] {
  const closing = closingBlock(site, page);
  // Answers that were written for this business are read before anything is asked for; the frame has the button.
  const isReadThrough = page === "faq" && site.material.written?.closing !== undefined;
  const opening: DraftBlock = {
    kind: "pageHeader",
    id: "top",
    variant: site.variant("pageHeader", page),
    heading,
    ...(closing === undefined && !isReadThrough ? { actions: [toButton(site.actions[0])] } : {}),
    art: site.art(`${page}-top`, "support", 1),
  };
  return [opening, ...body, closing];
}
