/** The events page: where dates will stand, and the kinds of event visitors can ask for. */
import type { BlockOf } from "../../design/blocks.ts";
import type { Page } from "../../design/document.ts";
import { capitalise } from "../speech/expand.ts";
import type { Desk } from "./desk.ts";
import { openPage } from "./open-page.ts";
import { callToActionBlock, type Spot } from "./sections.ts";
import { knowledgeSlots } from "./slots.ts";

export function eventsBlock(desk: Desk, spot: Spot): BlockOf<"events"> {
  const isOwnPage = spot.page === "events";
  return {
    kind: "events",
    id: "dates",
    variant: desk.variant("events", spot.page),
    ...(isOwnPage ? {} : { heading: desk.speaker.trySay("events.heading") }),
    emptyText: desk.speaker.trySay("events.empty"),
    ...(isOwnPage
      ? {}
      : { action: { label: desk.paths.events.label, href: desk.paths.events.path } }),
  };
}

export function eventsPage(desk: Desk): Page {
  const spot: Spot = { page: "events", path: desk.paths.events.path };
  return openPage(desk, "events", [
    eventsBlock(desk, spot),
    kindsBlock(desk, spot),
    callToActionBlock(desk, spot),
  ]);
}

const KINDS_MAX = 5;

function kindsBlock(desk: Desk, spot: Spot): BlockOf<"features"> {
  const { reading, speaker, chance } = desk;
  const kinds = chance.shuffle("events", reading.treatment.events).slice(0, KINDS_MAX);
  const titles = kinds.map((kind, at) =>
    capitalise(speaker.tell(`event/${at}`, kind, knowledgeSlots(reading))),
  );
  return {
    kind: "features",
    id: "ideas",
    variant: desk.variant("features", spot.page),
    heading: speaker.say("events.kinds.heading"),
    lede: speaker.trySay("events.kinds.lede"),
    items: titles.map((title) => ({ title })),
  };
}
