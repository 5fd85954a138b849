/** Addresses of pages as people write them: "Our team" is meant to be /our-team. */

/**
 * What is most likely meant: small letters, hyphens for spaces, one slash in front and none behind. What cannot be
 * an address stays as it is, for the service to say so.
 */
export function readPagePath(text: string): string {
  const parts = text
    .trim()
    .toLowerCase()
    .split("/")
    .map((part) => part.trim().replace(/\s+/g, "-"))
    .filter((part) => part !== "");
  return `/${parts.join("/")}`;
}
