/** Why a form cannot be taken, by a name that the pages for browsers have words for. */
import { ApiError } from "../lib/errors.ts";

export type Fault = "empty" | "too-long" | "file" | "unreadable";

/** What is wrong with the pictures that a form came with, or with the moment at which they came. */
export type PictureFault = "pictures-many" | "picture-large" | "no-picture" | "pictures-busy";

/** What a caller of the API reads in `message`, a browser reads in the site's own language. */
export class FormRefused extends ApiError {
  readonly fault: Fault | PictureFault;
  constructor(fault: Fault | PictureFault, message: string, retryAfterSeconds?: number) {
    if (retryAfterSeconds === undefined) super("invalid_request", message);
    else super("rate_limited", message, { retryAfterSeconds });
    this.fault = fault;
  }
}
