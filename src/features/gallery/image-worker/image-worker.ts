/**
 * Makes the renditions of a picture in a child process: decoding takes up to hundreds of megabytes
 * that the service then never has to give back, and a file that breaks a decoder breaks the child.
 * One picture is in work at a time for every two processors, in turns among accounts, and each in
 * bounded time and memory.
 */
import { availableParallelism } from "node:os";
import { parse } from "node:path";
import { invalidRequest } from "../../../lib/errors.ts";
import { FairSemaphore } from "../../../lib/fair-semaphore.ts";
import type { Context } from "../../../platform/context.ts";
import type { WorkLimits } from "../../../platform/isolated-work/kind.ts";
import { watchProcess, yieldToService } from "../../../platform/isolated-work/watch-process.ts";
import { defineState } from "../../../platform/room-state.ts";
import type { ImageFacts } from "../formats/image-facts.ts";
import { PIXELS_MAX } from "../formats/inspect-image.ts";
import { CHILD_PROGRAM } from "./child-program.ts";
import { chooseSides, type Sides } from "./choose-sides.ts";
import { cleanWebp, type Rendition } from "./clean-webp.ts";

const QUALITY = 82;
/** 50 megapixels of PNG take 3 s of a processor and 450 MB. */
const LIMITS: WorkLimits = {
  cpuMsMax: 10_000,
  wallMsMax: 40_000,
  memoryBytesMax: 700 * 1024 * 1024,
};
const OUTPUT_BYTES_MAX = 40 * 1024 * 1024;

const imageWork = defineState(
  () => new FairSemaphore(Math.max(1, Math.floor(availableParallelism() / 2))),
);

/**
 * The picture in WebP at every size that it has the pixels for, largest first, turned upright and
 * without metadata. `facts` are what its outline says, `sides` the longest sides that are wanted, a gallery's
 * unless given. Throws `invalid_request` for what cannot be decoded.
 */
export async function developImage(
  ctx: Context,
  accountId: string,
  bytes: Uint8Array<ArrayBuffer>,
  facts: ImageFacts,
  sides?: Sides,
): Promise<Rendition[]> {
  const picture = bytes.subarray(0, facts.length);
  const sidesPx = chooseSides(facts, sides);
  const output = await ctx.states
    .of(imageWork)
    .run(accountId, () => runChild(ctx, picture, sidesPx));
  const renditions = splitOutput(output).map(cleanWebp);
  if (renditions.length === 0) throw new Error("the image worker answered with nothing");
  return renditions;
}

async function runChild(
  ctx: Context,
  bytes: Uint8Array<ArrayBuffer>,
  sidesPx: readonly number[],
): Promise<Uint8Array> {
  const order = { sidesPx, pixelsMax: PIXELS_MAX, quality: QUALITY };
  const child = Bun.spawn({
    cmd: [process.execPath, "--smol", "--no-env-file", "-e", CHILD_PROGRAM, JSON.stringify(order)],
    // The executable is its own runtime: with this it runs the program instead of the service.
    env: { BUN_BE_BUN: "1" },
    // Where nobody but the administrator could leave a file that configures a runtime.
    cwd: parse(process.execPath).root,
    stdin: bytes,
    stdout: "pipe",
    stderr: "pipe",
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  yieldToService(child);
  const stopWatching = watchProcess(child, LIMITS);
  const [output, complaint, exitCode] = await Promise.all([
    new Response(child.stdout).bytes(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  const overrun = stopWatching();
  if (exitCode === 0) return output;
  if (/^ERR_IMAGE_[A-Z_]+$/.test(complaint))
    throw invalidRequest("The image is damaged: it cannot be decoded.");
  if (overrun !== undefined)
    throw invalidRequest(`The image takes too much ${overrun} to decode; send it as a plain JPEG.`);
  ctx.log.warn({ exitCode, signal: child.signalCode, complaint }, "an image could not be decoded");
  throw invalidRequest("The image cannot be decoded.");
}

function splitOutput(output: Uint8Array): Uint8Array[] {
  const view = new DataView(output.buffer, output.byteOffset, output.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < output.byteLength; ) {
    const length = view.getUint32(at);
    if (at + 4 + length > output.byteLength)
      throw new Error("the image worker's answer is cut off");
    parts.push(output.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return parts;
}
