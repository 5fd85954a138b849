/** A line chart with logarithmic axes as SVG, legible on light and dark pages. Pure. */

export type Point = { readonly size: number; readonly cost: number };
export type Curve = { readonly name: string; readonly points: readonly Point[] };

export type Chart = {
  readonly title: string;
  /** What there is more and more of, such as "leads on the site". */
  readonly sizeName: string;
  /** Of the cost, such as "µs". */
  readonly unit: string;
  /** All with the same sizes. */
  readonly curves: readonly Curve[];
};

const WIDTH = 720;
const HEIGHT = 340;
const PLOT = { left: 64, right: 528, top: 44, bottom: 288 };
/** Told apart by the colour-blind too, on light and dark. */
const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#9a7d0a", "#56b4e9"];
const STYLE =
  "text{font:13px system-ui,sans-serif;fill:#24292f}.title{font-weight:600;font-size:15px}" +
  ".end{text-anchor:end}.mid{text-anchor:middle}.grid{stroke:#d0d7de}.page{fill:#fff}" +
  "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.grid{stroke:#3d444d}.page{fill:#0d1117}}";

/** Where values lie along an axis, from whole power of ten to whole power of ten. */
type Axis = { readonly ticks: readonly number[]; place(value: number): number };

export function chartSvg({ title, sizeName, unit, curves }: Chart): string {
  const points = curves.flatMap((curve) => curve.points);
  const across = logAxis(
    points.map(({ size }) => size),
    PLOT.left,
    PLOT.right,
  );
  const up = logAxis(
    points.map(({ cost }) => cost),
    PLOT.bottom,
    PLOT.top,
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escapeXml(title)}</title><style>${STYLE}</style>`,
    `<rect class="page" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="title" x="${PLOT.left}" y="24">${escapeXml(`${title}, ${unit}`)}</text>`,
    ...across.ticks.map(
      (size) =>
        `<line class="grid" x1="${across.place(size)}" x2="${across.place(size)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>` +
        `<text class="mid" x="${across.place(size)}" y="${PLOT.bottom + 20}">${showPower(size)}</text>`,
    ),
    ...up.ticks.map(
      (cost) =>
        `<line class="grid" x1="${PLOT.left}" x2="${PLOT.right}" y1="${up.place(cost)}" y2="${up.place(cost)}"/>` +
        `<text class="end" x="${PLOT.left - 8}" y="${up.place(cost) + 4}">${showPower(cost)}</text>`,
    ),
    `<text class="mid" x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 10}">${escapeXml(sizeName)}</text>`,
    ...curves.map((curve, at) => curveSvg(curve, colourOf(at), across, up)),
    ...legendSvg(curves, up),
    "</svg>",
  ].join("\n")}\n`;
}

function curveSvg({ points }: Curve, colour: string, across: Axis, up: Axis): string {
  const places = points.map(({ size, cost }) => [across.place(size), up.place(cost)] as const);
  const line = `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${places.map((place) => place.join()).join(" ")}"/>`;
  return (
    line + places.map(([x, y]) => `<circle fill="${colour}" cx="${x}" cy="${y}" r="3"/>`).join("")
  );
}

const LEGEND_STEP = 18;

/** The curves' names at the height where each ends, moved apart where they would overlap. */
function legendSvg(curves: readonly Curve[], up: Axis): string[] {
  const names = curves
    .map(({ name, points }, at) => ({ name, at, y: up.place(lastCost(points)) }))
    .toSorted((a, b) => a.y - b.y);
  const lowest = PLOT.bottom - (names.length - 1) * LEGEND_STEP;
  let y = Number.NEGATIVE_INFINITY;
  return names.map((entry, order) => {
    y = Math.max(y + LEGEND_STEP, Math.min(entry.y, lowest + order * LEGEND_STEP));
    const colour = colourOf(entry.at);
    return (
      `<circle fill="${colour}" cx="${PLOT.right + 18}" cy="${y}" r="5"/>` +
      `<text x="${PLOT.right + 30}" y="${y + 4}">${escapeXml(entry.name)}</text>`
    );
  });
}

const lastCost = (points: readonly Point[]): number => points.at(-1)?.cost ?? 1;
const colourOf = (at: number): string => COLOURS[at % COLOURS.length] ?? "#000";

/** At least one whole power of ten long. */
function logAxis(values: readonly number[], start: number, end: number): Axis {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at)),
    place: (value) =>
      Math.round((start + ((Math.log10(value) - low) / (high - low)) * (end - start)) * 10) / 10,
  };
}

/** 0.01 to 1,000 as they are, what lies beyond as a power. */
function showPower(value: number): string {
  const power = Math.round(Math.log10(value));
  if (power >= -2 && power <= 3) return value.toLocaleString("en");
  return `10<tspan dy="-5" font-size="10">${power}</tspan>`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
