/**
 * Takes waiting hits from memory to the daily counts, a group in one transaction. A hit leaves the
 * buffer when it is on disk: a crash loses what the last second brought, and a shutdown nothing.
 */
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import { knownAgents } from "./agents.ts";
import { checkCountry, countryDatabase, type FindCountry } from "./countries.ts";
import { dayOf } from "./days.ts";
import { GROUP_HITS_MAX, type Hit, hitBuffer } from "./hits.ts";
import { readLanguage } from "./languages.ts";
import { isKnownOwner, recogniseOwner } from "./own-visits.ts";
import { readOrigin } from "./sources.ts";
import { type Sighting, tallySightings } from "./tally.ts";
import { readVisitors, tallyStatements, VISITORS_CHANGED } from "./tally-statements.ts";
import { hashVisitor, loadSalt } from "./visitors.ts";

/** How often another instance may be ahead of us before it is an error. */
const ATTEMPTS_MAX = 5;

/** The write under way, so that a shutdown waits for it and counts nothing twice. */
const underWay = defineState(() => ({ last: Promise.resolve(false) }));

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
  const hits = buffer.peek();
  if (hits.length === 0) return false;
  const sightings = await readSightings(ctx, hits);
  if (sightings.length > 0) await store(ctx, sightings);
  buffer.remove(hits.length);
  return buffer.size >= GROUP_HITS_MAX;
}

async function store(ctx: Context, sightings: readonly Sighting[]): Promise<void> {
  const visitors = new Map<string, readonly [number, string]>();
  for (const sighting of sightings)
    if (sighting.kind === "view")
      visitors.set(sighting.visitor, [sighting.day, sighting.visitor] as const);
  for (let attempt = 1; ; attempt += 1) {
    const known = await readVisitors(ctx, visitors.values());
    try {
      await ctx.db.write(tallyStatements(tallySightings(sightings, known)));
      return;
    } catch (error) {
      const isRace = error instanceof PreconditionFailed && error.label === VISITORS_CHANGED;
      if (!isRace || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** The hits that people made. */
async function readSightings(ctx: Context, hits: readonly Hit[]): Promise<Sighting[]> {
  const findCountry = await ctx.states.of(countryDatabase).open();
  const salts = new Map<number, Uint8Array>();
  for (const { atMs } of hits) {
    const day = dayOf(atMs);
    if (!salts.has(day)) salts.set(day, await loadSalt(ctx, day));
  }
  const agents = ctx.states.of(knownAgents);
  const sightings: Sighting[] = [];
  for (const hit of hits) {
    const device = agents.deviceOf(hit.agent);
    if (device === undefined || isKnownOwner(ctx, hit)) continue;
    const { authorization } = hit;
    if (authorization !== undefined && (await recogniseOwner(ctx, hit, authorization))) continue;
    const { kind, siteId } = hit;
    const day = dayOf(hit.atMs);
    const salt = salts.get(day);
    if (kind !== "view") sightings.push({ kind, siteId, day });
    else if (salt !== undefined)
      sightings.push({
        ...{ kind, siteId, day, device, path: hit.path },
        visitor: hashVisitor(salt, hit),
        country: countryOf(hit, findCountry),
        language: readLanguage(hit.language),
        ...readOrigin(hit.url, hit.referrer),
      });
  }
  return sightings;
}

function countryOf({ country, address }: Hit, findCountry: FindCountry): string {
  return country === undefined ? findCountry(address) : checkCountry(country.toUpperCase());
}
