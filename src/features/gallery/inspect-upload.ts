/** What somebody sent as a picture: recognised by its bytes, before any of it is decoded. */
import { invalidRequest } from "../../lib/errors.ts";
import { BadImage, type ImageFacts } from "./formats/image-facts.ts";
import { inspectImage } from "./formats/inspect-image.ts";
import { stillOf } from "./formats/webp.ts";

export type Inspected = { picture: Uint8Array<ArrayBuffer>; facts: ImageFacts };

/** Throws `invalid_request`, with the reason, for what is no picture of ours. */
export async function inspectUpload(bytes: Uint8Array<ArrayBuffer>): Promise<Inspected> {
  try {
    const picture = stillOf(bytes);
    return { picture, facts: await inspectImage(picture) };
  } catch (error) {
    if (error instanceof BadImage) throw invalidRequest(`The image ${error.message}.`);
    throw error;
  }
}
