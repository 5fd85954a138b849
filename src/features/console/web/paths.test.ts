/** Which page an address is, whom it is for, and where somebody is led who is not signed in. */
import { describe, expect, test } from "bun:test";
import type { SessionState } from "./api-types.ts";
import { entranceTo } from "./entrance.ts";
import { CONSOLE_PATHS, findView, VIEW_ACCESS, type ViewName } from "./paths.ts";

const NAMES = Object.keys(CONSOLE_PATHS) as ViewName[];
const fill = (pattern: string) => pattern.replace(":siteId", "site_1").replace(":token", "t0k-en");

describe("an address", () => {
  test.each(NAMES)("of %s is found, with and without a final slash", (view) => {
    const path = fill(CONSOLE_PATHS[view]);
    expect(findView(path)?.view).toBe(view);
    expect(findView(`${path}/`)?.view).toBe(view);
  });

  test("tells which site or link is meant, as it was written", () => {
    expect(findView("/console/sites/site_1/leads")?.params).toEqual({ siteId: "site_1" });
    expect(findView("/console/join/a%2Fb")?.params).toEqual({ token: "a%2Fb" });
    expect(findView("/console/sites/__proto__/leads")?.params).toEqual({ siteId: "__proto__" });
  });

  test("of a new site is not one of a site that is called so", () => {
    expect(findView("/console/sites/new")?.view).toBe("newSite");
    expect(findView("/console/sites/new/leads")?.view).toBe("leads");
  });

  test.each([
    "",
    "/",
    "/consoles",
    "/console//",
    "/console/sites",
    "/console/sites//leads",
    "/console/sites/site_1/leads/lead_1",
    "/console/sites/site_1/Leads",
    "/console/join",
    "/console/join/",
    "/console/api",
    "console",
    "/console/operator",
  ])("%j is none", (path) => expect(findView(path)).toBeUndefined());
});

describe("who is not signed in", () => {
  const nobody = { user: null } as SessionState;
  const somebody = { user: { id: "usr_1" } } as SessionState;

  test("is led to the sign-in, and from there to the page that was asked for", () => {
    for (const view of NAMES.filter((name) => VIEW_ACCESS[name].of !== "anyone")) {
      if (view === "sites") continue;
      const url = `${fill(CONSOLE_PATHS[view])}?q=a&b=ü#x`;
      const entrance = entranceTo(url, nobody) ?? "";
      const next = new URL(entrance, "http://console.invalid").searchParams.get("next");
      expect([view, next]).toEqual([view, url]);
    }
    for (const url of ["/console", "/console/"])
      expect(entranceTo(url, nobody)).toBe("/console/sign-in");
  });

  test("stays on a page that is for anyone", () => {
    const open = NAMES.filter((name) => VIEW_ACCESS[name].of === "anyone");
    expect(open).toEqual(["claim", "join", "signIn", "review"]);
    for (const view of open)
      expect(entranceTo(`${fill(CONSOLE_PATHS[view])}?x=1`, nobody)).toBeUndefined();
  });

  test("is led nowhere while nobody knows who asks", () => {
    expect(entranceTo("/console/keys", undefined)).toBeUndefined();
    expect(entranceTo("/console/keys", somebody)).toBeUndefined();
  });

  test("learns nothing from an address that is none: it is one like any other", () => {
    expect(entranceTo("/console/nothing", nobody)).toBe(
      "/console/sign-in?next=%2Fconsole%2Fnothing",
    );
  });
});
