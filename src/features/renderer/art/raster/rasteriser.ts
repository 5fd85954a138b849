/**
 * Turns a small tree of boxes, text and SVG into a PNG, in-process. The engine (4 MB of WebAssembly,
 * some 20 MB resident) is loaded by the first picture asked for and never before.
 */

import type { Renderer } from "@takumi-rs/wasm";
import wasmPath from "@takumi-rs/wasm/takumi_wasm_bg.wasm" with { type: "file" };

/** A box, a text or an image, with style properties named as in CSS. */
export type RasterNode = Parameters<Renderer["render"]>[0];

export type RasterFont = { family: string; bytes: Uint8Array };

export type RasterJob = {
  /** Pixels. */
  width: number;
  height: number;
  node: RasterNode;
  fonts?: readonly RasterFont[];
};

export type Rasteriser = {
  /** The bytes of a PNG of exactly that size. */
  renderPng(job: RasterJob): Promise<Uint8Array>;
};

/** Holds the engine once it is loaded; make one for the process and pass it on. */
export function createRasteriser(): Rasteriser {
  let loading: Promise<typeof import("@takumi-rs/wasm")> | undefined;

  async function loadEngine() {
    const engine = await import("@takumi-rs/wasm");
    engine.initSync({ module: await Bun.file(wasmPath).arrayBuffer() });
    // Sites have many faces and each picture is asked for once: nothing is worth keeping.
    engine.setGlyphCacheMaxBytes(0);
    return engine;
  }

  return {
    async renderPng({ width, height, node, fonts = [] }) {
      loading ??= loadEngine();
      const { Renderer } = await loading;
      const renderer = new Renderer();
      try {
        for (const { family, bytes } of fonts) {
          await renderer.registerFont({ name: family, data: bytes });
        }
        return await renderer.render(node, { width, height, format: "png" });
      } finally {
        renderer.free();
      }
    },
  };
}

/** An SVG drawing as an image that fills the box it is given. */
export const svgImage = (svg: string, width: number, height: number): RasterNode => ({
  type: "image",
  src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
  width,
  height,
  style: { width, height, objectFit: "cover" },
});
