/** What other rooms count on a site: forms that were sent, and the leads that came of them. */
import type { Statement } from "../../platform/database/database.ts";
import { dayOf } from "./days.ts";
import { dayStatement } from "./tally-statements.ts";

/** A form that was sent on a site; spam is none. */
export type FormSubmit = {
  readonly siteId: string;
  /** Epoch ms. */
  readonly at: number;
  /** Leads that it became: one, or none. */
  readonly leads: 0 | 1;
};

/** Counts forms on the days on which they were sent. To be written together with what was sent, so that neither is without the other. */
export function formSubmitStatement(submits: readonly FormSubmit[]): Statement {
  const sums = new Map<string, [siteId: string, day: number, forms: number, leads: number]>();
  for (const { siteId, at, leads } of submits) {
    const day = dayOf(at);
    const [, , forms = 0, made = 0] = sums.get(`${siteId} ${day}`) ?? [];
    sums.set(`${siteId} ${day}`, [siteId, day, forms + 1, made + leads]);
  }
  return dayStatement(
    [...sums.values()].map(([site, day, forms, leads]) => [site, day, 0, 0, 0, 0, forms, leads]),
  );
}
