/** What is stored of a site's visitors, and for how long, as plain facts for privacy pages. Pure. */
import { CROWD_MIN } from "./summary.ts";
import { COUNTS_KEPT_DAYS } from "./tasks.ts";
import { KEPT_DAYS } from "./visitors.ts";

export type AnalyticsFacts = {
  readonly usesCookies: false;
  readonly usesBrowserStorage: false;
  readonly storesAddresses: false;
  readonly storesUserAgents: false;
  /** Nobody else learns of a visit. */
  readonly recipients: readonly [];
  /** The same person cannot be told to be the same on another day or on another site. */
  readonly recognisesForHours: 24;
  /** Keyed hash of site, address and browser, and the day's key, from the beginning of the day. */
  readonly visitorHashHours: number;
  /** Daily sums by page, referrer, kind of device, country, language and source. */
  readonly countsDays: number;
  /** Smaller groups of a country or a language are not shown. */
  readonly crowdMin: number;
};

export function describeAnalytics(): AnalyticsFacts {
  return {
    usesCookies: false,
    usesBrowserStorage: false,
    storesAddresses: false,
    storesUserAgents: false,
    recipients: [],
    recognisesForHours: 24,
    visitorHashHours: KEPT_DAYS * 24,
    countsDays: COUNTS_KEPT_DAYS,
    crowdMin: CROWD_MIN,
  };
}
