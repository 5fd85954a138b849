/** Spellings of Accept-Encoding and what is answered to them, remembered: browsers have about a dozen. */
import { chooseEncoding } from "../../http/accept-encoding.ts";
import type { Encoding } from "../versions/room.ts";

const REMEMBERED_MAX = 500;
/** Longer than any browser's; what is longer is worked out each time. */
const LENGTH_MAX = 100;

export class AcceptedEncodings {
  readonly #known = new Map<string, Encoding>();

  choose(header: string | null): Encoding {
    if (header === null) return "identity";
    const known = this.#known.get(header);
    if (known !== undefined) return known;
    const encoding = chooseEncoding(header);
    if (header.length > LENGTH_MAX) return encoding;
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear();
    this.#known.set(header, encoding);
    return encoding;
  }
}
