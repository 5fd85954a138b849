/** What of publishing runs in the build thread: the kind of order, and its program. */

export { RENDER_PAGES } from "./render-pages-kind.ts";

export const loadRenderPages = () => import("./render-pages.ts");
