/** Why a form cannot be taken, by a name that the pages for browsers have words for. */
import { ApiError } from "../lib/errors.ts";

export type Fault = "empty" | "too-long" | "file" | "unreadable";

/** What a caller of the API reads in `message`, a browser reads in the site's own language. */
export class FormRefused extends ApiError {
  readonly fault: Fault;
  constructor(fault: Fault, message: string) {
    super("invalid_request", message);
    this.fault = fault;
  }
}
