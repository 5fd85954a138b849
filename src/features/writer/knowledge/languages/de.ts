/**
 * All German wordings: by family, and by trade where the family's words would not fit. The tables
 * themselves are in de/.
 */
import type { Wording } from "../model.ts";
import { agency, agencyTrades } from "./de/agency.ts";
import { automotive, automotiveTrades } from "./de/automotive.ts";
import { beauty, beautyTrades } from "./de/beauty.ts";
import { building, buildingTrades } from "./de/building.ts";
import { celebration } from "./de/celebration.ts";
import { childcare } from "./de/childcare.ts";
import { cleaning, cleaningTrades } from "./de/cleaning.ts";
import { community, communityTrades } from "./de/community.ts";
import { craft, craftTrades } from "./de/craft.ts";
import { culture, cultureTrades } from "./de/culture.ts";
import { education } from "./de/education.ts";
import { finance, financeTrades } from "./de/finance.ts";
import { fitness, fitnessTrades } from "./de/fitness.ts";
import { food, foodTrades } from "./de/food.ts";
import { health, healthTrades } from "./de/health.ts";
import { home, homeTrades } from "./de/home.ts";
import { hospitality, hospitalityTrades } from "./de/hospitality.ts";
import { legal, legalTrades } from "./de/legal.ts";
import { logistics, logisticsTrades } from "./de/logistics.ts";
import { pets, petsTrades } from "./de/pets.ts";
import { photography } from "./de/photography.ts";
import { property } from "./de/property.ts";
import { retail, retailTrades } from "./de/retail.ts";
import { technology } from "./de/technology.ts";
import { therapy, therapyTrades } from "./de/therapy.ts";

export const GERMAN: Record<string, Wording> = {
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

export const GERMAN_TRADES: Record<string, Wording> = {
  ...foodTrades,
  ...retailTrades,
  ...beautyTrades,
  ...healthTrades,
  ...therapyTrades,
  ...fitnessTrades,
  ...homeTrades,
  ...buildingTrades,
  ...cleaningTrades,
  ...legalTrades,
  ...financeTrades,
  ...agencyTrades,
  ...hospitalityTrades,
  ...automotiveTrades,
  ...logisticsTrades,
  ...petsTrades,
  ...craftTrades,
  ...cultureTrades,
  ...communityTrades,
};
