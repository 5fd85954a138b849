/** What a list is filtered by, in its address: kept, changed, taken out, and read again as it was written. */
import { describe, expect, test } from "bun:test";
import { type ComponentChild, h } from "preact";
import { LocationProvider } from "preact-iso";
import { mountHook } from "../../../../test/fixtures/mount-hook.ts";
import { useAddress } from "./address.ts";

/** The hook at an address, and where it has led. */
async function addressAt(url: string) {
  const { pathname, searchParams } = new URL(url, "http://console.invalid");
  const led: [string, boolean | undefined][] = [];
  const location = {
    ...{ url, path: pathname, query: Object.fromEntries(searchParams) },
    route: (to: string, isReplaced?: boolean) => void led.push([to, isReplaced]),
    ...{ back: () => undefined, forward: () => undefined },
  };
  const within = (probe: ComponentChild) =>
    h(LocationProvider.ctx.Provider, { value: location as never }, probe);
  return { address: (await mountHook(useAddress, within)).now, led };
}

describe("a link to the same list", () => {
  test("keeps what is not changed, and takes out what is empty", async () => {
    const { address } = await addressAt("/console/sites/s/leads?q=anna&status=new&skip=50");
    expect(address.hrefWith({ lead: "lead_1" })).toBe(
      "/console/sites/s/leads?q=anna&status=new&skip=50&lead=lead_1",
    );
    expect(address.hrefWith({ status: "won", skip: undefined })).toBe(
      "/console/sites/s/leads?q=anna&status=won",
    );
    expect(address.hrefWith({ q: "", status: undefined, skip: "" })).toBe("/console/sites/s/leads");
  });

  test("is read as it was meant, whatever is searched for", async () => {
    for (const q of ["a&b=c", "50 % + 1", "#x?y", "ü 🍞 \u202e", "<b>", "%2"]) {
      const { address } = await addressAt("/console/");
      const read = await addressAt(address.hrefWith({ q }));
      expect(read.address.query).toEqual({ q });
    }
  });
});

test.each([
  ["50", 50],
  ["", 0],
  ["-50", 0],
  ["1.5", 0],
  ["abc", 0],
  ["1e400", 0],
  ["99999999999999999999", 0],
  ["0x10", 16],
])("the part of a list that begins at %j begins at %d", async (skip, wanted) => {
  expect((await addressAt(`/console/?skip=${skip}`)).address.skip).toBe(wanted);
});

test("a change leads there: as a new place, or in place of the one while it is typed", async () => {
  const { address, led } = await addressAt("/console/?status=live");
  address.change({ q: "a" }, true);
  address.change({ status: undefined });
  expect(led).toEqual([
    ["/console/?status=live&q=a", true],
    ["/console/", false],
  ]);
});
