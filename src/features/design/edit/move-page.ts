// Puts a page at another place in the order of pages; the navigation follows. Home stays first.
import * as v from "valibot";
import type { SiteDocument } from "../document.ts";
import { followOrder, moveAddresses } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findPage } from "./find-block.ts";
import { orderAfterMove } from "./lists.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("move-page"),
  page: v.pipe(v.string(), v.maxLength(120)),
  to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
});

export const movePage = defineOperation({
  schema,
  change(document, { page: path, to }) {
    const { page, at } = findPage(document, path);
    const homeAt = document.pages.findIndex(({ role }) => role === "home");
    if (page.role === "home" || (homeAt === 0 && to === 0))
      throw new EditRefused("The home page comes first.", path);
    const order = orderAfterMove(document.pages.length, at, to);
    const pages = order.flatMap((index) => document.pages[index] ?? []);
    return orderNavigation({ ...document, pages });
  },
  describe: (document, { page }) => `Moved the page ${findPage(document, page).page.label}`,
});

/** The links to pages in the order of the pages; other links stay where they are. */
function orderNavigation(document: SiteDocument): SiteDocument {
  const { items } = document.navigation;
  const rank = new Map(document.pages.map(({ path }, at) => [path, at]));
  const indexes = items.flatMap(({ href }, at) => (rank.has(href) ? [at] : []));
  const rankOf = (at: number) => rank.get(items[at]?.href ?? "") ?? 0;
  const sorted = indexes.toSorted((one, other) => rankOf(one) - rankOf(other));
  const order = items.map((_, at) => at);
  for (const [nth, at] of indexes.entries()) order[at] = sorted[nth] ?? at;
  const navigation = { ...document.navigation, items: order.flatMap((at) => items[at] ?? []) };
  return moveAddresses({ ...document, navigation }, followOrder("#/navigation/items", order));
}
