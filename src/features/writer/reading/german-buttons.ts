/** "Eine Einzelstunde ausmachen" without its article; what is theirs is that of whoever presses it. */
export function sayOnGermanButton(told: string, isOfOthers: boolean): string {
  const bare = told.replace(/^[Ee]ine?n? (?=\p{Lu}\p{L}{1,30} \p{Ll}{2,20}$)/u, "");
  return isOfOthers
    ? bare
        .replace(/^eine?n? (?=\p{Lu})/u, "")
        .replace(/(?<=^|\s)ihr(?:e[nmrs]?)?(?=\s)/u, (said) => `I${said.slice(1)}`)
    : bare;
}
