/** Numbers in every view are the reader's: here one who writes with other digits than the rest. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  type FullConsole,
  openFullConsole,
  viewsOf,
} from "../../../../../test/fixtures/full-console.ts";
import { makePng } from "../../../../../test/fixtures/pictures.ts";
import { openSmallScreen, type SmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { addImage } from "../../../gallery/room.ts";

let full: FullConsole;
let screen: SmallScreen;
let format: typeof import("../format.ts");
beforeAll(async () => {
  full = await openFullConsole("Nour");
  const { accountId, siteId, service, operator } = full;
  await addImage(service.ctx, { accountId, siteId }, makePng(48, 32), { alt: "Bread" });
  await operator.call("accounts.bonus", { accountId, amount: 12_345 });
  await operator.call("sites.create", { businessName: "Rye", industry: "bakery" });
  screen = await openSmallScreen(full);
  format = await import("../format.ts");
  format.writeNumbersAs(["ar-EG"]);
}, 60_000);
afterAll(async () => {
  format.writeNumbersAs(navigator.languages);
  await screen.close();
  await full.close();
});

/** Where numbers stand. */
const FIGURES = ".figures dd, .filters-count, td.number, .count, .limit, .chart-top, .badge";
const readFigures = () =>
  screen.document
    .querySelectorAll(FIGURES)
    // Days and shares are formatted by tables of their own.
    .filter((one) => one.querySelector("time") === null && !one.textContent.includes("%"))
    .map((one) => one.textContent);

test("no view writes one in digits that are not theirs", async () => {
  let seen = 0;
  for (const address of [
    ...Object.keys(viewsOf(full, "Nour")),
    `/console/sites/${full.siteId}/edit`,
  ]) {
    await screen.open(address, full.operator);
    const figures = readFigures();
    seen += figures.length;
    expect([address, figures.filter((text) => /[0-9]/.test(text))]).toEqual([address, []]);
  }
  expect(seen).toBeGreaterThan(40);
});

test("thousands are grouped as they do it, and the sides of a picture are numbers like others", async () => {
  await screen.open("/console/credits", full.operator);
  expect(screen.text()).toContain("١٢٬٣٤٥");
  await screen.open(`/console/sites/${full.siteId}/gallery`, full.operator);
  expect(screen.text()).toContain("٤٨ × ٣٢");
});
