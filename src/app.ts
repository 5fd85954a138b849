/**
 * The composition root: which operations, pages, tasks and procedures the service has, in one
 * place. Nothing else knows all the rooms.
 */

import { createFront, type Front, type ServicePage } from "./app/front.ts";
import type { ThreadParts } from "./app/hosting-threads/hosting-threads.ts";
import { createHosts } from "./app/hosts.ts";
import { createRouteNames, type NameRoute } from "./app/name-route.ts";
import { personProcedures } from "./app/person-procedures.ts";
import { answerHealth, metricsPage, readinessPage } from "./app/probes.ts";
import { accountProcedures, keyProcedures, type Procedures } from "./app/procedures.ts";
import type { Reference } from "./app/reference.ts";
import { serviceRoutes } from "./app/service-routes.ts";
import { siteProcedures } from "./app/site-procedures.ts";
import { upkeepProcedures } from "./app/upkeep-procedures.ts";
import { userProcedures } from "./app/user-procedures.ts";
import { visitorRoutes } from "./app/visitor-routes.ts";
import { webhookProcedures } from "./app/webhook-procedures.ts";
import {
  accountChanges,
  accountOperations,
  accountTasks,
  writeKeyUses,
} from "./features/accounts/room.ts";
import {
  analyticsOperations,
  analyticsTasks,
  type Hit,
  notePageView,
  noteViews,
  writeAllHits,
} from "./features/analytics/room.ts";
import {
  CONSOLE_API,
  consoleOpenPages,
  consolePages,
  consoleProcedures,
  consoleUploads,
  mountConsole,
} from "./features/console/room.ts";
import { creditChanges } from "./features/credits/room.ts";
import {
  ASK_PATH,
  answerAsk,
  answerProbe,
  certificateChanges,
  domainOperations,
  domainTasks,
  PROBE_PATH,
} from "./features/domains/room.ts";
import {
  eventOperations,
  eventTasks,
  noticeMail,
  spamRegistrationOperations,
} from "./features/events/room.ts";
import { exportOperations } from "./features/exports/room.ts";
import { formChanges, formOperations } from "./features/forms/room.ts";
import { galleryOperations, galleryTasks } from "./features/gallery/room.ts";
import { generationOperations, generationTasks, lookForModel } from "./features/generation/room.ts";
import { createHosting } from "./features/hosting/room.ts";
import { jobOperations, resumeJobs } from "./features/jobs/room.ts";
import { leadNotice, leadNoticeCopy, leadOperations, leadTasks } from "./features/leads/room.ts";
import { peopleTasks } from "./features/people/room.ts";
import { publishingTasks } from "./features/publishing/room.ts";
import { reportMail, reportTasks } from "./features/reports/room.ts";
import { reviewTasks } from "./features/reviews/room.ts";
import { hostedSites, siteChanges, siteOperations } from "./features/sites/room.ts";
import {
  backupTasks,
  operatorWarning,
  reconcileTask,
  warnOperators,
} from "./features/upkeep/room.ts";
import { versionOperations, versionTasks } from "./features/versions/room.ts";
import {
  deliveryOperations,
  disabledNotice,
  webhookChanges,
  webhookOperations,
  webhookTasks,
} from "./features/webhooks/room.ts";
import { mountOperations } from "./http/mount.ts";
import type { Operation } from "./http/operation.ts";
import type { Context } from "./platform/context.ts";
import { endIsolatedWork } from "./platform/isolated-work/isolated-work.ts";
import type { MailKind } from "./platform/mail.ts";
import { mailTasks } from "./platform/mail-tasks.ts";
import { resumeOutbox } from "./platform/outbox/lanes.ts";
import type { ChangeSource } from "./platform/sharing/change-source.ts";

/** Every bearer operation: the API below /v1. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...siteOperations,
  ...versionOperations,
  ...exportOperations,
  ...domainOperations,
  ...generationOperations,
  ...jobOperations,
  ...leadOperations,
  ...formOperations,
  ...galleryOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...eventOperations,
  ...spamRegistrationOperations,
  ...analyticsOperations,
];

/** Every kind of mail that is sent. */
const mailKinds: readonly MailKind[] = [
  leadNotice,
  leadNoticeCopy,
  noticeMail,
  disabledNotice,
  operatorWarning,
  reportMail,
];

