/** Accounts as their operator handles them: bounds, changes of the same moment, what a restart leaves. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { findBrand, LOGO_BYTES_MAX, readLogo, setBrand } from "./brands.ts";
import { accountCommands, keyCommands } from "./procedures.ts";
import { getAccount, grantBonus, setPlan, suspendAccount } from "./service.ts";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

/** A command's procedure with its input; answers the refusal's text, or undefined when it was carried out. */
async function refusalOf(name: string, input: unknown): Promise<string | undefined> {
  const run = { ...accountCommands, ...keyCommands }[name];
  if (run === undefined) throw new Error(`no procedure ${name}`);
  try {
    await run(opened.ctx, input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("what a command may be given", () => {
  const account = { name: "Acme", email: "owner@acme.test" };
  const at = (length: number) => "😀".repeat(length);

  test.each([
    ["account.create", { ...account, name: at(200) }, undefined],
    ["account.create", { ...account, name: at(201) }, /`name` must be at most 200/],
    ["account.create", { ...account, name: "\u200b " }, /`name` must not be empty/],
    ["account.create", { ...account, name: "a\0b" }, /`name` must be valid Unicode/],
    ["account.create", { ...account, email: "owner@acme.test," }, /`email` must be an e-mail/],
    ["account.create", { ...account, plan: "Pro" }, /`plan` must be one of/],
    ["account.bonus", { id: "acc_none", amount: 1 }, /No such account/],
    ["account.bonus", { id: "acc_none", amount: 0 }, /`amount` must be a whole number/],
    ["account.bonus", { id: "acc_none", amount: 1_000_001 }, /`amount` must be a whole number/],
    ["account.bonus", { id: "acc_none", amount: 1.5 }, /`amount` must be a whole number/],
    ["key.create", { account: "acc_none", scope: "full" }, /No such account/],
    ["key.create", { account: "acc_none", scope: "all" }, /`scope` must be one of/],
    ["key.create", { account: "a", scope: "full", label: at(201) }, /`label` must be at most 200/],
    ["key.list", { account: "acc_none" }, /No such account/],
  ] as const)("%s, case %#", async (name, input, told) => {
    const refusal = await refusalOf(name, input);
    if (told === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatch(told);
  });
});

test("changes of the same moment all stand, and are there after a restart", async () => {
  const { ctx } = opened;
  const id = await opened.createAccount("free");
  const bonuses = Array.from({ length: 20 }, () => grantBonus(ctx, id, 1_000_000));
  await Promise.all([setPlan(ctx, id, "agency"), suspendAccount(ctx, id), ...bonuses]);
  const before = await getAccount(ctx, id);
  expect(before).toMatchObject({
    ...{ plan: "agency", suspendedAt: opened.clock.now() },
    usage: { used: 0, limit: 1000, remaining: 20_001_000, bonusTokens: 20_000_000 },
  });
  const { directory, clock } = opened;
  await opened.abandon();
  opened = await openTestContext({ directory, clock });
  expect(await getAccount(opened.ctx, id)).toEqual(before);
});

test("an account's brand shows for no other account, not even at its logo's own address", async () => {
  const { ctx } = opened;
  const [one, other] = [await opened.createAccount(), await opened.createAccount()];
  await setBrand(ctx, one, { name: "Harbour", colour: "#12474f", logo: png(20) });
  const hash = (await findBrand(ctx, one))?.logoUrl?.split("/").at(-1) ?? "";
  expect(await readLogo(ctx, one, hash)).toMatchObject({ type: "image/png" });
  expect(await readLogo(ctx, other, hash)).toBeUndefined();
  expect(await findBrand(ctx, other)).toBeUndefined();
});

const png = (length: number) =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(length - 8)]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

describe("a brand's logo", () => {
  test("is judged by its bytes and its size, and a refused one changes nothing", async () => {
    const { ctx } = opened;
    const id = await opened.createAccount();
    await setBrand(ctx, id, { name: "Harbour", colour: null, logo: png(LOGO_BYTES_MAX) });
    const before = await findBrand(ctx, id);
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
    for (const logo of [png(LOGO_BYTES_MAX + 1), svg, png(20).slice(1), new Uint8Array(0)])
      await expect(setBrand(ctx, id, { name: "Other", colour: null, logo })).rejects.toMatchObject({
        code: "invalid_request",
      });
    expect(await findBrand(ctx, id)).toEqual(before);
  });

  test("stays where it is left out, has another address when it changes, and goes with null", async () => {
    const { ctx } = opened;
    const id = await opened.createAccount();
    const set = async (logo?: Uint8Array | null) => {
      await setBrand(ctx, id, {
        name: "Harbour",
        colour: null,
        ...(logo !== undefined && { logo }),
      });
      return (await findBrand(ctx, id))?.logoUrl ?? null;
    };
    expect(await set()).toBeNull();
    const first = await set(png(20));
    expect(await set()).toBe(first);
    const second = await set(jpeg);
    expect(second).not.toBe(first);
    // Pages that still show the old address get nothing, and no other picture under it.
    expect(await readLogo(ctx, id, first?.split("/").at(-1) ?? "")).toBeUndefined();
    expect(await set(null)).toBeNull();
    await setBrand(ctx, id, null);
    expect(await findBrand(ctx, id)).toBeUndefined();
  });
});
