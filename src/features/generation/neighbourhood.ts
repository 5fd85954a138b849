/**
 * The neighbourhood that new sites are written into: the latest sites of this instance. It is read from
 * their documents when the first job comes, and each site that is written joins it.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { InvalidDocument, parseDocument } from "../design/room.ts";
import { newestDocuments } from "../versions/room.ts";
import { GENERATION_SITES, Neighbourhood } from "../writer/room.ts";

type Known = { neighbourhood: Promise<Neighbourhood> | undefined };

const known = defineState<Known>(() => ({ neighbourhood: undefined }));

/** The neighbourhood of this process; all jobs share it. */
export function getNeighbourhood(ctx: Context): Promise<Neighbourhood> {
  const state = ctx.states.of(known);
  state.neighbourhood ??= readNeighbourhood(ctx).catch((error) => {
    // The next job asks again.
    state.neighbourhood = undefined;
    throw error;
  });
  return state.neighbourhood;
}

async function readNeighbourhood(ctx: Context): Promise<Neighbourhood> {
  const neighbourhood = new Neighbourhood();
  for await (const json of newestDocuments(ctx, GENERATION_SITES)) {
    try {
      neighbourhood.add(parseDocument(json));
    } catch (error) {
      // Whatever is wrong with that site, the new one can do without it.
      if (!(error instanceof InvalidDocument)) throw error;
      ctx.log.warn({ err: error }, "a stored document could not be read");
    }
  }
  return neighbourhood;
}
