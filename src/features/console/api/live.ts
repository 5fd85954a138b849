/**
 * What is happening, as server-sent events: builds under way, new leads, sites that change. One look
 * a second at the database serves all who listen, and none is taken while nobody does; so it also
 * sees what other instances on the same database do.
 */

import { ApiError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { defineState } from "../../../platform/room-state.ts";
import { listJobsAfter, newestJobId } from "../../jobs/room.ts";
import { listLeadsAfter, newestLeadId } from "../../leads/room.ts";
import { listSitesChangedSince } from "../../sites/room.ts";
import { findCaller, visibleAccounts } from "./caller.ts";
import { readSessionCookie } from "./cookie.ts";
import type { ConsolePage } from "./mount.ts";

const LOOK_EVERY_MS = 1_000;
const PULSE_EVERY_MS = 20_000;
/** A tab more than anybody has open. */
const LISTENERS_MAX_EACH = 20;
const LISTENERS_MAX = 2_000;

type Listener = {
  owner: string;
  /** Undefined: all accounts. */
  accountIds: ReadonlySet<string> | undefined;
  isOver: boolean;
  send(text: string): void;
  end(): void;
};

/** Up to where everybody has been told. `jobs` are the open ones, by what was last said of them. */
type Seen = { jobId: string; jobs: Map<string, string>; leadId: string; sitesAt: number };

class Live {
  readonly listeners = new Set<Listener>();
  timer: Timer | undefined;
  seen: Seen | undefined;
  isLooking = false;
}

const live = defineState(() => new Live());

export const listen: ConsolePage = async (ctx, { request, server }, caller) => {
  const state = ctx.states.of(live);
  const owner = caller.user.id;
  const own = [...state.listeners].filter((listener) => listener.owner === owner).length;
  if (own >= LISTENERS_MAX_EACH || state.listeners.size >= LISTENERS_MAX)
    throw new ApiError("rate_limited", "Too many open tabs; close one.", { retryAfterSeconds: 60 });
  // Up to here all is old: whatever comes after this look is news.
  if (state.seen === undefined) await look(ctx, state);
  // Else the server would end a stream on which nothing happens.
  server.timeout(request, 0);
  const visible = visibleAccounts(caller);
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        stop();
        controller.close();
      };
      const accountIds = visible && new Set(visible);
      const listener: Listener = { owner, accountIds, isOver: false, send, end };
      send(": open\n\n");
      const pulse = setInterval(() => void checkOn(ctx, request.headers, listener), PULSE_EVERY_MS);
      stop = () => {
        listener.isOver = true;
        clearInterval(pulse);
        leave(state, listener);
      };
      state.listeners.add(listener);
      startLooking(ctx, state);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store" },
  });
};

/** A session that was ended elsewhere hears nothing more. Never throws: nobody waits for it. */
async function checkOn(ctx: Context, headers: Headers, listener: Listener): Promise<void> {
  try {
    const visible = await findVisible(ctx, headers);
    // The tab may have been closed meanwhile: then there is nobody to tell.
    if (listener.isOver) return;
    if (visible === "nothing") return listener.end();
    listener.accountIds = visible && new Set(visible);
    listener.send(": pulse\n\n");
  } catch (error) {
    ctx.log.warn({ err: error }, "a listener could not be looked at");
  }
}

/** The accounts that the session's person sees by now, undefined for all; nothing once it has ended. */
async function findVisible(
  ctx: Context,
  headers: Headers,
): Promise<readonly string[] | undefined | "nothing"> {
  const caller = await findCaller(ctx, readSessionCookie(ctx, headers));
  return caller ? visibleAccounts(caller) : "nothing";
}

function leave(state: Live, listener: Listener): void {
  state.listeners.delete(listener);
  if (state.listeners.size > 0) return;
  clearInterval(state.timer);
  state.timer = undefined;
  state.seen = undefined;
}

function startLooking(ctx: Context, state: Live): void {
  if (state.timer !== undefined) return;
  state.timer = setInterval(() => void look(ctx, state), LOOK_EVERY_MS);
}

/** A look that takes longer than the time to the next is not overtaken by it. */
async function look(ctx: Context, state: Live): Promise<void> {
  if (state.isLooking) return;
  state.isLooking = true;
  try {
    await lookOnce(ctx, state);
  } catch (error) {
    ctx.log.warn({ err: error }, "looking for news failed");
  } finally {
    state.isLooking = false;
  }
}

async function lookOnce(ctx: Context, state: Live): Promise<void> {
  state.seen ??= {
    jobId: await newestJobId(ctx),
    jobs: new Map(),
    leadId: await newestLeadId(ctx),
    sitesAt: ctx.clock.now(),
  };
  const { seen } = state;
  const jobs = await listJobsAfter(ctx, seen.jobId, [...seen.jobs.keys()]);
  for (const { job, accountId } of jobs) {
    const { id: jobId, siteId, status, progress, stage, error } = job;
    if (jobId > seen.jobId) seen.jobId = jobId;
    const text = JSON.stringify({ jobId, siteId, status, progress, stage, error });
    if (seen.jobs.get(jobId) === text) continue;
    tell(state, accountId, "job", text);
    if (status === "pending" || status === "running") seen.jobs.set(jobId, text);
    else seen.jobs.delete(jobId);
  }
  const leads = await listLeadsAfter(ctx, seen.leadId);
  for (const { accountId, ...lead } of leads) {
    tell(state, accountId, "lead", JSON.stringify(lead));
    seen.leadId = lead.leadId;
  }
  const sites = await listSitesChangedSince(ctx, seen.sitesAt);
  for (const { accountId, updatedAt, ...site } of sites) {
    tell(state, accountId, "site", JSON.stringify(site));
    seen.sitesAt = Math.max(seen.sitesAt, updatedAt + 1);
  }
}

function tell(state: Live, accountId: string, event: string, data: string): void {
  for (const { accountIds, send } of state.listeners)
    if (accountIds === undefined || accountIds.has(accountId))
      send(`event: ${event}\ndata: ${data}\n\n`);
}
