/** @jsxImportSource preact */
// The opening of every page but the home page, with its breadcrumbs where the direction shows them.
import type { BlockOf } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import { findPageByRole } from "../find-page.ts";
import { menuLabelOf } from "../view.ts";
import { Actions, anchorOf, type BlockProps, markActions, measureHeading } from "./parts.tsx";

export function PageHeader({
  block,
  mark,
  view,
  surface,
  pagePath,
}: BlockProps<BlockOf<"pageHeader">>) {
  const hasArt = block.variant === "art" && block.art !== undefined;
  const isBare = block.lede === undefined && (block.actions ?? []).length === 0;
  return (
    <section
      {...mark()}
      id={anchorOf(block.id)}
      class={`b b-pageHeader v-${block.variant} s-${surface} ${measureHeading(block.heading.length)}${hasArt ? " has-art" : ""}${isBare ? " bare" : ""}`}
    >
      <div class="w">
        <Breadcrumbs view={view} pagePath={pagePath} />
        <div class="hero-text">
          {block.eyebrow !== undefined && (
            <p class="eyebrow" {...mark("eyebrow")}>
              {block.eyebrow}
            </p>
          )}
          <h1 {...mark("heading")}>{block.heading}</h1>
        </div>
        <div class="hero-side">
          {block.lede !== undefined && (
            <p class="lede" {...mark("lede")}>
              {block.lede}
            </p>
          )}
          <Actions actions={block.actions} mark={markActions(mark)} />
        </div>
        {hasArt && block.art !== undefined && (
          <Picture
            slot={block.art}
            mark={mark("art")}
            place={block.id}
            view={view}
            aspect="wide"
            class="hero-art"
            isFirst
          />
        )}
      </div>
    </section>
  );
}

type CrumbProps = Pick<BlockProps<BlockOf<"pageHeader">>, "view" | "pagePath">;

function Breadcrumbs({ view, pagePath }: CrumbProps) {
  const page = view.pages.find((one) => one.path === pagePath);
  if (!view.direction.header.breadcrumbs || page === undefined || page.role === "not-found")
    return null;
  const home = findPageByRole(view.pages, "home");
  return (
    <nav class="crumbs" aria-label={view.words.breadcrumbs}>
      <ol>
        <li>
          <a href="/">{home?.label ?? view.words.home}</a>
        </li>
        <li>
          <span aria-current="page">{menuLabelOf(view, page)}</span>
        </li>
      </ol>
    </nav>
  );
}
