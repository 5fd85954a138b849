/** What the builder's two sides say to each other: the console's API and the browser. Types alone. */
import type { Catalogue, OpenTask, Patch, PlacedLink, SiteDocument } from "../design/room.ts";

export type DraftView = {
  /** The version that the draft begins with. */
  base: string;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  /** What undo and redo would do. */
  undoes: string | null;
  redoes: string | null;
  /** How many edits no version has. */
  edits: number;
  /** It begins with another version than the newest: an old one that was brought back. */
  isRestored: boolean;
  savedAt: string | null;
};

export type Scheme = "light" | "dark";
/** Which page somebody looks at while they edit, and how. */
export type ShownPage = { path: string; scheme: Scheme };

export type DraftChanged = {
  draft: DraftView;
  revision: number;
  /** Turns the document that the caller has into the new one. */
  patch: Patch;
  /** Addresses of what looks different now. */
  changed: string[];
  description: string;
  brokenLinks: PlacedLink[];
  tasks: OpenTask[];
  /** The page that the caller looks at, as it is now; where it is missing it has to be fetched. */
  page?: ShownPage & { html: string };
};

/** One edit of somebody else's, beside a 409. */
export type OtherChange = { description: string; by: string; at: string };

export type BuilderImage = {
  id: string;
  alt: string;
  caption: string | null;
  url: string;
  width: number;
  height: number;
};

export type OpenedBuilder = {
  site: { id: string; name: string; status: string; url: string | null };
  /** Whether whoever asks may show it to visitors: what is on the web editors change, and owners put it there. */
  mayPublish: boolean;
  draft: DraftView;
  document: SiteDocument;
  catalogue: Catalogue;
  images: BuilderImage[];
  /** Whether the newest version is not what visitors get, or soon will. */
  hasUnpublished: boolean;
  /** When the newest version is to be published, if that was chosen. */
  plannedAt: string | null;
  brokenLinks: PlacedLink[];
  tasks: OpenTask[];
};

/** What a language model proposes: nothing of it is done yet. */
export type Proposed = {
  /** What each does, for texts the old one beside the new, and the operation itself. */
  changes: { text: string; before: string | null; after: string | null; operation: unknown }[];
  /** What cannot be done; empty when everything can. */
  cannot: string;
};
