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
import { accountChanges } from "./features/accounts/change-sources.ts";
import { writeKeyUses } from "./features/accounts/key-uses.ts";
import { accountOperations } from "./features/accounts/routes.ts";
import { accountTasks } from "./features/accounts/tasks.ts";
import { notePageView, noteViews } from "./features/analytics/hits.ts";
import type { Hit } from "./features/analytics/read-view.ts";
import { analyticsOperations } from "./features/analytics/routes.ts";
import { analyticsTasks } from "./features/analytics/tasks.ts";
import { writeAllHits } from "./features/analytics/write-hits.ts";
import { CONSOLE_API, mountConsole } from "./features/console/api/mount.ts";
import {
  consoleOpenPages,
  consolePages,
  consoleProcedures,
  consoleUploads,
} from "./features/console/api/procedures.ts";
import { creditChanges } from "./features/credits/service.ts";
import {
  ASK_PATH,
  answerAsk,
  answerProbe,
  domainOperations,
  domainTasks,
  PROBE_PATH,
} from "./features/domains/room.ts";
import { noticeMail } from "./features/events/notices.ts";
import { eventOperations } from "./features/events/routes.ts";
import { spamRegistrationOperations } from "./features/events/spam-routes.ts";
import { eventTasks } from "./features/events/tasks.ts";
import { exportOperations } from "./features/exports/routes.ts";
import { formOperations } from "./features/forms/routes.ts";
import { formChanges } from "./features/forms/settings.ts";
import { galleryOperations } from "./features/gallery/routes.ts";
import { galleryTasks } from "./features/gallery/tasks.ts";
import { lookForModel } from "./features/generation/look-for-model.ts";
import { generationOperations } from "./features/generation/routes.ts";
import { generationTasks } from "./features/generation/tasks.ts";
import { createHosting } from "./features/hosting/hosting.ts";
import { jobOperations } from "./features/jobs/routes.ts";
import { resumeJobs } from "./features/jobs/tasks.ts";
import { leadNotice } from "./features/leads/notice.ts";
import { leadOperations } from "./features/leads/routes.ts";
import { leadTasks } from "./features/leads/tasks.ts";
import { peopleTasks } from "./features/people/tasks.ts";
import { publishingTasks } from "./features/publishing/tasks.ts";
import { reportMail } from "./features/reports/compose.ts";
import { reportTasks } from "./features/reports/tasks.ts";
import { reviewTasks } from "./features/reviews/tasks.ts";
import { hostedSites, siteChanges } from "./features/sites/hosted-sites.ts";
import { siteOperations } from "./features/sites/routes.ts";
import { backupTasks } from "./features/upkeep/backups/backup-task.ts";
import { reconcileTask } from "./features/upkeep/reconcile.ts";
import { operatorWarning, warnOperators } from "./features/upkeep/warn-operators.ts";
import { versionOperations } from "./features/versions/routes.ts";
import { versionTasks } from "./features/versions/tasks.ts";
import { webhookChanges } from "./features/webhooks/change-sources.ts";
import { deliveryOperations } from "./features/webhooks/delivery-routes.ts";
import { disabledNotice } from "./features/webhooks/disabled-notice.ts";
import { webhookOperations } from "./features/webhooks/routes.ts";
import { webhookTasks } from "./features/webhooks/tasks.ts";
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
  });
  const nameRoute = createRouteNames({
    operations,
    routes: [...visitorRoutes, ...serviceRoutes],
    pages: new Set([...probes.keys(), ...pages.keys()]),
    procedures: new Set(Object.keys(consoleProcedures).map((name) => CONSOLE_API + name)),
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
