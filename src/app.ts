/**
 * The composition root: the rooms that the service has, in one list, and what is made of all of them.
 * Nothing else knows all the rooms.
 */
import { createFront, type FindReady, type Front } from "./app/front.ts";
import type { ThreadParts } from "./app/hosting-threads/hosting-threads.ts";
import { createHosts } from "./app/hosts.ts";
import { createRouteNames, type NameRoute } from "./app/name-route.ts";
import { answerHealth, metricsPage, readinessPage } from "./app/probes.ts";
import type { Reference } from "./app/reference.ts";
import { showVisitorPage } from "./app/show-visitor-page.ts";
import { answerFavicon, answerRobots } from "./app/unasked.ts";
import { accountsRoom } from "./features/accounts/room.ts";
import { analyticsRoom, type Hit, notePageView, noteViews } from "./features/analytics/room.ts";
import {
  CONSOLE_API,
  consoleOpenPages,
  consolePages,
  consoleProcedures,
  consoleRoom,
  consoleUploads,
  mountConsole,
} from "./features/console/room.ts";
import { creditsRoom } from "./features/credits/room.ts";
import { domainsRoom } from "./features/domains/room.ts";
import { eventsRoom } from "./features/events/room.ts";
import { exportsRoom } from "./features/exports/room.ts";
import { formsRoom } from "./features/forms/room.ts";
import { galleryRoom } from "./features/gallery/room.ts";
import { generationRoom } from "./features/generation/room.ts";
import { Hosting, type WantedFile } from "./features/hosting/room.ts";
import { jobsRoom } from "./features/jobs/room.ts";
import { leadsRoom } from "./features/leads/room.ts";
import { peopleRoom } from "./features/people/room.ts";
import { publishingRoom } from "./features/publishing/room.ts";
import { reportsRoom } from "./features/reports/room.ts";
import { reviewsRoom } from "./features/reviews/room.ts";
import { hostedSites, sitesRoom } from "./features/sites/room.ts";
import { upkeepRoom } from "./features/upkeep/room.ts";
import { versionsRoom } from "./features/versions/room.ts";
import { webhooksRoom } from "./features/webhooks/room.ts";
import { mountWhenCalled } from "./http/mount-when-called.ts";
import type { Operation } from "./http/operation.ts";
import type { CommandProcedures } from "./http/procedure.ts";
import { openRooms, type Room } from "./http/room.ts";
import type { ServicePage } from "./http/service-route.ts";
import type { Context } from "./platform/context.ts";
import { endIsolatedWork } from "./platform/isolated-work/isolated-work.ts";
import { mailTasks } from "./platform/mail/mail-tasks.ts";
import { resumeOutbox } from "./platform/outbox/lanes.ts";
import type { ChangeSource } from "./platform/sharing/change-source.ts";

/** The rooms, in the order in which the reference shows their operations. */
export const rooms: readonly Room[] = [
  creditsRoom,
  accountsRoom,
  peopleRoom,
  sitesRoom,
  versionsRoom,
  exportsRoom,
  domainsRoom,
  generationRoom,
  jobsRoom,
  webhooksRoom,
  leadsRoom,
  formsRoom,
  galleryRoom,
  eventsRoom,
  analyticsRoom,
  publishingRoom,
  reviewsRoom,
  reportsRoom,
  consoleRoom,
  upkeepRoom,
];

const listOperations = (of: readonly Room[]): Operation[] =>
  of.flatMap((room) => room.operations ?? []);

const collectProcedures = (of: readonly Room[]): CommandProcedures =>
  Object.assign({}, ...of.map((room) => room.procedures));

/** Every bearer operation: the API below /v1. */
export const operations: readonly Operation[] = listOperations(rooms);

/** Everything a command can ask for. */
export const procedures: CommandProcedures = collectProcedures(rooms);

/** What instances on the same database server tell each other of. */
export const changeSources: readonly ChangeSource[] = rooms.flatMap(({ changes }) => changes ?? []);

export type MountedService = {
  front: Front;
  findReady: FindReady;
  /** What hosting threads share with it. */
  visitors: Omit<ThreadParts, "front">;
  /** For logs. */
  nameRoute: NameRoute;
  procedures: CommandProcedures;
  /** Takes up what an earlier process left undone; before the scheduler starts. */
  start(): Promise<void>;
  /** Stores what is only in memory; when nothing runs any more. */
  finish(): Promise<void>;
};

