/**
 * What only the owner can add, the most useful first, in English like the console that shows it. None
 * of it appears on the site.
 */
import type { Fact, OwnerTask } from "../../design/room.ts";
import type { ActionKind } from "../reading/reading-model.ts";
import type { Composition } from "./composition.ts";

type Task = OwnerTask & { isWanted: boolean };

const SHOWN_WORK: ReadonlySet<ActionKind> = new Set(["quote", "enquire", "survey", "send-photos"]);

/** Tasks for what the brief leaves open. */
export function listOwnerTasks(site: Composition): OwnerTask[] {
  const { reading, material, facts, actions } = site;
  const known = new Set(facts.map(({ key }: Fact) => key));
  const trade = material.trades[0]?.trade;
  const [{ kind }] = actions;
  const isVisited = trade?.visited ?? kind === "visit";
  const isPhone = kind === "phone";
  const task = (
    id: string,
    topic: OwnerTask["topic"],
    title: string,
    reason: string,
    isWanted = true,
  ): Task => ({ id, topic, title, reason, isWanted });
  const phone = task(
    "add-phone",
    "phone",
    "Add your telephone number.",
    "Visitors on a phone call with one tap.",
    !known.has("phone"),
  );
  const tasks: Task[] = [
    ...(isPhone ? [phone] : []),
    task(
      "name-offers",
      "text",
      "List what you offer, in your own words: a name and a sentence each.",
      "Your trade is one we have no knowledge of, so the site says only what your brief says.",
      material.lead === undefined,
    ),
    task(
      "add-street",
      "street",
      isVisited ? "Add your address." : "Say where you work.",
      "Visitors and search engines see whether you are near.",
      !known.has("street"),
    ),
    task(
      "add-hours",
      "opening_hours",
      "Add your opening hours.",
      "It is the first thing people look up before they come.",
      isVisited && !known.has("opening_hours"),
    ),
    task(
      "add-photos",
      "photo",
      SHOWN_WORK.has(kind)
        ? "Upload photographs of three finished pieces of work."
        : "Upload photographs of your place and of what you do.",
      "The page of pictures appears with the first one.",
    ),
    task(
      "check-assumptions",
      "text",
      "Read what the site assumes about your trade, and strike what is not true for you.",
      "The texts describe what such a business ordinarily does; you know yours.",
      material.lead !== undefined,
    ),
    task(
      "name-people",
      "person",
      "Say who works here, with names and roles.",
      "People like to know whom they will meet.",
      !known.has("person"),
    ),
    ...(isPhone ? [] : [phone]),
    task(
      "add-email",
      "email",
      "Add the e-mail address for the contact page.",
      "Some visitors would rather write from their own mailbox.",
      !known.has("email"),
    ),
    task(
      "add-prices",
      "price",
      "Add prices or price ranges to your offers.",
      "Visitors decide sooner when they know what to expect.",
    ),
    task(
      "add-founded",
      "founded",
      "Say when and how the business began.",
      "Only you know your history.",
      !known.has("founded"),
    ),
    task(
      "add-social",
      "social",
      "Link your profiles elsewhere.",
      "Visitors follow you where they already are.",
    ),
    reading.language.phrasebook === "de"
      ? task(
          "add-imprint",
          "legal",
          "Add your imprint (Impressum).",
          "Websites of businesses in Germany, Austria and Switzerland need one.",
        )
      : task(
          "add-legal-name",
          "legal_name",
          "Add your legal name and registration, if you have one.",
          "The privacy page should say who is responsible.",
        ),
  ];
  return tasks.filter(({ isWanted }) => isWanted).map(({ isWanted: _, ...rest }) => rest);
}
