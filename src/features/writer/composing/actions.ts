/** Calls to action: what the button says and where it leads, by goal. Never a promise the site cannot keep. */
import type { Action } from "../../design/slots.ts";
import type { Goal, Language } from "../knowledge/model.ts";
import { capitalise } from "../speech/expand.ts";
import type { Desk } from "./desk.ts";
import { knowledgeSlots } from "./slots.ts";

/** Without a known number nobody can call: the button asks for a call instead. */
const CALL_BACK: Readonly<Record<Language, readonly string[]>> = {
  en: ["Ask for a call", "Request a call", "Talk to us"],
  de: ["Rückruf wünschen", "Um Rückruf bitten", "Mit uns sprechen"],
  fr: ["Être rappelé", "Demander un appel", "Parler avec nous"],
  es: ["Pedir una llamada", "Que nos llamen", "Hablar con nosotros"],
};

export function writeAction(desk: Desk, goal: Goal, place: string): Action {
  const { reading, chance, speaker, paths } = desk;
  if (goal === "calls" && reading.phone === undefined) {
    return {
      label: chance.pick(`call/${place}`, CALL_BACK[reading.language]),
      href: paths.contact.path,
    };
  }
  const labels = reading.treatment.actions[goal];
  // The trade's own labels stand first in the list and say more than the general ones.
  const label = chance.pick(`action/${goal}/${place}`, labels.slice(0, 3));
  return {
    label: capitalise(speaker.tell(`action/${goal}`, label, knowledgeSlots(reading))),
    href: targetOf(desk, goal),
  };
}

function targetOf({ reading, paths }: Desk, goal: Goal): string {
  if (goal === "calls" && reading.phone !== undefined) {
    return `tel:${reading.phone.replace(/\(0\)/gu, "").replace(/[^\d+]/gu, "")}`;
  }
  if (goal === "sales") return paths.services.path;
  if (goal === "trust") return paths.about.path;
  return paths.contact.path;
}

/** The first goal's action and a second that leads elsewhere; none leads to the page it stands on. */
export function writeActions(desk: Desk, place: string, ownPath: string): Action[] {
  const { reading, paths } = desk;
  const all = reading.goals.map((goal) => writeAction(desk, goal, place));
  const away = all.filter((action) => action.href !== ownPath);
  const contact = { label: paths.contact.label, href: paths.contact.path };
  const first =
    away[0] ??
    (ownPath === paths.contact.path
      ? { label: paths.services.label, href: paths.services.path }
      : contact);
  const second =
    away.find((action) => action.href !== first.href) ??
    [
      { label: paths.services.label, href: paths.services.path },
      { label: paths.about.label, href: paths.about.path },
      contact,
    ].find((action) => action.href !== first.href && action.href !== ownPath);
  return [
    { ...first, weight: "primary" },
    ...(second === undefined ? [] : [{ ...second, weight: "secondary" as const }]),
  ];
}
