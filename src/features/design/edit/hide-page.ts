// Takes a page out of navigation, footer and search engines, or brings it back; its address goes on answering.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { findPage, withPage } from "./find-block.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("hide-page"),
  page: v.pipe(v.string(), v.maxLength(120)),
  hidden: v.boolean(),
});

export const hidePage = defineOperation({
  schema,
  change(document, { page: path, hidden }) {
    const { page, at } = findPage(document, path);
    if (page.role === "home") throw new EditRefused("The home page cannot be hidden.", path);
    const { hidden: _, ...shown } = page;
    return withPage(document, at, hidden ? { ...shown, hidden } : shown);
  },
  describe: (document, { page, hidden }) =>
    `${hidden ? "Hid" : "Showed"} the page ${findPage(document, page).page.label}`,
});
