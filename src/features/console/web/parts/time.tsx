/** @jsxImportSource preact */
/** A moment: relative to read, exact on hover. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Instant } from "../api-types.ts";
import { isoOf, showAgo, showExact, showMoment } from "../format.ts";

/** When it was last looked at the clock: what is open all day does not say "just now" all day. */
const looked = signal(0);
const LOOK_EVERY_MS = 30_000;
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function watchClock(): () => void {
  watchers += 1;
  timer ??= setInterval(() => {
    looked.value = Date.now();
  }, LOOK_EVERY_MS);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function Ago({ at }: { at: Instant }) {
  useEffect(watchClock, []);
  const now = Math.max(Date.now(), looked.value);
  return (
    <time dateTime={isoOf(at)} title={showExact(at)}>
      {showAgo(at, now)}
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
