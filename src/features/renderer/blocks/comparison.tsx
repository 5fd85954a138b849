// What is different here: a real table, or pairs of short texts.
import type { BlockOf } from "../../design/blocks.ts";
import { type BlockProps, Head, Section } from "./parts.tsx";

export function Comparison({ block, surface }: BlockProps<BlockOf<"comparison">>) {
  return (
    <Section block={block} surface={surface}>
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      {block.variant === "table" ? <Table block={block} /> : <Pairs block={block} />}
    </Section>
  );
}

function Table({ block }: { block: BlockOf<"comparison"> }) {
  return (
    <table class="body">
      <thead>
        <tr>
          <td />
          <th scope="col">{block.usualLabel}</th>
          <th scope="col">{block.hereLabel}</th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.subject}>
            <th scope="row">{row.subject}</th>
            <td data-label={block.usualLabel}>{row.usual}</td>
            <td data-label={block.hereLabel} class="here">
              {row.here}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ block }: { block: BlockOf<"comparison"> }) {
  return (
    <ul class="body items">
      {block.rows.map((row) => (
        <li key={row.subject} class="item">
          <h3>{row.subject}</h3>
          <p class="usual">
            <b>{block.usualLabel}</b> {row.usual}
          </p>
          <p class="here">
            <b>{block.hereLabel}</b> {row.here}
          </p>
        </li>
      ))}
    </ul>
  );
}
