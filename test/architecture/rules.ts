/** The rules of the house. Each takes source files and returns one sentence for every breach. */
import { posix } from "node:path";
import {
  COMMAND_PROGRAMS,
  COMPOSER_PLACES,
  DATA_TABLES,
  DATABASE_PACKAGES,
  ELYSIA_FURNITURE,
  ELYSIA_PLACES,
  FACES,
  FETCH_PLACES,
  FLOORS,
  FUNCTION_LINES_MAX,
  LINES_MAX,
  NORMALIZE_PLACES,
  PROGRAMS_FACE,
  PURE_ROOMS,
  ROOMS,
  STATE_PLACES,
  TIME_PLACES,
} from "./floor-plan.ts";
import { readFunctions } from "./read-functions.ts";
import {
  readLoads,
  readOwnImports,
  readPackages,
  readPlainImports,
  removeComments,
  type SourceFile,
} from "./read-imports.ts";

export type Rule = (files: readonly SourceFile[]) => string[];

export const importsGoDown: Rule = (files) =>
  eachImport(files, (from, to) => {
    if (!to.startsWith("src/")) {
      return isCode(to) ? `${from} imports ${to}, which is not part of the service` : undefined;
    }
    return floorOf(to) > floorOf(from) ? `${from} imports upward: ${to}` : undefined;
  });

/** Types count: a part that names the type of its whole cannot be read without it. */
export const filesFormNoCycle: Rule = (files) => {
  const imports = new Map(files.map((file) => [file.path, readOwnImports(file)]));
  const finished = new Set<string>();
  const breaches: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      breaches.push(`cycle: ${[...trail.slice(start), path].join(" → ")}`);
      return;
    }
    if (finished.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path]);
    finished.add(path);
  };
  for (const file of files) visit(file.path, []);
  return breaches;
};

/** From outside a room nothing is imported but its face, types included. */
export const roomsShowOnlyTheirFace: Rule = (files) =>
  eachImport(files, (from, to) => {
    const room = roomOf(to);
    if (room === undefined || room === roomOf(from) || !isCode(to)) return undefined;
    return FACES.some((face) => to === `src/features/${room}/${face}`)
      ? undefined
      : `${from} imports ${to} past the face of ${room}`;
  });

/** What runs in threads and processes of its own is not loaded by the service itself. */
export const theServiceLoadsNoPrograms: Rule = (files) =>
  listLoaded(files, readPlainImports)
    .filter((path) => roomOf(path) !== undefined && isNamed(path, [PROGRAMS_FACE]))
    .map((path) => `src/app.ts leads to ${path}, which belongs to threads and processes`);

/** The composer's tables are a large part of all memory; the service never holds them beside its thread. */
export const theServiceHoldsNoComposer: Rule = (files) =>
  listLoaded(files, readLoads, [...COMMAND_PROGRAMS, PROGRAMS_FACE])
    .filter((path) => isIn(path, COMPOSER_PLACES))
    .map((path) => `src/app.ts may load ${path}, which belongs to the build thread`);

/** Every file that comes with the service, by the imports that count; what is `left` out leads no further. */
function listLoaded(
  files: readonly SourceFile[],
  read: (file: SourceFile) => string[],
  left: readonly string[] = [],
): string[] {
  const imports = new Map(files.map((file) => [file.path, read(file)]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path) || isIn(path, left) || isNamed(path, left)) return;
    loaded.add(path);
    for (const next of imports.get(path) ?? []) load(next);
  };
  load("src/app.ts");
  return [...loaded];
}

export const roomsKnowOnlyTheirNeighbours: Rule = (files) =>
  eachImport(files, (from, to) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || room === other) return undefined;
    const allowed = ROOMS[room];
    if (allowed === undefined) return `${from}: the floor plan has no room "${room}"`;
    return allowed === "*" || allowed.includes(other)
      ? undefined
      : `${from} imports ${to}, but ${room} may not use ${other}`;
  });

export const onlyTheBorderKnowsElysia: Rule = (files) =>
  files
    .filter((file) => readPackages(file).some((name) => /^(elysia|@elysiajs\/.*)$/.test(name)))
    .filter(({ path }) => !isIn(path, ELYSIA_PLACES) && !isNamed(path, ELYSIA_FURNITURE))
    .map(({ path }) => `${path} imports Elysia`);

/** Bun reads tsconfig.json where it is started, so that from elsewhere only the file itself can say it. */
export const markupNamesItsLibrary: Rule = (files) =>
  files
    .filter(({ path, text }) => path.endsWith(".tsx") && !text.startsWith(JSX_LIBRARY))
    .map(({ path }) => `${path} does not begin with ${JSX_LIBRARY}`);

const JSX_LIBRARY = "/** @jsxImportSource preact */\n";

