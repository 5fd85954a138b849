/**
 * What the English texts leave open or say as nobody does in one of the countries that spell as they do. Tables, no
 * logic; the shape is that of `american-phrases.ts`.
 */
import type { Said } from "./american-phrases.ts";

/** Taxes and licences whose name is that of the country. */
export const BRITISH_TURNS: readonly Said[] = [
  ["sales tax", "VAT"],
  ["a learner[’']s licence", "a provisional licence"],
];

export const NEW_ZEALAND_TURNS: readonly Said[] = [
  ["sales tax", "GST"],
  ["MOT and inspections", "WOF and inspections"],
  ["estate agents?", "real estate agent"],
  ["skip hire", "skip bin hire"],
  ["wellies", "gumboots"],
  ["lorries", "trucks"],
  ["lorry", "truck"],
  ["pavements", "footpaths"],
  ["pavement", "footpath"],
];

export const AUSTRALIAN_TURNS: readonly Said[] = [
  ["sales tax", "GST"],
  ["pension contributions", "super contributions"],
  ["pension statements", "super statements"],
  ["state and workplace pensions", "age Pension, super"],
  ["the state pension", "the Age Pension"],
  ["old workplace pensions", "old super accounts"],
  ["pots from earlier jobs", "accounts from earlier jobs"],
  ["drawing a pension", "drawing on your super"],
  ["each pension or retirement account", "each super account"],
  ["a pension from the first job", "super from the first job"],
  ["which pensions you have", "which super accounts you have"],
  ["(?<!state )pensions", "super"],
  ["every account, pension, loan", "every account, super fund, loan"],
  ["it is a pension", "it is super"],
  ["MOT and inspections", "roadworthy certificates and inspections"],
  ["(?<!real )estate agents", "real estate agents"],
  ["(?<!real )estate agent", "real estate agent"],
  ["skip hire", "skip bin hire"],
  ["skips (?=by size)", "skip bins "],
  ["wellies", "gumboots"],
  ["courgettes", "zucchini"],
  ["courgette", "zucchini"],
  ["aubergines?", "eggplant"],
  ["duvets", "doonas"],
  ["duvet", "doona"],
  ["crisps", "chips"],
  ["lorries", "trucks"],
  ["lorry", "truck"],
  ["pavements", "footpaths"],
  ["pavement", "footpath"],
  ["(?<!personal )trainers(?= and| without| to walk|[.,])", "runners"],
];
