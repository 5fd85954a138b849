/** The analytics summary as the API shows it, and what may be asked for. */
import * as v from "valibot";

const RANGES = { "7d": 7, "30d": 30, "90d": 90 } as const;
type Range = keyof typeof RANGES;

export const analyticsQuery = v.object({
  range: v.pipe(
    v.optional(v.picklist(Object.keys(RANGES) as Range[], "must be one of 7d, 30d, 90d"), "30d"),
    v.transform((range) => RANGES[range]),
  ),
});

const count = v.number();

export const summarySchema = v.object({
  range: v.pipe(v.picklist([7, 30, 90]), v.description("Days in the range; the last is today.")),
  pageviews: count,
  uniques: v.pipe(count, v.description("The sum of each day's visitors.")),
  ctaClicks: count,
  formViews: count,
  formSubmits: count,
  leads: count,
  conversion: v.pipe(
    v.number(),
    v.description("Leads divided by uniques, to 4 decimals; 0 without visitors."),
  ),
  series: v.pipe(
    v.array(v.object({ day: v.string(), pageviews: count })),
    v.description("Every UTC day of the range as YYYY-MM-DD, today last."),
  ),
  topPaths: v.array(v.object({ path: v.string(), views: count })),
  topReferrers: v.array(v.object({ ref: v.string(), visits: count })),
  devices: v.array(v.object({ device: v.string(), views: count })),
  topCountries: v.pipe(
    v.array(v.object({ country: v.string(), views: count })),
    v.description("ISO 3166 codes; ZZ holds the unknown and those of fewer than 3 visitors."),
  ),
  languages: v.pipe(
    v.array(v.object({ lang: v.string(), views: count })),
    v.description("Primary subtags; `other` holds those of fewer than 3 visitors."),
  ),
  sources: v.array(v.object({ source: v.string(), views: count })),
});

export type Summary = v.InferOutput<typeof summarySchema>;
