/**
 * All French wordings: by family, and by trade where the family's words would not fit. The tables
 * themselves are in fr/.
 */
import type { Wording } from "../model.ts";
import { agency, agencyTrades } from "./fr/agency.ts";
import { automotive } from "./fr/automotive.ts";
import { beauty, beautyTrades } from "./fr/beauty.ts";
import { building } from "./fr/building.ts";
import { celebration } from "./fr/celebration.ts";
import { childcare } from "./fr/childcare.ts";
import { cleaning, cleaningTrades } from "./fr/cleaning.ts";
import { community, communityTrades } from "./fr/community.ts";
import { craft, craftTrades } from "./fr/craft.ts";
import { culture } from "./fr/culture.ts";
import { education } from "./fr/education.ts";
import { finance } from "./fr/finance.ts";
import { fitness } from "./fr/fitness.ts";
import { food, foodTrades } from "./fr/food.ts";
import { health, healthTrades } from "./fr/health.ts";
import { home, homeTrades } from "./fr/home.ts";
import { hospitality, hospitalityTrades } from "./fr/hospitality.ts";
import { legal, legalTrades } from "./fr/legal.ts";
import { logistics, logisticsTrades } from "./fr/logistics.ts";
import { pets, petsTrades } from "./fr/pets.ts";
import { photography } from "./fr/photography.ts";
import { property } from "./fr/property.ts";
import { retail, retailTrades } from "./fr/retail.ts";
import { technology } from "./fr/technology.ts";
import { therapy, therapyTrades } from "./fr/therapy.ts";

export const FRENCH: Record<string, Wording> = {
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

export const FRENCH_TRADES: Record<string, Wording> = {
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
