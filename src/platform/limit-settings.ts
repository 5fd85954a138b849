/** Reads `SITEWRIGHT_LIMITS` and `SITEWRIGHT_PLAN_CREDITS`: what is not named keeps its default. */
import { PLANS, type Plan } from "../lib/plans.ts";
import type { Limit } from "../lib/token-bucket.ts";
import type { LimitName } from "./buckets.ts";
import { splitList } from "./split-list.ts";
import { wrongSetting } from "./wrong-setting.ts";

const DEFAULT_LIMITS: Record<LimitName, Limit> = {
  key: { burst: 20, refillPerSecond: 120 / 60 },
  ip: { burst: 60, refillPerSecond: 600 / 60 },
  generation: { burst: 5, refillPerSecond: 10 / 3600 },
  form: { burst: 10, refillPerSecond: 5 / 60 },
  pictures: { burst: 6, refillPerSecond: 12 / 3600 },
  page: { burst: 30, refillPerSecond: 60 / 60 },
  beacon: { burst: 120, refillPerSecond: 240 / 60 },
  signin: { burst: 10, refillPerSecond: 30 / 3600 },
  console: { burst: 600, refillPerSecond: 1200 / 60 },
};

const DEFAULT_PLAN_CREDITS: Record<Plan, number> = {
  free: 10,
  starter: 50,
  pro: 200,
  agency: 1000,
};

/** Throws `OperatorError`, also where a limit is named twice: only one of the two can be meant. */
export function parseLimits(text: string | undefined): Record<LimitName, Limit> {
  const limits = { ...DEFAULT_LIMITS };
  const named = new Set<string>();
  for (const part of splitList(text)) {
    const match = /^([a-z]+)=(\d{1,7})\/(\d{1,7})([mh])$/.exec(part);
    const name = match?.[1];
    const burst = Number(match?.[2]);
    const refill = Number(match?.[3]);
    if (
      name === undefined ||
      !isLimitName(name) ||
      !(burst >= 1) ||
      !(refill >= 1) ||
      named.has(name)
    )
      throw wrongSetting(
        "SITEWRIGHT_LIMITS",
        `must list each of ${Object.keys(limits).join(", ")} at most once, as burst/refill per minute or hour`,
        "key=20/120m,generation=5/10h",
      );
    named.add(name);
    limits[name] = { burst, refillPerSecond: refill / (match?.[4] === "h" ? 3600 : 60) };
  }
  return limits;
}

const isLimitName = (name: string): name is LimitName => Object.hasOwn(DEFAULT_LIMITS, name);

/** Throws `OperatorError`, like `parseLimits`. */
export function parsePlanCredits(text: string | undefined): Record<Plan, number> {
  const credits = { ...DEFAULT_PLAN_CREDITS };
  const named = new Set<string>();
  for (const part of splitList(text)) {
    const match = /^([a-z]+)=(\d{1,9})$/.exec(part);
    const plan = PLANS.find((name) => name === match?.[1]);
    if (!match || plan === undefined || named.has(plan))
      throw wrongSetting(
        "SITEWRIGHT_PLAN_CREDITS",
        `must list each of ${PLANS.join(", ")} at most once, as a whole number`,
        "pro=200,agency=1000",
      );
    named.add(plan);
    credits[plan] = Number(match[2]);
  }
  return credits;
}
