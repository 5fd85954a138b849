// Mends the links to a page that is not there any more: they lead to another, or go.
import * as v from "valibot";
import { href } from "../slots.ts";
import { EditRefused } from "./edit-refused.ts";
import { dropLinks, findBrokenLinks, turnLinks } from "./links.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("mend-links"),
  /** The path that they lead to now. */
  from: v.pipe(v.string(), v.regex(/^\//u), v.maxLength(2_048)),
  /** Where they shall lead; null takes them away. */
  to: v.nullable(href),
});

export const mendLinks = defineOperation({
  schema,
  change(document, { from, to }) {
    const [path = ""] = from.split("#");
    const isPage = document.pages.some((page) => page.path === path);
    if (isPage) throw new EditRefused("That page is there; its links need no mending.", from);
    const mended = to === null ? dropLinks(document, path) : turnLinks(document, path, to, false);
    const left = findBrokenLinks(mended).some(
      ({ href }) => href === to || href.split("#")[0] === path,
    );
    if (left) throw new EditRefused("Choose a page that is there.", from);
    return mended;
  },
  describe: (_document, { from, to }) =>
    to === null ? `Removed the links to ${from}` : `Turned the links to ${from} to ${to}`,
});
