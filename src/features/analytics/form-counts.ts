/** What other rooms count on a site: forms that were sent, and the leads that came of them. */
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { dayOf } from "./days.ts";
import { dayStatement } from "./tally-statements.ts";

/** A form that was sent on a site; spam is none. */
export type FormSubmit = {
  readonly siteId: string;
  /** Leads that it became: one, or none. */
  readonly leads: 0 | 1;
};

/** Counts forms sent today. To be written together with what was sent, so that neither is without the other. */
export function formSubmitStatement(ctx: Context, submits: readonly FormSubmit[]): Statement {
  const day = dayOf(ctx.clock.now());
  const bySite = new Map<string, { forms: number; leads: number }>();
  for (const { siteId, leads } of submits) {
    const sum = bySite.get(siteId) ?? { forms: 0, leads: 0 };
    bySite.set(siteId, { forms: sum.forms + 1, leads: sum.leads + leads });
  }
  return dayStatement(
    [...bySite].map(([siteId, { forms, leads }]) => [siteId, day, 0, 0, 0, 0, forms, leads]),
  );
}
