/** The files of one language, each under the name of its family. */
import agency from "../../../../content/de/agency.yaml";
import automotive from "../../../../content/de/automotive.yaml";
import beauty from "../../../../content/de/beauty.yaml";
import building from "../../../../content/de/building.yaml";
import celebration from "../../../../content/de/celebration.yaml";
import childcare from "../../../../content/de/childcare.yaml";
import cleaning from "../../../../content/de/cleaning.yaml";
import community from "../../../../content/de/community.yaml";
import craft from "../../../../content/de/craft.yaml";
import culture from "../../../../content/de/culture.yaml";
import education from "../../../../content/de/education.yaml";
import finance from "../../../../content/de/finance.yaml";
import fitness from "../../../../content/de/fitness.yaml";
import food from "../../../../content/de/food.yaml";
import general from "../../../../content/de/general.yaml";
import health from "../../../../content/de/health.yaml";
import home from "../../../../content/de/home.yaml";
import hospitality from "../../../../content/de/hospitality.yaml";
import legal from "../../../../content/de/legal.yaml";
import logistics from "../../../../content/de/logistics.yaml";
import pets from "../../../../content/de/pets.yaml";
import photography from "../../../../content/de/photography.yaml";
import property from "../../../../content/de/property.yaml";
import retail from "../../../../content/de/retail.yaml";
import technology from "../../../../content/de/technology.yaml";
import therapy from "../../../../content/de/therapy.yaml";
import { readTexts } from "./read-texts.ts";

export const TEXTS = readTexts("de", {
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
