/** The trades that the composer knows, by id, from the files of their families. */
import * as v from "valibot";
import agency from "../../../../content/trades/agency.yaml";
import automotive from "../../../../content/trades/automotive.yaml";
import beauty from "../../../../content/trades/beauty.yaml";
import building from "../../../../content/trades/building.yaml";
import celebration from "../../../../content/trades/celebration.yaml";
import childcare from "../../../../content/trades/childcare.yaml";
import cleaning from "../../../../content/trades/cleaning.yaml";
import community from "../../../../content/trades/community.yaml";
import craft from "../../../../content/trades/craft.yaml";
import culture from "../../../../content/trades/culture.yaml";
import education from "../../../../content/trades/education.yaml";
import finance from "../../../../content/trades/finance.yaml";
import fitness from "../../../../content/trades/fitness.yaml";
import food from "../../../../content/trades/food.yaml";
import health from "../../../../content/trades/health.yaml";
import home from "../../../../content/trades/home.yaml";
import hospitality from "../../../../content/trades/hospitality.yaml";
import legal from "../../../../content/trades/legal.yaml";
import logistics from "../../../../content/trades/logistics.yaml";
import pets from "../../../../content/trades/pets.yaml";
import photography from "../../../../content/trades/photography.yaml";
import property from "../../../../content/trades/property.yaml";
import retail from "../../../../content/trades/retail.yaml";
import technology from "../../../../content/trades/technology.yaml";
import therapy from "../../../../content/trades/therapy.yaml";
import { familyTradesSchema, type Trade } from "./trade-schema.ts";

const FILES: Readonly<Record<string, unknown>> = {
  agency,
  automotive,
  beauty,
  building,
  celebration,
  childcare,
  cleaning,
  community,
  craft,
  culture,
  education,
  finance,
  fitness,
  food,
  health,
  home,
  hospitality,
  legal,
  logistics,
  pets,
  photography,
  property,
  retail,
  technology,
  therapy,
};

/** Throws at the first use when a file breaks the schema; a build with such a file is a defect. */
export const TRADES: ReadonlyMap<string, Trade> = readTrades();

function readTrades(): Map<string, Trade> {
  const trades = new Map<string, Trade>();
  for (const [family, value] of Object.entries(FILES)) {
    const result = v.safeParse(familyTradesSchema, value);
    if (!result.success) {
      const faults = result.issues
        .slice(0, 10)
        .map((issue) => `${v.getDotPath(issue) ?? "?"}: ${issue.message}`);
      throw new Error(`content/trades/${family}.yaml: ${faults.join("; ")}`);
    }
    for (const [id, trade] of Object.entries(result.output ?? {})) {
      if (trades.has(id)) throw new Error(`content/trades: ${id} stands in two families`);
      trades.set(id, { ...trade, family });
    }
  }
  return trades;
}
