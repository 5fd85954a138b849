/** The floor plan as data: what `docs/architecture.md` draws, in the form that the test checks. */

/** From the ground up. A file may import its own floor and those below it. */
export const FLOORS = ["lib", "platform", "http", "features", "app", "cli", "main"];

/** Rooms that are a resource of a site's owner with a visitors' side. */
const RESOURCE_ROOMS = ["accounts", "sites", "webhooks"];

/** Room → the rooms whose services it may call. `"*"` is every room. */
export const ROOMS: Readonly<Record<string, readonly string[] | "*">> = {
  credits: [],
  accounts: ["credits"],
  // Figures of a person's sites, mailed to them.
  reports: ["accounts", "people", "sites", "leads", "analytics"],
  // Memberships name accounts; an invitation says which one it leads to.
  people: ["accounts"],
  // Links and notes alone: what a link shows is read by the console.
  reviews: ["accounts", "people", "sites"],
  design: [],
  writer: ["design"],
  renderer: ["design"],
  audit: ["design", "writer", "renderer"],
  webhooks: ["accounts"],
  sites: ["accounts", "design"],
  domains: ["accounts", "sites"],
  /** `renderer` and `audit` for the types of what a build is stored from. */
  versions: ["accounts", "sites", "design", "renderer", "audit"],
  gallery: RESOURCE_ROOMS,
  events: [...RESOURCE_ROOMS, "versions", "design"],
  // Its mails go to those of the account's people who want them.
  leads: [...RESOURCE_ROOMS, "analytics", "people"],
  forms: [...RESOURCE_ROOMS, "versions", "leads", "design", "gallery"],
  analytics: ["accounts", "sites"],
  publishing: ["design", "sites", "versions", "events", "gallery", "renderer", "audit", "webhooks"],
  exports: ["sites", "versions", "publishing", "events", "leads"],
  hosting: ["sites", "versions", "publishing"],
  jobs: ["accounts", "credits", "webhooks"],
  generation: [
    ...["accounts", "credits", "design", "writer", "jobs", "sites", "versions", "gallery"],
    ...["publishing", "webhooks"],
  ],
  // Doctor asks the model its questions.
  upkeep: [
    ...["accounts", "people", "sites", "versions", "domains", "jobs", "events", "publishing"],
    "writer",
  ],
  builder: "*",
  console: "*",
};

/** What threads and processes of their own load of a room. */
export const PROGRAMS_FACE = "programs.ts";

/** The files of a room that others may import. */
export const FACES = ["room.ts", PROGRAMS_FACE];

/** Rooms that compute and never store. */
export const PURE_ROOMS = ["design", "writer", "renderer", "audit"];

/** Packages that reach the database. */
export const DATABASE_PACKAGES = ["libsql", "@libsql/client", "drizzle-orm"];

/** Where Elysia may be known, beside `routes.ts`, `public-routes.ts` and the gate of any room. */
export const ELYSIA_PLACES = ["src/http/", "src/app/", "src/app.ts"];
export const ELYSIA_FURNITURE = ["routes.ts", "public-routes.ts", "gate.ts"];

/**
 * Where `fetch` may be called: the guarded one, code that calls this very service or its sites, and
 * scripts that run in visitors' browsers.
 */
export const FETCH_PLACES = [
  "src/platform/outbound/outbound.ts",
  "src/platform/outbound/",
  // The operator's own database server.
  "src/platform/database/remote-client.ts",
  "src/app/control-socket.ts",
  "src/cli/",
  "src/features/publishing/readiness/own-site-client.ts",
  "src/features/renderer/form-script.ts",
  "src/features/console/web/",
];

export const LINES_MAX = 400;

export const FUNCTION_LINES_MAX = 50;
/** How many of the service's functions are longer. It only goes down. */
export const LONG_FUNCTIONS_MAX = 9;

/** Files that hold nothing but a table of data, and may be longer. */
export const DATA_TABLES = [
  "src/features/design/direction-table.ts",
  "src/features/writer/knowledge/",
];

/** Where modules may keep state: in a browser, where a module is loaded for one page and ends with it. */
export const STATE_PLACES = ["src/features/console/web/"];

/**
 * Where the machine's own time and chance are asked for: everything else gets a clock, `machineMs` or
 * the context's random numbers. Beside these two, what runs in browsers and the sample that others copy.
 */
export const TIME_PLACES = [
  "src/lib/machine-time.ts",
  "src/platform/clock.ts",
  "src/app/webhook-snippets.ts",
  "src/features/renderer/form-script.ts",
  "src/features/console/web/",
];

/** Where text is normalized, sorted by path, each behind a bound. */
export const NORMALIZE_PLACES: readonly string[] = [
  // Combining runs are cut before it.
  "src/features/design/edit/set-text.ts",
  "src/features/design/slots.ts",
  // Titles of at most 200 characters, which lib/text.ts has checked.
  "src/features/events/slug.ts",
  // Length and combining runs are checked by the reader in front of it.
  "src/features/forms/read-submission.ts",
  // At most 200 characters, which model.ts has checked.
  "src/features/people/passwords.ts",
  // Letters of a document's texts, which slots.ts has cut.
  "src/features/renderer/art/letters.ts",
  "src/features/renderer/art/raster/open-graph.ts",
  // Names, cut to 400.
  "src/features/sites/slug.ts",
  // Combining runs are cut before it.
  "src/features/writer/existing-site/read-elements.ts",
  // A model's text, cut to a length, its combining runs too.
  "src/features/writer/model/tidy-text.ts",
  // Fields of a brief, which lib/text.ts has checked.
  "src/features/writer/reading/fold-words.ts",
  "src/features/writer/reading/read-look.ts",
  // Addresses of at most 254 characters, which lib/text.ts has checked.
  "src/lib/email-key.ts",
  // The bound itself.
  "src/lib/text.ts",
  // Names and subjects that were stored, checked when they came in.
  "src/platform/mail/mail-message.ts",
];

/** What the composer reads and writes with; in the build thread alone. */
export const COMPOSER_PLACES = [
  "src/features/writer/composer/",
  "src/features/writer/content/trades.ts",
  "src/features/writer/reading/read-brief.ts",
];

/** Loaded by a command that ends with its work. */
export const COMMAND_PROGRAMS = ["src/features/writer/content/check-content.ts"];
