/** Agents as they are sent today: whom an owner's figures count, and on what. */
import { expect, test } from "bun:test";
import { judgeAgent } from "./judge-agent.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IOS = "like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    "desktop",
    "Chrome",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
  ],
  [
    "desktop",
    "Safari",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  ],
  ["desktop", "Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
  [
    "desktop",
    "a Chromebook",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
  ],
  [
    "desktop",
    "a Windows tablet with a keyboard",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Touch; Tablet PC 2.0) ${WEBKIT} Chrome/100 Safari/537.36`,
  ],
  ["desktop", "a browser for text", "Lynx/2.9.0 libwww-FM/2.14"],
  [
    "mobile",
    "an iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 ${IOS} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    "mobile",
    "Chrome, which names no model",
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "mobile",
    "Firefox on Android",
    "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
  ],
  [
    "mobile",
    "a network's own browser",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 ${IOS} Mobile/20G75 [FBAN/FBIOS;FBDV/iPhone12,1]`,
  ],
  [
    "mobile",
    "a make with bot in its name",
    `Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) ${WEBKIT} Chrome/110.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "tablet",
    "an iPad",
    `Mozilla/5.0 (iPad; CPU OS 12_5 ${IOS} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  ],
  [
    "tablet",
    "Android without a phone",
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} SamsungBrowser/22.0 Chrome/111.0.5563.116 Safari/537.36`,
  ],
  [
    "tablet",
    "Firefox that says so",
    "Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0",
  ],
  [
    "tablet",
    "a Kindle",
    `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${WEBKIT} Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36`,
  ],
] as const)("a person on a %s: %s", (device, _, agent) => {
  expect(judgeAgent(agent)).toBe(device);
});

test.each([
  [
    "a search engine that looks like a phone",
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  [
    "a search engine that looks like a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)",
  ],
  [
    "a model's crawler",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  ],
  [
    "a model that reads for somebody",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
  ],
  [
    "a browser without a screen",
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36`,
  ],
  [
    "a measurement of speed",
    `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  ],
  ["a preview in a chat", "WhatsApp/2.23.20.0"],
  [
    "a preview in a network",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  ],
  [
    "a watch over whether it is up",
    "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  ],
  ["a tool", "curl/8.5.0"],
  ["a program", "Go-http-client/1.1"],
  ["a program in a script", "python-requests/2.31"],
  ["our own checks", "sitewright-readiness/1"],
  ["the mere beginning of an agent", "Mozilla/5.0"],
  ["no agent", ""],
])("no person: %s", (_, agent) => {
  expect(judgeAgent(agent)).toBeUndefined();
});