export const pureRoomsKnowNoDatabase: Rule = (files) =>
  files
    .filter(({ path }) => PURE_ROOMS.includes(roomOf(path) ?? ""))
    .filter(
      (file) =>
        readPackages(file).some((name) => DATABASE_PACKAGES.includes(name)) ||
        readOwnImports(file).some((path) => path.startsWith("src/platform/database/")),
    )
    .map(({ path }) => `${path} imports the database`);

const FETCH_CALL = /(?:(?<![.\w])|\bglobalThis\.)fetch\(/;
/** Handlers of that name, as servers have them: `async fetch(request, server) {`. */
const FETCH_METHOD = /^\s*(?:async\s+)?fetch\([^()]*\)[^;\n]*\{$/gm;

export const outgoingCallsAreGuarded: Rule = (files) =>
  files
    .filter(({ path }) => !isIn(path, FETCH_PLACES))
    .filter(({ text }) => FETCH_CALL.test(removeComments(text).replaceAll(FETCH_METHOD, "")))
    .map(
      ({ path }) =>
        `${path} calls fetch; use platform/outbound/outbound.ts, which refuses private targets`,
    );

const NORMALIZE_CALL = /\.normalize\(/;

/** Sorting a long run of combining marks takes its square, so that a bound has to stand before it. */
export const normalizingIsBounded: Rule = (files) =>
  files
    .filter(({ path }) => !isIn(path, NORMALIZE_PLACES))
    .filter(({ text }) => NORMALIZE_CALL.test(removeComments(text)))
    .map(
      ({ path }) =>
        `${path} normalizes; put lib/combining-marks.ts and a length before it, then list it`,
    );

const TAKES_JSON_APART = /\bjson_(?:each|extract)\(|->>/;
const STRINGIFY_CALL = /\bJSON\.stringify\(/;

/** SQL makes bytes of an escaped half of a character that end the process of whoever reads them. */
export const sqlIsGivenSoundJson: Rule = (files) =>
  files
    .filter(({ path }) => path !== "src/lib/sound-json.ts")
    .map(({ path, text }) => ({ path, code: removeComments(text) }))
    .filter(({ code }) => TAKES_JSON_APART.test(code) && STRINGIFY_CALL.test(code))
    .map(({ path }) => `${path} has SQL that takes JSON apart; make it by lib/sound-json.ts`);

/** A variable of the module, or a collection that is empty at first: something will be put in. */
const STATE =
  /^(?:export )?(?:(?:let|var) \w+|const \w+(?:: [^=\n]{1,200})? = (?:new (?:Weak)?(?:Map|Set)(?:<[^\n]{1,200}>)?\(\)|\[\]);$)/m;

/** What changes hangs on the context, so that two services in one process share nothing. */
export const modulesKeepNoState: Rule = (files) =>
  files
    .filter(({ path }) => !isIn(path, STATE_PLACES))
    .filter(({ text }) => STATE.test(removeComments(text)))
    .map(({ path }) => `${path} keeps state; let the context hold it, with defineState`);

const MACHINE_TIME = /\bDate\.now\b|\bperformance\.now\b|\bnew Date\(\)|\bMath\.random\b/;

/** What tests move by hand and replay must not be asked of the machine behind their back. */
export const timeComesFromAClock: Rule = (files) =>
  files
    .filter(({ path }) => !isIn(path, TIME_PLACES))
    .filter(({ text }) => MACHINE_TIME.test(removeComments(text)))
    .map(({ path }) => `${path} asks the machine for time or chance; the context has a clock`);

export const filesStayShort: Rule = (files) =>
  files
    .filter(({ path }) => !isIn(path, DATA_TABLES))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${LINES_MAX} is the end`);

/** Functions over the length that a reader keeps in view; the test says how many there may be. */
export const functionsStayShort: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    readFunctions(text)
      .filter(({ lines }) => lines > FUNCTION_LINES_MAX)
      .map(({ line, lines, head }) => `${path}:${line} has ${lines} lines: ${head}`),
  );

function eachImport(
  files: readonly SourceFile[],
  judge: (from: string, to: string) => string | undefined,
): string[] {
  return files.flatMap((file) => readOwnImports(file).flatMap((to) => judge(file.path, to) ?? []));
}

/** The floor's height; what lies in no known folder is above everything, so nothing may import it. */
function floorOf(path: string): number {
  const [, name = ""] = path.split("/");
  const height = FLOORS.indexOf(name.replace(/\.tsx?$/, ""));
  return height < 0 ? FLOORS.length : height;
}

function roomOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function isNamed(path: string, names: readonly string[]): boolean {
  return names.includes(posix.basename(path));
}

function isIn(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || (place.endsWith("/") && path.startsWith(place)));
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path);
}
