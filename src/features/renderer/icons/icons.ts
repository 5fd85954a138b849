// One family of line icons for all sites (Lucide); stroke and joins are styled by the direction. Icons
// decorate and are hidden from assistive technology.
import iconNodes from "lucide-static/icon-nodes.json" with { type: "text" };
import * as v from "valibot";

// The import is the file's text, whatever the type of JSON imports says: one icon is read at a time
// instead of building two thousand objects at every start.
const ICON_TEXT = iconNodes as unknown as string;
const shapesSchema = v.array(
  v.tuple([v.pipe(v.string(), v.regex(/^[a-z]+$/u)), v.record(v.string(), v.string())]),
);

/** Names the family has given up, as texts and stored documents have them, and what they are called now. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["align-center", "text-align-center"],
  ["book-marked", "book-bookmark"],
  ["building-2", "building-complex"],
  ["check-circle", "circle-check-big"],
  ["file-check-2", "file-check-corner"],
  ["file-signature", "file-pen-line"],
  ["file-warning", "file-exclamation-point"],
  ["filter", "funnel"],
  ["layout", "panels-top-left"],
  ["music", "eighth-notes"],
  ["music-2", "eighth-note"],
  ["music-3", "half-note"],
  ["music-4", "sixteenth-notes"],
  ["parking-circle", "circle-parking"],
  ["smile", "face-slightly-smiling"],
  ["trash-2", "trash"],
  ["waves", "waves-horizontal"],
]);

/** The icon as an SVG element, or undefined when the family has none of that name. */
export function drawIcon(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/u.test(name)) return undefined;
  const opening = `\n  "${RENAMED.get(name) ?? name}": `;
  const start = ICON_TEXT.indexOf(opening);
  if (start === -1) return undefined;
  const end = ICON_TEXT.indexOf("\n  ]", start + opening.length);
  const shapes = v.parse(
    shapesSchema,
    JSON.parse(ICON_TEXT.slice(start + opening.length, end + 4)),
  );
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">${drawn.join("")}</svg>`;
}