/** Lets the rooms know of each other, and adds everything that happens by itself. */
export function addTasks(ctx: Context, of: readonly Room[] = rooms): void {
  openRooms(ctx, of);
  const mails = of.flatMap((room) => room.mails ?? []);
  const tasks = [...of.flatMap((room) => room.tasks?.(ctx) ?? []), ...mailTasks(ctx, mails)];
  for (const task of tasks) ctx.scheduler.add(task);
}

export function mountService(ctx: Context, of: readonly Room[] = rooms): MountedService {
  addTasks(ctx, of);
  ctx.states.of(hostedSites).follow(ctx);
  const mounted = listOperations(of);
  const visitorRoutes = of.flatMap((room) => room.visitorRoutes?.(showVisitorPage) ?? []);
  const serviceRoutes = of.flatMap((room) => room.serviceRoutes ?? []);
  const probes = listProbes(ctx, of);
  const pages = servicePages(ctx, mounted);
  const nameRoute = createRouteNames({
    operations: mounted,
    routes: [...visitorRoutes, ...serviceRoutes],
    pages: new Set([...probes.keys(), ...pages.keys()]),
    procedures: new Set(Object.keys(consoleProcedures).map((name) => CONSOLE_API + name)),
  });
  const hosting = new Hosting(ctx, {
    routes: visitorRoutes,
    onPage: (page) => notePageView(ctx, page),
  });
  const { front, findReady } = createFront(ctx, {
    hosts: createHosts(ctx.config),
    hosting,
    api: mountWhenCalled(async () => {
      const { mountOperations } = await import("./http/mount.ts");
      return mountOperations(ctx, mounted);
    }),
    consoleApi: mountConsole(ctx, {
      procedures: consoleProcedures,
      pages: consolePages,
      openPages: consoleOpenPages,
      uploads: consoleUploads,
    }),
    probes,
    pages,
    routes: serviceRoutes,
    nameRoute,
  });
  const visitors = {
    share: (wanted: WantedFile) => hosting.share(wanted),
    noteViews: (views: readonly Hit[]) => noteViews(ctx, views),
    onChange: (listener: (siteId: string) => void) => ctx.states.of(hostedSites).onForget(listener),
  };
  return {
    ...{ front, findReady, visitors, nameRoute },
    procedures: collectProcedures(of),
    start: () => resume(ctx, of),
    finish: () => finish(ctx, of),
  };
}

async function resume(ctx: Context, of: readonly Room[]): Promise<void> {
  for (const room of of) await room.start?.(ctx);
  await resumeOutbox(ctx);
}

async function finish(ctx: Context, of: readonly Room[]): Promise<void> {
  endIsolatedWork(ctx);
  ctx.offLoop.end();
  for (const room of of) await room.finish?.(ctx);
}

/** What answers on any host. */
function listProbes(ctx: Context, of: readonly Room[]): ReadonlyMap<string, ServicePage> {
  const probes = new Map<string, ServicePage>([
    ["/healthz", answerHealth],
    ["/readyz", readinessPage(ctx)],
  ]);
  for (const room of of)
    for (const [path, answer] of Object.entries(room.probes ?? {}))
      probes.set(path, (request, client) => answer(ctx, request, client));
  return probes;
}

function servicePages(
  ctx: Context,
  documented: readonly Operation[],
): ReadonlyMap<string, ServicePage> {
  // The reference is loaded and rendered when somebody first looks at it.
  let reference: Promise<Reference> | undefined;
  const readReference = () => {
    reference ??= import("./app/reference.ts").then(({ createReference }) =>
      createReference(documented, ctx.config.publicUrl),
    );
    return reference;
  };
  return new Map<string, ServicePage>([
    ["/", () => new Response(null, { status: 302, headers: { location: "/console/" } })],
    ["/metrics", metricsPage(ctx)],
    ["/openapi.json", async () => Response.json((await readReference()).openApi)],
    ["/docs", async () => (await readReference()).answerDocs()],
    ["/robots.txt", answerRobots],
    ["/favicon.ico", answerFavicon],
  ]);
}
