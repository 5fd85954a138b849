/** Sessions are told apart by the browser and machine that they are of. */
import { expect, test } from "bun:test";
import { nameOfBrowser } from "./browser-name.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/125.0`,
    "Opera on Mac",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.1 Safari/605.1.15`,
    "Safari on Mac",
  ],
  [`${IPHONE} ${WEBKIT} Version/19.1 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  // Browsers of iPhones say that they are Safari, too.
  [`${IPHONE} ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`${IPHONE} ${WEBKIT} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, "Firefox on iPhone"],
  [`${IPHONE} ${WEBKIT} EdgiOS/142.0 Version/19.0 Mobile/15E148 Safari/604.1`, "Edge on iPhone"],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome on ChromeOS"],
  ["curl/8.16.0", "A browser on an unknown system"],
  ["", "A browser on an unknown system"],
])("%s", (agent, name) => expect(nameOfBrowser(agent)).toBe(name));
