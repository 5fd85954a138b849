/** What this build is: its version, the commit it was built from, and the machine it was built for. */
import manifest from "../../package.json" with { type: "json" };

export type BuildFacts = {
  readonly version: string;
  /** Abbreviated commit, with `-modified` when the checkout had changes; `unknown` outside git; `source` when not built. */
  readonly commit: string;
  /** As `scripts/build.ts` names it, for example `linux-x64-musl`. */
  readonly target: string;
};

/** Put in by `scripts/build.ts`; does not exist when run from source. */
declare const SITEWRIGHT_BUILD: BuildFacts | undefined;

export const buildFacts: BuildFacts =
  typeof SITEWRIGHT_BUILD === "undefined"
    ? {
        version: manifest.version,
        commit: "source",
        target: `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`,
      }
    : SITEWRIGHT_BUILD;
