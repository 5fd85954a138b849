/** Icons and share pictures of a real site: there as soon as it is live, drawn when asked for. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { median } from "../scripts/bench/measure.ts";
import { buildFiles, contents } from "../src/features/versions/table.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
const host = "harbour-bakery.localhost";

beforeAll(async () => {
  service = await startTestService();
  const owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
  expect(sites[0].status).toBe("live");
});
afterAll(() => service.close());

const isStored = async (path: string) => {
  const rows = await service.ctx.db.orm
    .select({ hash: contents.hash })
    .from(buildFiles)
    .innerJoin(contents, eq(contents.hash, buildFiles.hash))
    .where(eq(buildFiles.path, path));
  return rows.length > 0;
};

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Width and height from a PNG's header. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

test("the page names its icons and a picture for links, and each is drawn when asked for", async () => {
  const html = await (await service.visit(host, "/")).text();
  const share = /property="og:image" content="http:\/\/[^/"]+(\/_og\/[a-z-]+\.png)"/.exec(
    html,
  )?.[1];
  expect(share).toBeDefined();
  for (const [path, size] of [
    ["/apple-touch-icon.png", [180, 180]],
    ["/icon-512.png", [512, 512]],
    [share ?? "", [1200, 630]],
  ] as const) {
    const asked = await service.visit(host, path, { method: "HEAD" });
    expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await isStored(path)).toBe(false);
    const bytes = new Uint8Array(await (await service.visit(host, path)).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual(PNG);
    expect(sizeOf(bytes)).toEqual([size[0], size[1]]);
    expect(await isStored(path)).toBe(true);
  }
});

test("many who ask at once get the same picture", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => service.visit(host, "/favicon.ico")),
  );
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.bytes())),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
  expect([...(bodies[0]?.subarray(0, 4) ?? [])]).toEqual([0, 0, 1, 0]);
});

test("an unchanged picture is not sent again", async () => {
  const etag = (await service.visit(host, "/icon-192.png")).headers.get("etag") ?? "";
  const again = await service.visit(host, "/icon-192.png", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("pages and probes are answered while pictures are drawn", async () => {
  const html = await (await service.visit(host, "/sitemap.xml")).text();
  const paths = Array.from(html.matchAll(/<loc>[^<]*?\/([a-z]+)<\/loc>/g), ([, path]) => path);
  const pictures = paths.slice(0, 4).map((path) => `/_og/${path}.png`);
  // How many other answers came before each picture, since the one before it.
  const between: number[] = [];
  let answered = 0;
  let open = pictures.length;
  const drawn = pictures.map(async (path) => {
    await (await service.visit(host, path)).bytes();
    between.push(answered);
    answered = 0;
    open -= 1;
  });
  while (open > 0) {
    for (const path of ["/healthz", "/readyz"])
      if ((await service.visit("localhost", path)).ok) answered += 1;
    if ((await service.visit(host, "/")).ok) answered += 1;
  }
  await Promise.all(drawn);
  expect(between.length).toBe(pictures.length);
  // A drawing takes tens of times as long as an answer; in the same thread, a handful would fit between.
  // Two drawings may end at nearly the same moment, so that it is most of them that is looked at.
  expect(median(between)).toBeGreaterThan(9);
});
