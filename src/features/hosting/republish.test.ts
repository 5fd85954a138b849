import { expect, test } from "bun:test";
import {
  republish,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";

const REPUBLISHES = 1_000;

test("a crawler during 1,000 republishes sees whole versions only, each newer than the last", async () => {
  const served = await serveTestContext();
  const site = await storeSite(served.ctx, { slug: "busy", files: smallSite("v0-") });
  const builds = new Map([[site.fingerprint, 0]]);
  let isDone = false;
  let visits = 0;
  const faults: string[] = [];

  async function crawl(path: string): Promise<void> {
    let newest = 0;
    while (!isDone) {
      const response = await served.visit(site.host, path);
      const build = builds.get(response.headers.get("x-sitewright-build") ?? "");
      const text = await response.text();
      visits += 1;
      if (response.status !== 200 || build === undefined) faults.push(`${path} ${response.status}`);
      else if (!text.includes(`>v${build}-<`)) faults.push(`${path} is not of build ${build}`);
      else if (build < newest) faults.push(`${path} went back from ${newest} to ${build}`);
      else newest = build;
      const style = /\/_assets\/style-v\d+-\.css/.exec(text)?.[0] ?? "/none";
      const asset = await served.visit(site.host, style);
      await asset.text();
      if (asset.status !== 200) faults.push(`${style} answered ${asset.status}`);
    }
  }

  const crawlers = ["/", "/about", "/"].map(crawl);
  for (let number = 1; number <= REPUBLISHES; number += 1) {
    await republish(served.ctx, site.siteId, smallSite(`v${number}-`), (version) =>
      builds.set(version.fingerprint, number),
    );
  }
  isDone = true;
  await Promise.all(crawlers);
  expect(faults).toEqual([]);
  expect(visits).toBeGreaterThan(REPUBLISHES / 10);
  const last = await served.visit(site.host, "/about");
  expect(builds.get(last.headers.get("x-sitewright-build") ?? "")).toBe(REPUBLISHES);
  await served.close();
}, 60_000);
