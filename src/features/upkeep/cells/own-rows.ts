/**
 * Whether a file holds one tenant and nothing else. Whoever made a file may have put anything into it:
 * a key for another account here, or a way to sign in as somebody who is known here.
 */
import { CARRIED } from "./carried-tables.ts";
import type { CellRow, CellValue } from "./cell-file.ts";

/** Tables whose rows are of the account's sites. */
const OF_SITES: ReadonlySet<string> = new Set(
  CARRIED.filter(({ which }) => which.includes("from sites ")).map(({ table }) => table),
);
/** By these somebody signs in, or is a member. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["memberships", "passkeys", "recovery_codes"]);

export class OwnRows {
  readonly #account: string;
  readonly #people = new Set<CellValue | undefined>();
  readonly #sites = new Set<CellValue | undefined>();
  readonly #sitesNamed = new Set<CellValue>();

  constructor(account: string) {
    this.#account = account;
  }

  /** Notes a row, in the file's order. False for one that is not the account's. */
  note({ table, row }: CellRow): boolean {
    if (table === "users") this.#people.add(row.id);
    if (table === "sites") this.#sites.add(row.id);
    if (OF_SITES.has(table) && row.site_id != null) this.#sitesNamed.add(row.site_id);
    if (OF_PEOPLE.has(table) && !this.#people.has(row.user_id)) return false;
    const account = table === "accounts" ? row.id : row.account_id;
    return account === undefined || account === this.#account;
  }

  /** Once all rows are noted: sites come behind what is theirs. */
  get hasOwnSitesAlone(): boolean {
    return [...this.#sitesNamed].every((site) => this.#sites.has(site));
  }
}
