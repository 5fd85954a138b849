/** The plans to choose from. */
import { PLANS } from "../api-types.ts";
import { capitalise } from "../parts/status.tsx";

export const PLAN_OPTIONS = PLANS.map((value) => ({ value, text: capitalise(value) }));
