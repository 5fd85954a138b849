// Turns seed strings into repeatable choices for the design room. Not random in any other sense, and
// never used for keys or tokens.

/** A 32-bit hash of the text (FNV-1a with a final mix): the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A fraction from 0 up to 1 for this seed and purpose. */
export function seededFraction(seed: string, purpose: string): number {
  return hashText(`${seed}\u0001${purpose}`) / 4_294_967_296;
}

/** One of the choices. Throws when there are none. */
export function seededChoice<Choice>(
  choices: readonly Choice[],
  seed: string,
  purpose: string,
): Choice {
  const choice = choices[Math.floor(seededFraction(seed, purpose) * choices.length)];
  if (choice === undefined) throw new Error(`no choices for ${purpose}`);
  return choice;
}
