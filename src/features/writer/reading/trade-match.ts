/** What the trade gate says of an industry. */
import type { ServedPeople } from "./served-people.ts";

export type MatchedTrade = {
  tradeId: string;
  kinds: string[];
  /** The people that the industry says it is for; left out where it says nothing of them. */
  people?: ServedPeople;
  /** It says more of its work than the trade's texts do: "for listed buildings". */
  isNarrower?: true;
  /** What it says more stands beside the trade and narrows nothing: "bookshop with a reading room". */
  isTold?: true;
  /** Kinds of the trade that are told beside it: they add, and narrow nothing. */
  told?: string[];
};

export type TradeJudgement = {
  /** None, one, or two that stand side by side ("bakery and café"). */
  trades: MatchedTrade[];
  /** Why, for whoever writes the tables. */
  reason: string;
};
