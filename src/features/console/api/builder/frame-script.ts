/**
 * The script of previews, with the library that turns one state of a page into the next. It is public like
 * the console's other files, since a page in a sandbox asks for it without a cookie.
 */
import { createHash } from "node:crypto";
import idiomorph from "idiomorph/dist/idiomorph.min.js" with { type: "text" };
import inFrame from "./in-frame.js" with { type: "text" };

const SCRIPT = `${idiomorph}\n${inFrame}`;
const hash = createHash("sha256").update(SCRIPT).digest("hex").slice(0, 16);

/** Changes with the script. */
export const FRAME_SCRIPT_PATH = `/console/api/preview-script/${hash}.js`;

/** All that a picture of a page says: that it is one. Of what is no page, a frame's owner hears nothing. */
const SAMPLE_SCRIPT = `parent.postMessage({from:"preview",type:"ready"},"*")`;
export const SAMPLE_SCRIPT_ELEMENT = `<script>${SAMPLE_SCRIPT}</script>`;
/** As a page's policy names it. */
export const SAMPLE_SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(SAMPLE_SCRIPT).digest("base64")}'`;

export function answerFrameScript(): Response {
  return new Response(Bun.gzipSync(SCRIPT), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
