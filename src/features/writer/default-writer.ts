/** The writer that is on unless another is configured: the composer, loaded with the first brief. */
import type { Writer } from "./writer.ts";

export const defaultWriter: Writer = {
  name: "composer",
  async write(brief, options) {
    // What it knows of trades and languages is large, and a service that only serves has no use for it.
    const { composer } = await import("./composer.ts");
    return composer.write(brief, options);
  },
};
