/** A site for whoever asked for one, also where a field of the brief cannot be said. */
import type { Brief } from "../brief.ts";

/** In the order in which they are given up: what says least of the business first. */
const GIVEN_UP = ["audience", "personality", "competitors", "goals"] as const;

/**
 * What `make` makes of a brief. Where its words break the writer's own rules, which is a defect of this room, it is made
 * again with one field after the other left out. Throws the first error where nothing helps, and any other at once.
 */
export async function withoutUnfit<Made>(
  brief: Brief,
  make: (brief: Brief) => Promise<Made>,
  isUnfit: (error: unknown) => boolean,
): Promise<Made> {
  let first: unknown;
  let left = brief;
  const given = GIVEN_UP.filter((field) => brief[field] !== undefined);
  for (const field of [undefined, ...given]) {
    if (field !== undefined) left = { ...left, [field]: undefined };
    try {
      return await make(left);
    } catch (error) {
      if (!isUnfit(error)) throw error;
      first ??= error;
    }
  }
  throw first;
}
