/** Statements about people and ways to reach them that a text may only make when the owner has. */

/** Each match must stand in what the owner said, word for word. */
export const UNSOURCED: readonly RegExp[] = [
  /[“"„«][^”"“»„«]{30,}[”"“»]\s*[—–-]\s*\p{Lu}\p{L}+/gu,
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Mme|Mlle|Sr|Sra)\.? \p{Lu}\p{L}+/gu,
  /(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/gu,
  /(?:https?:\/\/|www\.)[\p{L}\p{Nd}.-]*[\p{L}\p{Nd}]/gu,
  /[$€£¥]\s?\p{Nd}|\p{Nd}\s?(?:[$€£¥]|(?:EUR|USD|GBP|CHF)(?!\p{L}))/gu,
];

/** What a text says of people, prices and addresses that the owner did not. */
export function findUnsourced(text: string, given: string): string[] {
  return UNSOURCED.flatMap((pattern) => text.match(pattern) ?? []).filter(
    (found) => !given.includes(found.toLowerCase()),
  );
}
