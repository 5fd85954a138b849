/** The files of one language, each under the name of its family. */
import agency from "../../../../content/fr/agency.yaml";
import automotive from "../../../../content/fr/automotive.yaml";
import beauty from "../../../../content/fr/beauty.yaml";
import building from "../../../../content/fr/building.yaml";
import celebration from "../../../../content/fr/celebration.yaml";
import childcare from "../../../../content/fr/childcare.yaml";
import cleaning from "../../../../content/fr/cleaning.yaml";
import community from "../../../../content/fr/community.yaml";
import craft from "../../../../content/fr/craft.yaml";
import culture from "../../../../content/fr/culture.yaml";
import education from "../../../../content/fr/education.yaml";
import finance from "../../../../content/fr/finance.yaml";
import fitness from "../../../../content/fr/fitness.yaml";
import food from "../../../../content/fr/food.yaml";
import general from "../../../../content/fr/general.yaml";
import health from "../../../../content/fr/health.yaml";
import home from "../../../../content/fr/home.yaml";
import hospitality from "../../../../content/fr/hospitality.yaml";
import legal from "../../../../content/fr/legal.yaml";
import logistics from "../../../../content/fr/logistics.yaml";
import pets from "../../../../content/fr/pets.yaml";
import photography from "../../../../content/fr/photography.yaml";
import property from "../../../../content/fr/property.yaml";
import retail from "../../../../content/fr/retail.yaml";
import technology from "../../../../content/fr/technology.yaml";
import therapy from "../../../../content/fr/therapy.yaml";
import { readTexts } from "./read-texts.ts";

export const TEXTS = readTexts("fr", {
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
