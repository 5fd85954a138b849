/** All families and trades in one list each. The tables themselves are in families/. */
import { agency, agencyTrades } from "./families/agency.ts";
import { automotive, automotiveTrades } from "./families/automotive.ts";
import { beauty, beautyTrades } from "./families/beauty.ts";
import { building, buildingTrades } from "./families/building.ts";
import { celebration, celebrationTrades } from "./families/celebration.ts";
import { childcare, childcareTrades } from "./families/childcare.ts";
import { cleaning, cleaningTrades } from "./families/cleaning.ts";
import { community, communityTrades } from "./families/community.ts";
import { craft, craftTrades } from "./families/craft.ts";
import { culture, cultureTrades } from "./families/culture.ts";
import { education, educationTrades } from "./families/education.ts";
import { finance, financeTrades } from "./families/finance.ts";
import { fitness, fitnessTrades } from "./families/fitness.ts";
import { food, foodTrades } from "./families/food.ts";
import { health, healthTrades } from "./families/health.ts";
import { home, homeTrades } from "./families/home.ts";
import { hospitality, hospitalityTrades } from "./families/hospitality.ts";
import { legal, legalTrades } from "./families/legal.ts";
import { logistics, logisticsTrades } from "./families/logistics.ts";
import { pets, petsTrades } from "./families/pets.ts";
import { photography, photographyTrades } from "./families/photography.ts";
import { property, propertyTrades } from "./families/property.ts";
import { retail, retailTrades } from "./families/retail.ts";
import { technology, technologyTrades } from "./families/technology.ts";
import { therapy, therapyTrades } from "./families/therapy.ts";
import type { Family, Trade } from "./model.ts";

export const FAMILIES: readonly Family[] = [
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
];

export const TRADES: readonly Trade[] = [
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
  ...propertyTrades,
  ...educationTrades,
  ...childcareTrades,
  ...technologyTrades,
  ...agencyTrades,
  ...photographyTrades,
  ...celebrationTrades,
  ...hospitalityTrades,
  ...automotiveTrades,
  ...logisticsTrades,
  ...petsTrades,
  ...craftTrades,
  ...cultureTrades,
  ...communityTrades,
];
