/** @jsxImportSource preact */
/** A line of days, drawn here: an area, the days under the pointer, the highest day named. */
import { useState } from "preact/hooks";
import { showDay, showNumber } from "../format.ts";

export type Day = { day: string; value: number };

const WIDTH = 800;
const HEIGHT = 220;
const TOP = 24;
const BOTTOM = 26;

/** Beside it stands a table with the same numbers, so that this is only a picture. */
export function DayChart({ days, unit }: { days: readonly Day[]; unit: string }) {
  const [at, setAt] = useState<number>();
  const most = Math.max(0, ...days.map(({ value }) => value));
  const ceiling = roundUp(Math.max(1, most));
  const x = (index: number) => (index / Math.max(1, days.length - 1)) * WIDTH;
  const y = (value: number) => TOP + (1 - value / ceiling) * (HEIGHT - TOP - BOTTOM);
  const line = days.map(({ value }, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const shown = at === undefined ? undefined : days[at];
  const move = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    setAt(Math.min(days.length - 1, Math.max(0, Math.round(part * (days.length - 1)))));
  };
  return (
    <div class="chart" aria-hidden="true">
      <p class="chart-said">
        {shown ? (
          <>
            <b>{showNumber(shown.value)}</b> {unit}, {showDay(shown.day)}
          </>
        ) : (
          <>
            Most on one day: <b>{showNumber(most)}</b>
          </>
        )}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerMove={move}
        onPointerLeave={() => setAt(undefined)}
      >
        {[0, 0.5, 1].map((part) => (
          <path key={part} class="rule" d={`M0 ${y(ceiling * part)}H${WIDTH}`} />
        ))}
        <path class="area" d={`M0 ${y(0)}L${line.join("L")}L${WIDTH} ${y(0)}z`} />
        <path class="line" d={`M${line.join("L")}`} />
        {at !== undefined && shown && (
          <path class="here" d={`M${x(at)} ${TOP}V${y(0)}M${x(at)} ${y(shown.value)}h.01`} />
        )}
      </svg>
      <p class="chart-ends">
        <span>{days[0] && showDay(days[0].day)}</span>
        <span>{days.at(-1) && showDay(days.at(-1)?.day ?? "")}</span>
      </p>
      <p class="chart-top">{showNumber(ceiling)}</p>
    </div>
  );
}

/** The next number that is easy to read: 10, 12, 15, 20, 25, 30, … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}
