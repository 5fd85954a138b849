/** The files of one language, each under the name of its family. */
import agency from "../../../../content/es/agency.yaml";
import automotive from "../../../../content/es/automotive.yaml";
import beauty from "../../../../content/es/beauty.yaml";
import building from "../../../../content/es/building.yaml";
import celebration from "../../../../content/es/celebration.yaml";
import childcare from "../../../../content/es/childcare.yaml";
import cleaning from "../../../../content/es/cleaning.yaml";
import community from "../../../../content/es/community.yaml";
import craft from "../../../../content/es/craft.yaml";
import culture from "../../../../content/es/culture.yaml";
import education from "../../../../content/es/education.yaml";
import finance from "../../../../content/es/finance.yaml";
import fitness from "../../../../content/es/fitness.yaml";
import food from "../../../../content/es/food.yaml";
import general from "../../../../content/es/general.yaml";
import health from "../../../../content/es/health.yaml";
import home from "../../../../content/es/home.yaml";
import hospitality from "../../../../content/es/hospitality.yaml";
import legal from "../../../../content/es/legal.yaml";
import logistics from "../../../../content/es/logistics.yaml";
import pets from "../../../../content/es/pets.yaml";
import photography from "../../../../content/es/photography.yaml";
import property from "../../../../content/es/property.yaml";
import retail from "../../../../content/es/retail.yaml";
import technology from "../../../../content/es/technology.yaml";
import therapy from "../../../../content/es/therapy.yaml";
import { readTexts } from "./read-texts.ts";

export const TEXTS = readTexts("es", {
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
