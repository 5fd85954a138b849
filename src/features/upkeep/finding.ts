/** What one of doctor's checks comes to. */
/** A warning is no failure: nothing is broken, and somebody may want to know. */
export type HealthFinding = { check: string; ok: boolean; text: string; isWarning?: boolean };
