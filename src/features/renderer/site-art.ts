// Where the drawings of a page go. The first ones stand in its markup, where no picture has to be waited
// for; further ones are files of their own, named by content, which load when a visitor comes near them.
import { createHash } from "node:crypto";
import {
  DIRECTIONS,
  type Palette,
  type Scheme,
  type SiteDocument,
  solvePalette,
} from "../design/room.ts";
import { ART_ROLES, artProperty } from "./art/paint.ts";

/** Takes a drawing that a page shows next: the address of its file, or nothing when it stays in the page. */
export type PageArt = (svg: string) => string | undefined;

export type SiteArt = {
  /** For a page whose first `near` drawings stay in its markup. */
  openPage(near: number): PageArt;
  /** What has been put away so far, by its address. */
  files(): ReadonlyMap<string, string>;
};

export function createSiteArt(document: SiteDocument): SiteArt {
  const files = new Map<string, string>();
  const colours = writeArtColours(document);
  const put = (svg: string) => {
    const text = svg.replace(">", `><style>${colours}</style>`);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
    const path = `/_assets/art-${hash}.svg`;
    files.set(path, text);
    return path;
  };
  return {
    openPage: (near) => {
      let shown = 0;
      return (svg) => {
        shown += 1;
        return shown <= near ? undefined : put(svg);
      };
    },
    files: () => files,
  };
}

/** The custom properties that pictures are painted with: a file does not get them from its page. */
function writeArtColours({ tokens }: SiteDocument): string {
  const { palette, scheme, direction } = tokens;
  const colours = (one: Scheme) => {
    const solved: Palette = solvePalette(palette, DIRECTIONS[direction].temper, one);
    return `:root{${ART_ROLES.map((role) => `${artProperty(role)}:${solved[role]}`).join(";")}}`;
  };
  if (scheme !== "auto") return colours(scheme);
  return `${colours("light")}@media(prefers-color-scheme:dark){${colours("dark")}}`;
}
