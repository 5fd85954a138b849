/**
 * All Spanish wordings: by family, and by trade where the family's words would not fit. The tables
 * themselves are in es/.
 */
import type { Wording } from "../model.ts";
import { agency, agencyTrades } from "./es/agency.ts";
import { automotive } from "./es/automotive.ts";
import { beauty, beautyTrades } from "./es/beauty.ts";
import { building } from "./es/building.ts";
import { celebration } from "./es/celebration.ts";
import { childcare } from "./es/childcare.ts";
import { cleaning, cleaningTrades } from "./es/cleaning.ts";
import { community, communityTrades } from "./es/community.ts";
import { craft, craftTrades } from "./es/craft.ts";
import { culture } from "./es/culture.ts";
import { education } from "./es/education.ts";
import { finance } from "./es/finance.ts";
import { fitness } from "./es/fitness.ts";
import { food, foodTrades } from "./es/food.ts";
import { health, healthTrades } from "./es/health.ts";
import { home, homeTrades } from "./es/home.ts";
import { hospitality, hospitalityTrades } from "./es/hospitality.ts";
import { legal, legalTrades } from "./es/legal.ts";
import { logistics, logisticsTrades } from "./es/logistics.ts";
import { pets, petsTrades } from "./es/pets.ts";
import { photography } from "./es/photography.ts";
import { property } from "./es/property.ts";
import { retail, retailTrades } from "./es/retail.ts";
import { technology } from "./es/technology.ts";
import { therapy, therapyTrades } from "./es/therapy.ts";

export const SPANISH: Record<string, Wording> = {
  food,
  retail,
  beauty,
  health,
  therapy,
  fitness,
  home,
  building,
  cleaning,
  legal,
  finance,
  property,
  education,
  childcare,
  technology,
  agency,
  photography,
  celebration,
  hospitality,
  automotive,
  logistics,
  pets,
  craft,
  culture,
  community,
};

export const SPANISH_TRADES: Record<string, Wording> = {
  ...foodTrades,
  ...retailTrades,
  ...beautyTrades,
  ...healthTrades,
  ...therapyTrades,
  ...homeTrades,
  ...cleaningTrades,
  ...legalTrades,
  ...agencyTrades,
  ...hospitalityTrades,
  ...logisticsTrades,
  ...petsTrades,
  ...craftTrades,
  ...communityTrades,
};
