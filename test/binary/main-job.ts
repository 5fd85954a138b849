/** The main job, driven from outside over command line and HTTP: from no account to a live site with a picture. */
import { expect } from "bun:test";
import { makePng } from "../fixtures/pictures.ts";
import { type Installation, runOrFail } from "./installation.ts";

const BRIEF = {
  businessName: "Harbour Lane Bakery",
  industry: "artisan bakery",
  audience: "people who live in the old town",
};

/** Fails the test unless a brief becomes a site that answers under its own name. */
export async function driveMainJob(installation: Installation): Promise<void> {
  const account = JSON.parse(
    await runOrFail(
      installation,
      ...["account", "create", "--name", "Smoke", "--email", "smoke@example.com"],
      ...["--plan", "pro", "--json"],
    ),
  );
  const { key } = JSON.parse(
    await runOrFail(installation, "key", "create", "--account", account.id, "--json"),
  );
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${installation.port}/v1${path}`, {
      method,
      proxy: false,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  const accepted = await call("POST", "/sites", BRIEF);
  expect(accepted.status).toBe(202);
  const job = await waitFor(async () => {
    const { body } = await call("GET", `/jobs/${accepted.body.jobId}`);
    return ["completed", "failed", "cancelled"].includes(body.job?.status) ? body.job : undefined;
  });
  expect(job).toMatchObject({ status: "completed", progress: 100, error: null });
  const url = await waitFor(async () => {
    const { body } = await call("GET", `/sites/${job.siteId}`);
    return body.site?.status === "live" ? String(body.site.url) : undefined;
  });
  await expectPage(installation, url);
  await expectImage(installation, key, job.siteId);
}

/** The executable starts itself again to develop a picture. */
async function expectImage(installation: Installation, key: string, siteId: string): Promise<void> {
  const form = new FormData();
  form.set("file", new File([makePng(600, 400)], "photo.png"));
  const added = await fetch(`http://127.0.0.1:${installation.port}/v1/sites/${siteId}/gallery`, {
    method: "POST",
    proxy: false,
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  expect([added.status, await added.json()]).toMatchObject([201, { image: { width: 600 } }]);
}

async function expectPage(installation: Installation, url: string): Promise<void> {
  const { host } = new URL(url);
  const page = await fetch(`http://127.0.0.1:${installation.port}/`, {
    headers: { host },
    proxy: false,
  });
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain(BRIEF.businessName);
  // Drawn in a thread whose program the executable holds beside its own.
  const picture = await fetch(`http://127.0.0.1:${installation.port}/_og/home.png`, {
    headers: { host },
    proxy: false,
  });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
}

/**
 * Asks until there is an answer, within the pace that a key is given; being asked to slow down is
 * none. The test's own time limit is the end of it.
 */
async function waitFor<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await Bun.sleep(250);
  }
}
