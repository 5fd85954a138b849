/** The files of one language, each under the name of its family. */
import agency from "../../../../content/en/agency.yaml";
import automotive from "../../../../content/en/automotive.yaml";
import beauty from "../../../../content/en/beauty.yaml";
import building from "../../../../content/en/building.yaml";
import celebration from "../../../../content/en/celebration.yaml";
import childcare from "../../../../content/en/childcare.yaml";
import cleaning from "../../../../content/en/cleaning.yaml";
import community from "../../../../content/en/community.yaml";
import craft from "../../../../content/en/craft.yaml";
import culture from "../../../../content/en/culture.yaml";
import education from "../../../../content/en/education.yaml";
import finance from "../../../../content/en/finance.yaml";
import fitness from "../../../../content/en/fitness.yaml";
import food from "../../../../content/en/food.yaml";
import general from "../../../../content/en/general.yaml";
import health from "../../../../content/en/health.yaml";
import home from "../../../../content/en/home.yaml";
import hospitality from "../../../../content/en/hospitality.yaml";
import legal from "../../../../content/en/legal.yaml";
import logistics from "../../../../content/en/logistics.yaml";
import pets from "../../../../content/en/pets.yaml";
import photography from "../../../../content/en/photography.yaml";
import property from "../../../../content/en/property.yaml";
import retail from "../../../../content/en/retail.yaml";
import technology from "../../../../content/en/technology.yaml";
import therapy from "../../../../content/en/therapy.yaml";
import { readTexts } from "./read-texts.ts";

export const TEXTS = readTexts("en", {
  general,
  families: {
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
  },
});
