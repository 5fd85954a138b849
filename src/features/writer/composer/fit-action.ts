/** What a goal means in the trade that it is told of: nobody orders a lawyer, or buys a lesson by number. */
import type { ActionKind } from "../reading/reading-model.ts";
import type { Material } from "./material.ts";

/** Where nothing is known of the trade and the brief names no goal. */
export const DEFAULT_ACTION: ActionKind = "enquire";

export type NamedAction = { kind: ActionKind; modifiers: readonly string[] };

/** Families whose customers have something that is looked at and priced. */
const SURVEYED: ReadonlySet<string> = new Set([
  ...["building", "home", "property", "craft", "automotive", "logistics", "cleaning"],
]);

const MARKET_DAYS: ReadonlySet<string> = new Set(["saturday", "sunday", "monday", "friday"]);

/**
 * What the goal means in this trade. Nobody orders a service by weight: where a trade is enquired after,
 * that is what "commission" means. A school's trial lesson is enrolled for, a shop's sales are orders,
 * and a ticket is a place at a date.
 */
export function fitToTrade(
  action: NamedAction,
  { lead, trades }: Material,
  isOpenDoor: boolean,
): NamedAction {
  const { kind, modifiers } = action;
  const trade = trades[0]?.trade;
  const usual = trade?.act;
  // Nobody buys by message what is sold on a day of the week.
  if (kind === "buy" && lead === undefined && modifiers.some((word) => MARKET_DAYS.has(word)))
    return { kind: "visit", modifiers: [] };
  // There is nothing on a short site that could be read on.
  if (kind === "read" && lead === undefined) return { kind: DEFAULT_ACTION, modifiers: [] };
  // A trial week of training is none of a program.
  const isProgram =
    trade === undefined || trade.family === "technology" || trade.family === "agency";
  if (kind === "demo" && !isProgram && lead?.actions.demo === undefined)
    return { ...action, kind: trade.act };
  const isService = usual === "enquire" || usual === "quote" || usual === "survey";
  // A house is surveyed; where people are visited, that is arranged.
  const isArranged =
    lead?.actions.survey === undefined &&
    lead?.actions.book !== undefined &&
    !SURVEYED.has(trade?.family ?? "");
  if (kind === "survey" && isArranged) return { ...action, kind: "book", modifiers: [] };
  // "First visits at home" are paid by those who come to the house.
  if (kind === "visit" && trade?.visited === false && !isOpenDoor) {
    const paid = lead?.actions.book === undefined ? trade.act : "book";
    return { ...action, kind: SURVEYED.has(trade.family) ? "survey" : paid };
  }
  // A place on a waiting list is one that somebody is enrolled for.
  const isWaiting = kind === "subscribe" && modifiers.includes("waiting");
  if (isWaiting && lead !== undefined) return { ...action, kind: "enrol" };
  const isTaken = kind === "buy" || kind === "book" || kind === "order";
  if (isTaken && modifiers.includes("tickets")) return { ...action, kind: "attend" };
  if (isService && (kind === "order" || kind === "buy")) return { ...action, kind: usual };
  // Without a trade nobody knows whether a commission comes by number.
  const isCommissioned = kind === "order" && modifiers.includes("commission");
  if (isCommissioned && lead === undefined) return { ...action, kind: "enquire" };
  if (usual === "enrol" && kind === "book") return { ...action, kind: usual };
  const isSold = lead?.actions.order !== undefined && lead.actions.buy === undefined;
  return kind === "buy" && isSold ? { ...action, kind: "order" } : action;
}
