/** What of the writer runs in a thread or a process of its own: the kinds of orders, and their programs. */

export { COMPOSE } from "./compose-kind.ts";
export { READ_PAGE } from "./existing-site/read-page-kind.ts";
export { ASSEMBLE_SITE, OUTLINE_SITE } from "./model/outline-kinds.ts";

export const loadComposer = () => import("./composer.ts");
export const loadPageReader = () => import("./existing-site/read-existing-page.ts");
export const loadOutline = () => import("./model/outline.ts");
