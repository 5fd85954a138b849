// Adds a page with an opening and one block, and a link to it in the navigation where there is room.
import * as v from "valibot";
import { shorten } from "../../../lib/shorten.ts";
import type { Page, SiteDocument } from "../document.ts";
import { text } from "../slots.ts";
import { blockAddress } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { withPage } from "./find-block.ts";
import { defineOperation } from "./operation.ts";
import { pathFromLabel, requireFreePath } from "./page-path.ts";
import { createBlock } from "./starter.ts";
import { listStarterTexts } from "./starter-origins.ts";

const PAGES_MAX = 60;
/** More do not stand in one line of a header. */
const NAVIGATION_MAX = 8;

const FIRST_BLOCK = {
  custom: "story",
  about: "story",
  services: "offers",
  gallery: "gallery",
  events: "events",
  contact: "contact",
  faq: "faq",
} as const;
type NewRole = keyof typeof FIRST_BLOCK;
/** Where others look for it: the pages of single events lie below. */
const FIXED_PATHS: { readonly [Role in NewRole]?: string } = { events: "/events" };
export const NEW_PAGE_ROLES = Object.keys(FIRST_BLOCK) as NewRole[];

const schema = v.object({
  op: v.literal("add-page"),
  label: text(60),
  /** What the page is for; `custom` is any. */
  role: v.optional(v.picklist(NEW_PAGE_ROLES), "custom"),
  /** "/our-team"; default made from the label. */
  path: v.optional(v.pipe(v.string(), v.maxLength(120))),
});

export const addPage = defineOperation({
  schema,
  change(document, { label, role, path: wanted }) {
    if (document.pages.length >= PAGES_MAX)
      throw new EditRefused(`A site may have ${PAGES_MAX} pages at most.`);
    if (role !== "custom" && document.pages.some((page) => page.role === role))
      throw new EditRefused("The site has a page for this already.");
    const path = choosePath(document, { label, role, wanted });
    const page = createPage(document, { path, label, role });
    const { items } = document.navigation;
    const navigation =
      items.length < NAVIGATION_MAX
        ? { ...document.navigation, items: [...items, { label, href: path }] }
        : document.navigation;
    const starters = page.blocks.map((block) =>
      listStarterTexts(block, blockAddress(path, block.id)),
    );
    return {
      ...document,
      navigation,
      pages: [...document.pages, page],
      origins: { ...document.origins, ...Object.assign({}, ...starters) },
    };
  },
  describe: (_document, { label }) => `Added the page ${label}`,
});

function choosePath(
  document: SiteDocument,
  { label, role, wanted }: { label: string; role: NewRole; wanted: string | undefined },
): string {
  const fixed = FIXED_PATHS[role];
  if (wanted === undefined || wanted === fixed) return fixed ?? pathFromLabel(document, label);
  if (fixed !== undefined) throw new EditRefused("The address of this page is fixed.", wanted);
  requireFreePath(document, wanted);
  return wanted;
}

function createPage(
  document: SiteDocument,
  { path, label, role }: Pick<Page, "path" | "label" | "role">,
): Page {
  const description = shorten(`${label} – ${document.identity.summary}`, 300);
  const bare: Page = { role, path, label, title: label, description, blocks: [] };
  const at = document.pages.length;
  const opening = createBlock(withPage(document, at - 1, bare), bare, "pageHeader");
  const opened = { ...bare, blocks: [opening] };
  const kind = FIRST_BLOCK[role as NewRole];
  return { ...opened, blocks: [opening, createBlock(document, opened, kind)] };
}
