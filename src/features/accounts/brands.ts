/**
 * What an account is called towards its own people, as the operator chose it: a name, a colour and a logo in
 * place of the product's, on the sign-in, in the console and in mails to them.
 */
import { eq, inArray } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { LetterBrand } from "../../platform/mail/mail-layout.tsx";
import { accountBrands } from "./table.ts";

export type Brand = {
  name: string;
  /** Path on the service's own origin; it changes with the logo. */
  logoUrl: string | null;
  /** `#rrggbb` */
  colour: string | null;
};

/** `logo` is left out to keep the one there is; null takes it away. */
export type BrandChange = {
  name: string;
  colour: string | null;
  logo?: Uint8Array | null | undefined;
};

export const LOGOS = "/console/api/brand-logo";
/** Mails and every page of the console ask for it. */
export const LOGO_BYTES_MAX = 100 * 1024;

type LogoType = "image/png" | "image/jpeg";

/** By their first bytes. Others are not shown by every mail program, or could hold a script. */
const SIGNATURES: readonly [LogoType, readonly number[]][] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** All but the logo's bytes. */
const COLUMNS = {
  accountId: accountBrands.accountId,
  name: accountBrands.name,
  colour: accountBrands.colour,
  logoHash: accountBrands.logoHash,
};
type BrandRow = {
  accountId: string;
  name: string;
  colour: string | null;
  logoHash: string | null;
};

const toBrand = ({ accountId, name, colour, logoHash }: BrandRow): Brand => ({
  ...{ name, colour },
  logoUrl: logoHash === null ? null : `${LOGOS}/${accountId}/${logoHash}`,
});

/** Undefined for an account that goes by the product's name. */
export async function findBrand(ctx: Context, accountId: string): Promise<Brand | undefined> {
  return (await listBrands(ctx, [accountId])).get(accountId);
}

export async function listBrands(
  ctx: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Brand>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select(COLUMNS)
    .from(accountBrands)
    .where(inArray(accountBrands.accountId, [...accountIds]));
  return new Map(rows.map((row) => [row.accountId, toBrand(row)]));
}

/** The same for a mail, which shows the logo by its whole address. */
export async function findLetterBrand(
  ctx: Context,
  accountId: string,
): Promise<LetterBrand | undefined> {
  const brand = await findBrand(ctx, accountId);
  if (brand === undefined) return undefined;
  const { name, colour, logoUrl } = brand;
  return { name, colour, logoUrl: logoUrl === null ? null : ctx.config.publicUrl + logoUrl };
}

/** Null gives the account the product's name again. Throws `invalid_request` for what is no logo. */
export async function setBrand(
  ctx: Context,
  accountId: string,
  change: BrandChange | null,
): Promise<void> {
  if (change === null) {
    await ctx.db.write([
      ctx.db.orm.delete(accountBrands).where(eq(accountBrands.accountId, accountId)),
    ]);
    return;
  }
  const { name, colour, logo } = change;
  const row = { name, colour, ...(logo !== undefined && logoColumns(logo)) };
  await ctx.db.write([
    ctx.db.orm
      .insert(accountBrands)
      .values({ ...row, accountId })
      .onConflictDoUpdate({ target: accountBrands.accountId, set: row }),
  ]);
}

function logoColumns(logo: Uint8Array | null) {
  if (logo === null) return { logo: null, logoType: null, logoHash: null };
  const found = SIGNATURES.find(([, start]) => start.every((byte, at) => logo[at] === byte));
  if (found === undefined) throw invalidRequest("The logo must be a PNG or a JPEG.");
  if (logo.byteLength > LOGO_BYTES_MAX)
    throw invalidRequest(`The logo must have at most ${LOGO_BYTES_MAX / 1024} KB.`);
  const logoHash = Bun.SHA256.hash(logo, "hex").slice(0, 16);
  return { logo: Buffer.from(logo), logoType: found[0], logoHash };
}

export type Logo = { bytes: Uint8Array<ArrayBuffer>; type: LogoType };

/** The logo at an address; undefined once another took its place. */
export async function readLogo(
  ctx: Context,
  accountId: string,
  hash: string,
): Promise<Logo | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(accountBrands)
    .where(eq(accountBrands.accountId, accountId));
  if (!row?.logo || row.logoType === null || row.logoHash !== hash) return undefined;
  return { bytes: new Uint8Array(row.logo), type: row.logoType };
}
