/** What every page but the home page starts with: its header, title and description. */
import type { Block } from "../../design/blocks.ts";
import type { Page } from "../../design/document.ts";
import type { PageId } from "../knowledge/model.ts";
import type { Desk } from "./desk.ts";
import { sayEyebrow } from "./eyebrow.ts";
import { describePage, titlePage } from "./page-text.ts";
import { drawArt, isBlock } from "./sections.ts";

/** The pools of the questions page have a name of their own: `faq` is the section. */
const KEYS: Readonly<Record<PageId, string>> = {
  services: "services",
  about: "about",
  gallery: "gallery",
  events: "events",
  faq: "faqpage",
  contact: "contact",
};

export function openPage(desk: Desk, page: PageId, blocks: readonly (Block | undefined)[]): Page {
  const { speaker, paths } = desk;
  const key = KEYS[page];
  const heading = speaker.say(`${key}.heading`);
  return {
    role: page,
    path: paths[page].path,
    label: paths[page].label,
    title: titlePage(desk, page),
    description: describePage(desk, page),
    blocks: [
      {
        kind: "pageHeader",
        id: "top",
        variant: desk.variant("pageHeader", page),
        eyebrow: sayEyebrow(speaker, `${key}.eyebrow`, heading),
        heading,
        lede: speaker.trySay(`${key}.lede`),
        art: drawArt(desk, `${page}-top`, "support", 1),
      },
      ...blocks.filter(isBlock),
    ],
  };
}