/** What instances on the same database server tell each other of. */
export const changeSources: readonly ChangeSource[] = [
  ...accountChanges,
  ...creditChanges,
  ...siteChanges,
  ...formChanges,
  ...webhookChanges,
  ...certificateChanges,
];

/** Everything a command can ask for. */
export const procedures: Procedures = {
  ...accountProcedures,
  ...keyProcedures,
  ...siteProcedures,
  ...webhookProcedures,
  ...personProcedures,
  ...userProcedures,
  ...upkeepProcedures,
};

export type MountedService = {
  front: Front;
  /** What hosting threads share with it. */
  visitors: Omit<ThreadParts, "front">;
  /** For logs. */
  nameRoute: NameRoute;
  procedures: Procedures;
  /** Takes up what an earlier process left undone; before the scheduler starts. */
  start(): Promise<void>;
  /** Stores what is only in memory; when nothing runs any more. */
  finish(): Promise<void>;
};

/** Everything that happens by itself. */
export function addTasks(ctx: Context): void {
  const tasks = [
    ...generationTasks(ctx),
    ...publishingTasks(ctx),
    ...versionTasks(ctx),
    ...domainTasks(ctx),
    ...galleryTasks(ctx),
    ...eventTasks(ctx),
    ...leadTasks(ctx),
    ...analyticsTasks(ctx),
    ...peopleTasks(ctx),
    ...reportTasks(ctx),
    ...reviewTasks(ctx),
    ...accountTasks(ctx),
    ...mailTasks(ctx, mailKinds),
    ...webhookTasks(ctx),
    ...backupTasks(ctx, (on, fault) => warnOperators(on, "A backup failed", fault)),
    reconcileTask(ctx),
  ];
  for (const task of tasks) ctx.scheduler.add(task);
}

export function mountService(ctx: Context): MountedService {
  addTasks(ctx);
  ctx.states.of(hostedSites).follow(ctx);
  const probes = new Map<string, ServicePage>([
    ["/healthz", answerHealth],
    ["/readyz", readinessPage(ctx)],
    [PROBE_PATH, (request) => answerProbe(ctx, request)],
    [ASK_PATH, (request, client) => answerAsk(ctx, request, client)],
  ]);
  const pages = servicePages(ctx);
  const nameRoute = createRouteNames({
    operations,
    routes: [...visitorRoutes, ...serviceRoutes],
    pages: new Set([...probes.keys(), ...pages.keys()]),
    procedures: new Set(Object.keys(consoleProcedures).map((name) => CONSOLE_API + name)),
  });
  const hosting = createHosting(ctx, {
    routes: visitorRoutes,
    onPage: (page) => notePageView(ctx, page),
  });
  const front = createFront(ctx, {
    hosts: createHosts(ctx.config),
    hosting,
    api: mountOperations(ctx, operations),
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
    share: hosting.share,
    noteViews: (views: readonly Hit[]) => noteViews(ctx, views),
    onChange: (listener: (siteId: string) => void) => ctx.states.of(hostedSites).onForget(listener),
  };
  return {
    front,
    visitors,
    nameRoute,
    procedures,
    start: () => resume(ctx),
    finish: () => finish(ctx),
  };
}

async function finish(ctx: Context): Promise<void> {
  endIsolatedWork(ctx);
  ctx.offLoop.end();
  await writeAllHits(ctx);
  await writeKeyUses(ctx);
}

async function resume(ctx: Context): Promise<void> {
  await resumeJobs(ctx);
  await resumeOutbox(ctx);
  // Only worth a line in the log: nothing waits for it.
  void lookForModel(ctx);
}

function servicePages(ctx: Context): ReadonlyMap<string, ServicePage> {
  // The reference is loaded and rendered when somebody first looks at it.
  let reference: Promise<Reference> | undefined;
  const readReference = () => {
    reference ??= import("./app/reference.ts").then(({ createReference }) =>
      createReference(operations, ctx.config.publicUrl),
    );
    return reference;
  };
  return new Map<string, ServicePage>([
    ["/", () => new Response(null, { status: 302, headers: { location: "/docs" } })],
    ["/metrics", metricsPage(ctx)],
    ["/openapi.json", async () => Response.json((await readReference()).openApi)],
    ["/docs", async () => (await readReference()).answerDocs()],
  ]);
}
