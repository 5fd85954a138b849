/**
 * The program of the child process that decodes pictures: bytes in on stdin, WebP renditions out on
 * stdout, each behind its length. It runs from its text alone and so imports nothing of ours.
 */
const { sidesPx, pixelsMax, quality }: { sidesPx: number[]; pixelsMax: number; quality: number } =
  JSON.parse(process.argv[1] ?? "");

const [largestPx = 0, ...smallerPx] = sidesPx;
try {
  const largest = await develop(await Bun.stdin.bytes(), largestPx);
  await send(largest);
  // The others come from the first: the source can be several times as large as it.
  for (const sidePx of smallerPx) await send(await develop(largest, sidePx));
} catch (error) {
  process.stderr.write(error instanceof Error && "code" in error ? String(error.code) : "unknown");
  process.exit(1);
}

/** `bytes` and never text, which would be taken for a path. */
function develop(bytes: Uint8Array, sidePx: number): Promise<Uint8Array> {
  return new Bun.Image(bytes, { maxPixels: pixelsMax })
    .resize(sidePx, sidePx, { fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .bytes();
}

async function send(rendition: Uint8Array): Promise<void> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, rendition.byteLength);
  await Bun.write(Bun.stdout, length);
  await Bun.write(Bun.stdout, rendition);
}

export {};
