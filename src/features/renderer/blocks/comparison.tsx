/** @jsxImportSource preact */
// What is different here: a real table, or pairs of short texts.
import type { BlockOf } from "../../design/room.ts";
import type { MarkSlot } from "../slot-mark.ts";
import { type BlockProps, Head, Section } from "./parts.tsx";

export function ComparisonBlock({ block, mark, surface }: BlockProps<BlockOf<"comparison">>) {
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      {block.variant === "table" ? (
        <Table block={block} mark={mark} />
      ) : (
        <Pairs block={block} mark={mark} />
      )}
    </Section>
  );
}

type RowsProps = { block: BlockOf<"comparison">; mark: MarkSlot };

function Table({ block, mark }: RowsProps) {
  return (
    <table class="body">
      <thead>
        <tr>
          <td />
          <th scope="col" {...mark("usualLabel")}>
            {block.usualLabel}
          </th>
          <th scope="col" {...mark("hereLabel")}>
            {block.hereLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={row.subject}>
            <th scope="row" {...mark("rows", at, "subject")}>
              {row.subject}
            </th>
            <td data-label={block.usualLabel} {...mark("rows", at, "usual")}>
              {row.usual}
            </td>
            <td data-label={block.hereLabel} class="here" {...mark("rows", at, "here")}>
              {row.here}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ block, mark }: RowsProps) {
  return (
    <ul class="body items">
      {block.rows.map((row, at) => (
        <li key={row.subject} class="item">
          <h3 {...mark("rows", at, "subject")}>{row.subject}</h3>
          <p class="usual">
            <b {...(at === 0 ? mark("usualLabel") : {})}>{block.usualLabel}</b>{" "}
            <span {...mark("rows", at, "usual")}>{row.usual}</span>
          </p>
          <p class="here">
            <b {...(at === 0 ? mark("hereLabel") : {})}>{block.hereLabel}</b>{" "}
            <span {...mark("rows", at, "here")}>{row.here}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
