/** Chromium as the gallery and the browser test start it: it reaches this machine and nothing else. */
import { existsSync } from "node:fs";
import {
  type Browser,
  chromium,
  type LaunchOptions,
  type Page,
  type PageScreenshotOptions,
} from "playwright-core";

const DEFAULT_PATH = "/usr/bin/chromium";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Third parties fail at once and alike everywhere, whatever network the machine has.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
];

/** A sandboxed frame with a process of its own that is shown smaller is clicked beside what the driver means. */
export const FRAMES_IN_PROCESS = "--disable-site-isolation-trials";

/** Where the browser is: `CHROMIUM`, or Debian's; undefined when there is none. */
export function findBrowser(): string | undefined {
  const path = process.env.CHROMIUM || DEFAULT_PATH;
  return existsSync(path) ? path : undefined;
}

/** What a test needs beside: further flags, and flags that the driver is not to set. */
export type BrowserOptions = Pick<LaunchOptions, "args" | "ignoreDefaultArgs">;

export function launchBrowser(
  executablePath: string,
  { args = [], ...more }: BrowserOptions = {},
): Promise<Browser> {
  return chromium.launch({ ...more, executablePath, args: [...FLAGS, ...args], timeout: 120_000 });
}

const SHOTS_MAX = 4;

/** A screenshot. A busy Chromium now and then refuses one and takes it when it is asked again. */
export async function takeScreenshot(page: Page, options?: PageScreenshotOptions): Promise<Buffer> {
  for (let shot = 1; ; shot += 1) {
    try {
      return await page.screenshot(options);
    } catch (error) {
      const isRefused = error instanceof Error && /unable to capture/i.test(error.message);
      if (!isRefused || shot === SHOTS_MAX) throw error;
    }
  }
}
