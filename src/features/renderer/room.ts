/** What others may use of the renderer. A service loads it with the first page that it renders itself. */

export { listSitePictures, type PictureFile } from "./art/site-pictures.ts";
export { listCssRules } from "./css-rules.ts";
export type { RenderOptions, ShownImage } from "./options.ts";
export { previewFonts, renderPreviewBlock, renderPreviewPage } from "./preview.ts";
export { renderSite } from "./render-site.ts";
export type { RenderedFile } from "./rendered-file.ts";
export { splitSelectors } from "./selectors.ts";
export { writeWholeStyles } from "./stylesheet.ts";
export { renderVisitorPage } from "./visitor-page.tsx";
