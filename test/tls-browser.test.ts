/** A real browser over HTTPS: HTTP/2 is what it speaks, and plain HTTP leads it there. */
import { expect } from "bun:test";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { createAuthority } from "./fixtures/certificates.ts";
import { startTestService } from "./harness.ts";

if (!hasBrowser) console.log("No Chromium here: browsers over HTTPS are not tested.");

let certificate: { cert: string; key: string };
const browser = useBrowser(async () => {
  certificate = await (await createAuthority()).issue(["localhost"]);
  // The authority is nobody's, so its one certificate is named.
  const { publicKey } = new X509Certificate(certificate.cert);
  const spki = publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(spki).digest("base64");
  return { args: [`--ignore-certificate-errors-spki-list=${hash}`] };
});

browserTest(
  "a browser is led from plain HTTP to HTTPS, and speaks HTTP/2 there",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "sitewright-tls-"));
    const { cert, key } = certificate;
    writeFileSync(join(directory, "cert.pem"), cert);
    writeFileSync(join(directory, "key.pem"), key);
    const service = await startTestService({
      environment: {
        SITEWRIGHT_TLS: "files",
        SITEWRIGHT_TLS_CERT: join(directory, "cert.pem"),
        SITEWRIGHT_TLS_KEY: join(directory, "key.pem"),
        ...{ SITEWRIGHT_HTTPS_PORT: "0", SITEWRIGHT_HTTP_PORT: "0" },
      },
    });
    const context = await browser().newContext();
    try {
      const page = await context.newPage();
      await page.goto(`http://localhost:${service.httpPort}/docs?from=plain`);
      expect(page.url()).toBe(`https://localhost:${service.port}/docs?from=plain`);
      const protocol = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType("navigation");
        return (entry as PerformanceNavigationTiming).nextHopProtocol;
      });
      expect(protocol).toBe("h2");
      expect(await page.evaluate(() => isSecureContext)).toBe(true);
    } finally {
      await context.close();
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    }
  },
  60_000,
);
