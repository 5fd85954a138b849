/** Event slugs from titles. Pure: whether one is free on the site is for the write to find out. */
import slugify from "@sindresorhus/slugify";
import { trimEndOf } from "../../lib/trim-end.ts";

const SLUG_LENGTH_MAX = 80;

/** Windows has no folder of these names, into which an export would put the event's page. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Lower case ASCII of at most 80 characters; undefined when nothing of the title is left. */
export function slugFromTitle(title: string): string | undefined {
  const slug = slugify(title.normalize("NFKC"), { decamelize: false }).replace(/[^a-z0-9-]/g, "");
  const cut = trimEndOf(slug.slice(0, SLUG_LENGTH_MAX), "-").replace(/^-+/, "");
  if (cut === "") return undefined;
  return DEVICE.test(cut) ? `${cut}-event` : cut;
}
