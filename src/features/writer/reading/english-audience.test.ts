/** Whom an English brief speaks to, without the owner's weighing of one against another. */
import { expect, test } from "bun:test";
import { listEnglishAudience } from "./english-audience.ts";

for (const [typed, read] of [
  [
    "Coeliacs first and foremost. Also parents of newly diagnosed kids",
    "Coeliacs, parents of newly diagnosed kids",
  ],
  [
    "People in their seventies and eighties, and more often the daughter",
    "People in their seventies or eighties, and the daughter",
  ],
  [
    "Parents in the Kansas City metro, Johnson County especially; school nurses",
    "Parents in the Kansas City metro; school nurses",
  ],
  ["Players, mostly Ireland, Scotland, US", "Players in Ireland, Scotland and the US"],
  ["owners renovating in Fitzroy. architects too", "owners renovating in Fitzroy, architects"],
  [
    "Adult sons and daughters, mainly in Limerick and Clare, often in a hurry and upset",
    "Adult sons and daughters in Limerick and Clare",
  ],
  [
    "children at Welsh-medium schools, years 9 to 13",
    "children at Welsh-medium schools (years 9 to 13)",
  ],
  [
    "musicians who earn from six places - PRS, streaming, merch - and their managers",
    "musicians who earn from six places, and their managers",
  ],
  [
    "Quality managers and store supervisors in rail, aerospace supply chain, wind turbine maintenance and truck workshops",
    "Quality managers and store supervisors",
  ],
  ["Women 28-70. Referring midwives.", "Women 28-70, referring midwives"],
  ["Farmers and vets", "Farmers and vets"],
] as const)
  test(`“${typed}”`, () => {
    expect(listEnglishAudience(typed)).toBe(read);
  });
