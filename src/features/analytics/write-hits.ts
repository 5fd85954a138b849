/**
 * Takes waiting hits from memory to the daily counts, a group in one transaction. A hit leaves the
 * buffer when it is on disk: a crash loses what the last second brought, and a shutdown nothing.
 */
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { RepeatedWrite } from "../../platform/database/repeated-write.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import { knownAgents } from "./agents.ts";
import { checkCountry, countryDatabase, type FindCountry } from "./countries.ts";
import { dayOf } from "./days.ts";
import { GROUP_HITS_MAX, hitBuffer } from "./hits.ts";
import { knownOrigins } from "./known-origins.ts";
import { readBrowserLanguage } from "./languages.ts";
import { type AddressedSighting, admitVisitors } from "./new-visitors.ts";
import { isKnownOwner, recogniseOwner } from "./own-visits.ts";
import type { Hit } from "./read-view.ts";
import { type Sighting, tallySightings } from "./tally.ts";
import { readVisitors, tallyStatements, VISITORS_CHANGED } from "./tally-statements.ts";
import { loadSalt, type NameVisitor, visitorNames } from "./visitors.ts";

/** How often another instance may be ahead of us before it is an error. */
const ATTEMPTS_MAX = 5;

/**
 * The write under way, so that a shutdown waits for it and counts nothing twice; and how many hits the
 * last one took, which it has to take again when nobody knows whether it happened.
 */
const underWay = defineState(() => ({
  last: Promise.resolve(false),
  write: new RepeatedWrite(),
  count: 0,
}));

/** Writes one group. Answers whether a whole one is waiting still. */
export function writeHits(ctx: Context): Promise<boolean> {
  const state = ctx.states.of(underWay);
  state.last = state.last.catch(() => false).then(() => writeGroup(ctx));
  return state.last;
}

/** Writes all that waits: for a shutdown. */
export async function writeAllHits(ctx: Context): Promise<void> {
  const buffer = ctx.states.of(hitBuffer);
  while (buffer.size > 0) await writeHits(ctx);
}

async function writeGroup(ctx: Context): Promise<boolean> {
  const buffer = ctx.states.of(hitBuffer);
  const dropped = buffer.takeDropped();
  if (dropped > 0) ctx.log.warn({ dropped }, "hits were not counted: too many were waiting");
  const state = ctx.states.of(underWay);
  const hits = state.write.isOutcomeUnknown ? buffer.peek().slice(0, state.count) : buffer.peek();
  if (hits.length === 0) return false;
  state.count = hits.length;
  const seen = await readSightings(ctx, hits);
  if (seen.length > 0) await store(ctx, seen);
  buffer.remove(hits.length);
  return buffer.size >= GROUP_HITS_MAX;
}

async function store(ctx: Context, seen: readonly AddressedSighting[]): Promise<void> {
  const visitors = new Map<string, readonly [number, string]>();
  for (const { sighting } of seen)
    if (sighting.kind === "view")
      visitors.set(sighting.visitor, [sighting.day, sighting.visitor] as const);
  let counted: Sighting[] | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const known = await readVisitors(ctx, visitors.values());
    counted ??= admitVisitors(ctx, seen, known);
    if (counted.length === 0) return;
    try {
      const tally = tallyStatements(tallySightings(counted, known));
      await ctx.states.of(underWay).write.write(ctx.db, tally);
      return;
    } catch (error) {
      const isRace = isRefusal(error, VISITORS_CHANGED);
      if (!isRace || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** The hits that people made. */
async function readSightings(ctx: Context, hits: readonly Hit[]): Promise<AddressedSighting[]> {
  const findCountry = await ctx.states.of(countryDatabase).open();
  const names = new Map<number, NameVisitor>();
  for (const { atMs } of hits) {
    const day = dayOf(atMs);
    if (!names.has(day)) names.set(day, visitorNames(await loadSalt(ctx, day)));
  }
  const findDevice = await ctx.states.of(knownAgents).load();
  const origins = ctx.states.of(knownOrigins);
  const seen: AddressedSighting[] = [];
  const slices = new Slices();
  for (const hit of hits) {
    // A browser that makes up its name takes up to a millisecond to judge.
    await slices.pause();
    const device = findDevice(hit.agent);
    if (device === undefined || isKnownOwner(ctx, hit)) continue;
    const { authorization } = hit;
    if (authorization !== undefined && (await recogniseOwner(ctx, hit, authorization))) continue;
    const { kind, siteId, address } = hit;
    const day = dayOf(hit.atMs);
    const nameVisitor = names.get(day);
    if (kind !== "view") seen.push({ address, sighting: { kind, siteId, day } });
    else if (nameVisitor !== undefined)
      seen.push({
        address,
        sighting: {
          ...{ kind, siteId, day, device, path: hit.path },
          visitor: nameVisitor(hit),
          country: countryOf(hit, findCountry),
          language: readBrowserLanguage(hit.language),
          ...origins.read(hit.url, hit.referrer),
        },
      });
  }
  return seen;
}

function countryOf({ country, address }: Hit, findCountry: FindCountry): string {
  return country === undefined ? findCountry(address) : checkCountry(country.toUpperCase());
}
