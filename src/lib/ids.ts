/**
 * Identifiers: a type prefix and 26 characters of Crockford base32, of which the first ten are the
 * time and the rest randomness, so that sorting by id sorts by creation.
 */

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

export type IdPrefix =
  | "acc"
  | "key"
  | "site"
  | "job"
  | "lead"
  | "evt"
  | "reg"
  | "img"
  | "whk"
  | "msg"
  | "ver"
  | "bld"
  | "led"
  | "usr"
  | "ses"
  | "lnk"
  | "psk"
  | "aud"
  | "note"
  | "ord"
  | "pic"
  | "req";

/** What may stand where an id is asked for. All else is nobody's, and no database need be asked. */
export const ANY_ID = /^[\w-]{1,64}$/;

export type Ids = { create(prefix: IdPrefix): string };

/**
 * Makes an id generator over the given sources of time (epoch ms) and randomness (n bytes).
 * Ids made by one generator strictly increase, also within a millisecond and when the clock steps back.
 */
export function createIds(now: () => number, randomBytes: (count: number) => Uint8Array): Ids {
  let lastMs = -1;
  /** `lastMs` as it stands in ids: many are made in the same millisecond. */
  let time = "";
  let digits: number[] = [];

  function nextDigits(): number[] {
    const ms = now();
    if (ms > lastMs) {
      lastMs = ms;
      time = encodeTime(ms);
      digits = Array.from(randomBytes(RANDOM_LENGTH), (byte) => byte & 31);
      // A leading zero leaves room to count upwards within the millisecond.
      digits[0] = 0;
      return digits;
    }
    for (let at = RANDOM_LENGTH - 1; at >= 0; at -= 1) {
      const digit = digits[at] ?? 0;
      if (digit < 31) {
        digits[at] = digit + 1;
        break;
      }
      digits[at] = 0;
    }
    return digits;
  }

  return {
    create(prefix) {
      let random = "";
      for (const digit of nextDigits()) random += ALPHABET[digit];
      return `${prefix}_${time}${random}`;
    },
  };
}

function encodeTime(ms: number): string {
  let rest = ms;
  let text = "";
  for (let i = 0; i < TIME_LENGTH; i += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
