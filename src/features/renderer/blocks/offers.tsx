/** @jsxImportSource preact */
// What can be bought, booked or asked for. Every variant shows every word; only `alternating` gives
// each offer a picture of its own.
import type { BlockOf } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import { type MarkSlot, markWithin } from "../slot-mark.ts";
import type { RenderView } from "../view.ts";
import {
  Actions,
  anchorOf,
  type BlockProps,
  Head,
  Icon,
  Link,
  markAction,
  PageHeading,
  Section,
} from "./parts.tsx";

type Offer = BlockOf<"offers">["items"][number];

export function Offers({ block, mark, view, surface }: BlockProps<BlockOf<"offers">>) {
  const size = `n-${Math.min(block.items.length, 9)}`;
  const isShort = block.items.every(
    ({ detail, includes = [] }) => detail === undefined && includes.length === 0,
  );
  const isUnderPage = block.heading === undefined;
  const classes = [size, isShort && "short", isUnderPage && "headless"].filter(Boolean);
  return (
    <Section block={block} mark={mark} surface={surface} extra={classes.join(" ")}>
      <PageHeading block={block} view={view} />
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <ul class="body items">
        {block.items.map((item, at) => (
          <OfferItem
            key={item.name}
            item={item}
            mark={markWithin(mark, "items", at)}
            place={`${block.id}-${at}`}
            view={view}
            showsArt={block.variant === "alternating"}
          />
        ))}
      </ul>
      <Actions
        actions={block.action && [{ ...block.action, weight: "secondary" }]}
        mark={markAction(mark)}
      />
    </Section>
  );
}

type ItemProps = {
  item: Offer;
  mark: MarkSlot;
  place: string;
  view: RenderView;
  showsArt: boolean;
};

function OfferItem({ item, mark, place, view, showsArt }: ItemProps) {
  return (
    <li class="item" id={anchorOf(item.id)}>
      {showsArt && item.art !== undefined && (
        <Picture slot={item.art} mark={mark("art")} place={place} view={view} aspect="wide" />
      )}
      {!showsArt && <Icon name={item.icon} />}
      <div class="item-head">
        <h3 {...mark("name")}>
          {item.href === undefined ? item.name : <Link href={item.href}>{item.name}</Link>}
        </h3>
        {item.price !== undefined && (
          <p class="price" {...mark("price")}>
            {item.price}
          </p>
        )}
      </div>
      <div class="item-text">
        <p {...mark("text")}>{item.text}</p>
        {item.detail !== undefined && (
          <p class="detail" {...mark("detail")}>
            {item.detail}
          </p>
        )}
        {item.includes !== undefined && item.includes.length > 0 && (
          <ul class="includes" aria-label={view.words.included}>
            {item.includes.map((entry, at) => (
              <li key={entry} {...mark("includes", at)}>
                {entry}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
