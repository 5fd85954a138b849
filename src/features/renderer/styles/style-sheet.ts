/** One of the embedded style sheets: minified and read when the first page needs it, for all that follow. */
import { minifyCss } from "../minify-css.ts";
import { type ReadSheet, readSheet } from "../prune-css.ts";

export class StyleSheet {
  readonly #css: string;
  #sheet: ReadSheet | undefined;

  constructor(css: string) {
    this.#css = css;
  }

  read(): ReadSheet {
    this.#sheet ??= readSheet(minifyCss(this.#css));
    return this.#sheet;
  }
}
