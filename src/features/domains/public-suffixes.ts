/**
 * The table of names under which one registers. It is large, and read when the first name is looked at:
 * most services have none but their own.
 */
export const publicSuffixes = (): typeof import("tldts") => require("tldts");
