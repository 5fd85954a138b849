// Calls a page something else, or puts it at another address; links, origins and locks follow.
import * as v from "valibot";
import type { SiteDocument } from "../document.ts";
import { text } from "../slots.ts";
import { moveAddresses } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findPage, withPage } from "./find-block.ts";
import { turnLinks } from "./links.ts";
import { defineOperation } from "./operation.ts";
import { requireFreePath } from "./page-path.ts";

const schema = v.object({
  op: v.literal("rename-page"),
  page: v.pipe(v.string(), v.maxLength(120)),
  label: text(60),
  /** Its new path; default the one it has. */
  path: v.optional(v.pipe(v.string(), v.maxLength(120))),
});

/** Pages that others know by their address. */
const FIXED_ROLES = new Set([
  "home",
  "events",
  "privacy",
  "accessibility",
  "thank-you",
  "not-found",
]);

export const renamePage = defineOperation({
  schema,
  change(document, { page: path, label, path: next = path }, author) {
    const { page, at } = findPage(document, path);
    if (next !== path) {
      if (FIXED_ROLES.has(page.role))
        throw new EditRefused("The address of this page is fixed.", path);
      requireFreePath(document, next);
    }
    const { items } = document.navigation;
    const renamed = {
      ...withPage(document, at, { ...page, label }),
      navigation: {
        ...document.navigation,
        // A link that was given words of its own keeps them.
        items: items.map((item) =>
          item.href === path && item.label === page.label ? { ...item, label } : item,
        ),
      },
      origins: { ...document.origins, [`${path}#/label`]: { from: author } },
    };
    return next === path ? renamed : moveTo(renamed, at, path, next);
  },
  describe: (document, { page, label }) => {
    const before = findPage(document, page).page.label;
    return before === label ? `Moved the page ${label}` : `Renamed the page ${before} to ${label}`;
  },
});

function moveTo(document: SiteDocument, at: number, path: string, next: string): SiteDocument {
  const turned = turnLinks(document, path, next, true);
  const page = turned.pages[at];
  if (page === undefined) return turned;
  const moved = withPage(turned, at, { ...page, path: next });
  return moveAddresses(moved, (address) =>
    address.startsWith(`${path}#`) ? next + address.slice(path.length) : address,
  );
}
