import { expect, test } from "bun:test";
import { SITE_STATUSES, type StatusEvent, statusAfter } from "./status.ts";

const MOVES: Record<StatusEvent, string> = {
  publish: "draft→provisioning provisioning→provisioning live→live",
  becomeReady: "draft→draft provisioning→live live→live",
  changeAddress: "draft→draft provisioning→provisioning live→provisioning",
  unpublish: "draft→draft provisioning→draft live→draft",
};

test.each(Object.entries(MOVES))("%s moves %s and nothing else", (event, moves) => {
  const seen = SITE_STATUSES.map((from) => `${from}→${statusAfter(from, event as StatusEvent)}`);
  expect(seen.join(" ")).toBe(moves);
});
