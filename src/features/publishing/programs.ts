/** What of publishing runs in threads: rendering, by the kind of order and its program, and hosting. */

export { PREVIEW_PARAMETER } from "./preview.ts";
export { RENDER_PAGES } from "./render-pages-kind.ts";

export const loadRenderPages = () => import("./render-pages.ts");
