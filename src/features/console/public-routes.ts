/** `/console/…` on the service's own origin: the console's pages and files, for a browser. */
import type { ServiceRoute } from "../../http/service-route.ts";
import type { PathMatch } from "../../http/visitor-route.ts";
import { defineState } from "../../platform/room-state.ts";
import { ASSETS_PATH } from "./assets/console-assets.ts";
import type { WebAnswers } from "./assets/web-answers.ts";

/** Built or opened when somebody first comes; a failed try is forgotten, so that the next tries again. */
const answersState = defineState(() => ({ opening: undefined as Promise<WebAnswers> | undefined }));

/** Its pages and files, at any depth; `/console/api/` has a mount of its own. */
const consolePath: PathMatch = Object.assign(
  (path: string) => {
    if (path.startsWith("/console/api/")) return undefined;
    return path === "/console" || path.startsWith("/console/") ? {} : undefined;
  },
  { pattern: "/console" },
);

export const consoleWebRoute: ServiceRoute = {
  method: "GET",
  matches: consolePath,
  async answer(ctx, { request, path }) {
    const state = ctx.states.of(answersState);
    state.opening ??= import("./assets/web-answers.ts").then(({ openWebAnswers }) =>
      openWebAnswers(),
    );
    const answers = await state.opening.catch((error: unknown) => {
      state.opening = undefined;
      throw error;
    });
    if (path.startsWith(ASSETS_PATH)) return answers.file(request, path.slice(ASSETS_PATH.length));
    return answers.page(ctx, request);
  },
};
