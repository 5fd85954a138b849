/** @jsxImportSource preact */
/** A moment: relative to read, exact on hover. */
import type { Instant } from "../api-types.ts";
import { isoOf, showAgo, showExact, showMoment } from "../format.ts";

export function Ago({ at }: { at: Instant }) {
  return (
    <time dateTime={isoOf(at)} title={showExact(at)}>
      {showAgo(at)}
    </time>
  );
}

export function Moment({ at }: { at: Instant }) {
  return (
    <time dateTime={isoOf(at)} title={showExact(at)}>
      {showMoment(at)}
    </time>
  );
}
