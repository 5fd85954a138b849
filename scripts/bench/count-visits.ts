/**
 * Counting visits without the requests around them: hits are noted, judged, hashed, summed up and
 * written in groups, as fast as it goes. Prints the hits a second.
 */
import { withOfflineContext } from "../../src/app/offline.ts";
import { GROUP_HITS_MAX, noteHit } from "../../src/features/analytics/hits.ts";
import { writeHits } from "../../src/features/analytics/write-hits.ts";
import { describePerson, PEOPLE } from "./visitors.ts";

const [directory = "", seconds] = process.argv.slice(2);

const rate = await withOfflineContext({ SITEWRIGHT_DATA: directory }, async (ctx) => {
  let hits = 0;
  const writeGroup = async () => {
    for (let at = 0; at < GROUP_HITS_MAX; at += 1, hits += 1) {
      noteHit(ctx, {
        ...{ kind: "view", siteId: "site_0", accountId: "acc_0", atMs: ctx.clock.now() },
        ...{
          path: "/",
          url: "http://site-0.localhost/",
          country: undefined,
          authorization: undefined,
        },
        ...describePerson(hits % PEOPLE),
      });
    }
    await writeHits(ctx);
  };
  // The first groups bring in the country database and the day's visitors.
  for (let warm = 0; warm < 20; warm += 1) await writeGroup();
  hits = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + Number(seconds) * 1000;
  while (performance.now() < endsAt) await writeGroup();
  return hits / ((performance.now() - startedAt) / 1000);
});
console.log(rate);
