/** What browsers and crawlers ask every host for without having been told of it. */
import type { ServicePage } from "../http/service-route.ts";
import icon from "./favicon.ico" with { type: "file" };

/** Only the reference is written for everybody; the rest is for those who have a key or an account. */
const ROBOTS = "User-agent: *\nAllow: /docs\nDisallow: /\n";
const DAY = "public, max-age=86400";

/** GET /robots.txt */
export const answerRobots: ServicePage = () =>
  new Response(ROBOTS, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": DAY },
  });

/** GET /favicon.ico: for pages that name no icon, such as the reference. */
export const answerFavicon: ServicePage = async () =>
  new Response(await Bun.file(icon).bytes(), {
    headers: { "content-type": "image/x-icon", "cache-control": DAY },
  });
