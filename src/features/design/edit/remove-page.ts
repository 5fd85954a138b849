// Takes a page from the site, and its links from the navigation. Other links to it are left for the owner to
// mend; `findBrokenLinks` lists them.
import * as v from "valibot";
import { followOrder, moveAddresses } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findPage } from "./find-block.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("remove-page"),
  page: v.pipe(v.string(), v.maxLength(120)),
});

export const removePage = defineOperation({
  schema,
  change(document, { page: path }) {
    const { page, at } = findPage(document, path);
    if (page.role === "home") throw new EditRefused("A site needs its home page.", path);
    const { items } = document.navigation;
    const order = items.flatMap(({ href }, index) =>
      href === path || href.startsWith(`${path}#`) ? [] : [index],
    );
    const without = {
      ...document,
      pages: document.pages.toSpliced(at, 1),
      navigation: { ...document.navigation, items: order.flatMap((index) => items[index] ?? []) },
    };
    const followed = moveAddresses(without, followOrder("#/navigation/items", order));
    return moveAddresses(followed, (address) =>
      address.startsWith(`${path}#`) ? undefined : address,
    );
  },
  describe: (document, { page }) => `Deleted the page ${findPage(document, page).page.label}`,
});
