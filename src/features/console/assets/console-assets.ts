/** The browser's side of the console as files: what they are called, and what they hold. */

export type AssetFile = {
  readonly contentType: string;
  /** Text is kept compressed with brotli; typefaces are compressed by themselves. */
  readonly isBrotli: boolean;
  read(): Promise<Uint8Array<ArrayBuffer>>;
};

export type ConsoleAssets = {
  /** Names of what the page itself asks for; each name has a hash of the contents in it. */
  readonly script: string;
  readonly style: string;
  readonly icon: string;
  /** View → every script that showing it takes, beside the first. */
  readonly preloads: Preloads;
  readonly files: ReadonlyMap<string, AssetFile>;
};

export type Preloads = Readonly<Record<string, readonly string[]>>;

/** Where the files are served. */
export const ASSETS_PATH = "/console/assets/";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** Throws for a kind of file that nobody has thought about. */
export function contentTypeOf(name: string): string {
  const type = CONTENT_TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (type === undefined) throw new Error(`The console has no content type for ${name}.`);
  return type;
}

export const isText = (name: string): boolean => !name.endsWith(".woff2");
