/** @jsxImportSource preact */
/** One site at a glance: how it looks, whether it is up, what it waits for, what has come in. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { SiteStatus, SiteView } from "../api-types.ts";
import { call } from "../call.ts";
import { count, showHost, showNumber } from "../format.ts";
import { attempt, say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { PageFrame } from "../parts/page.tsx";
import { LeadStatusMark, SiteStatusMark, Status } from "../parts/status.tsx";
import { Ago } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { nameOfCheck, tellOutcome } from "./check-words.ts";
import { OwnerTasks } from "./owner-tasks.tsx";
import { SitePicture } from "./site-picture.tsx";

export function SitePage({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const query = useQuery("sites.get", { siteId });
  const { data } = query;
  useGoingLive(data?.site.status);
  return (
    <PageFrame
      title={data?.site.name ?? "Site"}
      loads={[query]}
      // As high as what comes.
      intro={data ? <Address view={data} /> : <p class="site-line">&nbsp;</p>}
      actions={data && <Actions view={data} />}
    >
      {() => data && <Overview view={data} />}
    </PageFrame>
  );
}

/** Whoever has published and waits is told when the checks have passed. */
function useGoingLive(status: SiteStatus | undefined): void {
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== undefined && last.current !== "live" && status === "live")
      say("The site is live.");
    last.current = status;
  }, [status]);
}

function Address({ view: { site, account } }: { view: SiteView }) {
  return (
    <p class="site-line">
      <SiteStatusMark status={site.status} />
      {site.url ? (
        <span class="address">{showHost(site.url)}</span>
      ) : (
        <span class="muted">no address yet</span>
      )}
      <span class="muted">{account.name}</span>
    </p>
  );
}

function Actions({ view: { site, role, hasDraft } }: { view: SiteView }) {
  const [isAsking, setAsking] = useState(false);
  const siteId = site.id;
  const publish = () =>
    attempt(async () => {
      await call("sites.publish", { siteId });
      await refresh("sites.");
    }, "Publishing has begun. The site is live as soon as its checks pass.");
  const mayEdit = isAtLeast(role, "editor");
  const mayPublish = isAtLeast(role, "owner");
  return (
    <>
      {mayEdit && (
        <LinkButton href={`/console/sites/${siteId}/edit`} look={site.url ? "main" : "plain"}>
          Edit
        </LinkButton>
      )}
      {mayPublish && (site.status === "draft" || hasDraft) && (
        <Button look={site.status === "draft" ? "main" : "plain"} onClick={() => publish()}>
          Publish
        </Button>
      )}
      {site.url && (
        <LinkButton href={site.url} isOutside>
          View site
        </LinkButton>
      )}
      {mayPublish && site.status !== "draft" && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          Unpublish
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Take ${site.name} offline?`}
          action="Unpublish"
          done={`${site.name} is offline.`}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await call("sites.unpublish", { siteId });
            await refresh("sites.");
          }}
        >
          <p>Visitors get a 404 page from now on. Leads, pictures and history stay.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Overview({ view }: { view: SiteView }) {
  const { site, tasks = [], waitsFor = [], role } = view;
  return (
    <div class="overview">
      <div class="overview-main">
        <SitePicture siteId={site.id} name={site.name} version={String(site.updatedAt)} />
        {waitsFor.length > 0 && <Waiting view={view} />}
        <LatestLeads view={view} />
      </div>
      <aside class="overview-side" aria-label="At a glance">
        <dl class="figures">
          <div>
            <dt>Visits, 7 days</dt>
            <dd>
              <a href={`/console/sites/${site.id}/analytics`}>{showNumber(view.visits7)}</a>
            </dd>
          </div>
          <div>
            <dt>Pages</dt>
            <dd>{showNumber(site.pages)}</dd>
          </div>
        </dl>
        <p class="muted">
          Changed <Ago at={site.updatedAt} />
          {view.hasDraft && ", with changes that are not published"}
        </p>
        <OpenNotes siteId={site.id} mayEdit={isAtLeast(role, "editor")} />
        <OwnerTasks siteId={site.id} tasks={tasks} mayAnswer={isAtLeast(role, "editor")} />
      </aside>
    </div>
  );
}

/** What people have noted on previews, in short; the builder shows it where it stands. */
function OpenNotes({ siteId, mayEdit }: { siteId: string; mayEdit: boolean }) {
  const notes = useQuery("reviews.notes", { siteId }).data?.items ?? [];
  const [newest] = notes;
  if (newest === undefined) return null;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>
          Notes on previews <span class="count">{showNumber(notes.length)}</span>
        </h2>
        {mayEdit && <a href={`/console/sites/${siteId}/edit`}>Open in the builder</a>}
      </div>
      <p class="excerpt" dir="auto">
        {newest.text}
      </p>
      <p class="muted">
        {newest.author}, <Ago at={newest.createdAt} />
      </p>
    </section>
  );
}

/** A site that is not live says what it waits for, and one whose changes do not reach its visitors. */
function Waiting({ view }: { view: SiteView }) {
  const isLive = view.site.status === "live";
  return (
    <section class="panel">
      <h2>{isLive ? "Changes are waiting for" : "Waiting for"}</h2>
      {isLive && (
        <p>
          Visitors get the pages from before until all of these pass. They are looked at again and
          again.
        </p>
      )}
      <ul class="checks">
        {(view.waitsFor ?? []).map((check) => {
          const [tone, text] = tellOutcome(check.outcome);
          return (
            <li key={check.name}>
              <Status tone={tone}>{text}</Status>
              <div>
                <b>{nameOfCheck(check.name)}</b>
                {check.evidence && <p class="muted">{check.evidence}</p>}
              </div>
              {check.checkedAt && (
                <span class="muted">
                  <Ago at={check.checkedAt} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LatestLeads({ view: { site, latestLeads } }: { view: SiteView }) {
  const all = `/console/sites/${site.id}/leads`;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>Latest leads</h2>
        {latestLeads.length > 0 && <a href={all}>All leads</a>}
      </div>
      {latestLeads.length === 0 ? (
        <p class="muted">
          None yet.{" "}
          {site.url
            ? "Every form of the site brings them here and by mail."
            : "They come once the site is live."}
        </p>
      ) : (
        <ul class="lead-list" aria-label={count(latestLeads.length, "lead")}>
          {latestLeads.map((lead) => (
            <li key={lead.id}>
              <a class="row-link" href={`${all}?lead=${lead.id}`}>
                {lead.name || lead.email}
              </a>
              <span class="excerpt">{lead.message}</span>
              <LeadStatusMark status={lead.status} />
              <span class="muted">
                <Ago at={lead.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
