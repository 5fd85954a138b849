/** @jsxImportSource preact */
// Lists of titled points: arguments, principles and kinds of customer. They share their markup and
// differ in how the style sheet sets them.
import type { BlockOf, ListPoint } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import type { MarkSlot } from "../slot-mark.ts";
import { type BlockProps, Head, Icon, Link, Section } from "./parts.tsx";

type PointsProps = { items: readonly ListPoint[]; showsIcons: boolean; mark: MarkSlot };

function Points({ items, showsIcons, mark }: PointsProps) {
  return (
    <ul class="body items">
      {items.map((item, at) => (
        <li key={item.title} class="item">
          {showsIcons && <Icon name={item.icon} />}
          <h3 {...mark("items", at, "title")}>
            {item.href === undefined ? item.title : <Link href={item.href}>{item.title}</Link>}
          </h3>
          {item.text !== undefined && (
            <p class="item-text" {...mark("items", at, "text")}>
              {item.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function FeatureRows({ block, mark, view, surface }: BlockProps<BlockOf<"features">>) {
  const size = `n-${Math.min(block.items.length, 9)}`;
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={block.art === undefined ? size : `${size} has-art`}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      {block.art !== undefined && (
        <Picture slot={block.art} mark={mark("art")} place={block.id} view={view} aspect="tall" />
      )}
      <Points mark={mark} items={block.items} showsIcons />
    </Section>
  );
}

export function Principles({ block, mark, surface }: BlockProps<BlockOf<"principles">>) {
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={`n-${Math.min(block.items.length, 9)}`}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <Points mark={mark} items={block.items} showsIcons={false} />
    </Section>
  );
}

/** Kinds of customer of whom nothing but the name is said are set as a line, not as empty cards. */
export function Audience({ block, mark, surface }: BlockProps<BlockOf<"audience">>) {
  const size = `n-${Math.min(block.items.length, 9)}`;
  const isBare = block.items.every(({ text }) => text === undefined);
  return (
    <Section block={block} mark={mark} surface={surface} extra={isBare ? `${size} bare` : size}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <Points mark={mark} items={block.items} showsIcons />
    </Section>
  );
}
