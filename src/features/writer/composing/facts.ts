/** What is known for certain, because the brief says it, and what only the owner can add. */
import type { Fact, OwnerTask } from "../../design/document.ts";
import type { Reading } from "../reading/reading.ts";

export function listFacts({ existingUrl, audience, email, phone }: Reading): Fact[] {
  const facts: (Fact | undefined)[] = [
    phone === undefined ? undefined : { id: "phone", key: "phone", value: phone, source: "brief" },
    email === undefined ? undefined : { id: "email", key: "email", value: email, source: "brief" },
    audience?.area === undefined
      ? undefined
      : { id: "area", key: "service_area", value: audience.area, source: "brief" },
    existingUrl === undefined
      ? undefined
      : { id: "website", key: "website", value: existingUrl.href.slice(0, 500), source: "brief" },
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** Tasks for the console, in English like the console itself. None of it appears on the site. */
export function listOwnerTasks(reading: Reading): OwnerTask[] {
  const { treatment, phone, email, language } = reading;
  const task = (topic: OwnerTask["topic"], title: string, reason: string, id: string = topic) => ({
    id: `add-${id.replaceAll("_", "-")}`,
    topic,
    title,
    reason,
  });
  const isVisited =
    treatment.act === "visit" || treatment.act === "book" || treatment.act === "order";
  const tasks: (OwnerTask | undefined)[] = [
    phone === undefined
      ? task("phone", "Add your telephone number.", "Visitors on a phone can call with one tap.")
      : undefined,
    email === undefined
      ? task(
          "email",
          "Add the e-mail address for the contact page.",
          "Some visitors would rather write from their own mailbox.",
        )
      : undefined,
    task(
      "street",
      "Add your address, or say where you work.",
      "Visitors and search engines see whether you are near.",
    ),
    isVisited
      ? task(
          "opening_hours",
          "Add your opening hours.",
          "It is the first thing people look up before they come.",
        )
      : undefined,
    task(
      "photo",
      "Upload photos of your work and your place.",
      "They replace the drawings on every page.",
    ),
    task(
      "person",
      "Say who works here, with names and roles.",
      "People like to know whom they will meet.",
    ),
    task(
      "price",
      "Add prices or price ranges to your offers.",
      "Visitors decide sooner when they know what to expect.",
    ),
    task(
      "founded",
      "Tell how and when the business began.",
      "The about page says how you work, but only you know your history.",
    ),
    task(
      "social",
      "Link your profiles elsewhere.",
      "Visitors can follow you where they already are.",
    ),
    task(
      "text",
      "Read every page and change what is not true for you.",
      "The texts hold for a business of your trade; you know yours better.",
    ),
    language === "de"
      ? task(
          "legal",
          "Add your imprint (Impressum).",
          "Websites of businesses in Germany, Austria and Switzerland need one.",
        )
      : task(
          "legal_name",
          "Add your legal name and registration, if you have one.",
          "The privacy page should say who is responsible.",
        ),
  ];
  return tasks.filter((entry) => entry !== undefined);
}
