/** Every version of a site: looked at, compared, brought back as a draft. */
import { useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { Version } from "../api-types.ts";
import { call } from "../call.ts";
import { say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { Loading, Page } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { Status } from "../parts/status.tsx";
import { Ago } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../views.ts";

const REASONS: Readonly<Record<string, string>> = {
  generated: "Built from the brief",
  edited: "Edited",
  restored: "Restored from an earlier one",
  revised: "Changed in plain words",
  settings: "Settings changed",
};

const whyOf = ({ why }: Version): string => REASONS[why] ?? why;

export function History({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { skip } = useAddress();
  const site = useQuery("sites.get", { siteId });
  const list = useQuery("versions.list", { siteId, limit: PAGE_SIZE, skip });
  const [comparing, setComparing] = useState<Version>();
  const [restoring, setRestoring] = useState<Version>();
  const items = list.data?.items ?? [];
  const live = items.find(({ isLive }) => isLive) ?? items[0];
  const mayEdit = isAtLeast(site.data?.role ?? "viewer", "editor");
  return (
    <Page title="History" loads={[list, site]}>
      {() => (
        <>
          {items.length === 0 && (
            <Empty title="No versions yet.">
              <p>Each publishing keeps one, so that nothing is lost by trying.</p>
            </Empty>
          )}
          <ol class="versions">
            {items.map((version) => (
              <li key={version.id}>
                <div class="row-main">
                  <b>{whyOf(version)}</b> {version.isLive && <Status tone="good">Live</Status>}{" "}
                  {version.isNewest && !version.isLive && <Status tone="fresh">Newest</Status>}
                  <span class="sub">
                    {version.who ?? "By the service"}, <Ago at={version.createdAt} />
                  </span>
                </div>
                <div class="task-actions">
                  <LinkButton
                    isSmall
                    isOutside
                    href={`/console/api/preview/${siteId}/${version.id}/`}
                  >
                    Preview
                  </LinkButton>
                  {live && version.id !== live.id && (
                    <Button isSmall onClick={() => setComparing(version)}>
                      Compare
                    </Button>
                  )}
                  {mayEdit && !version.isNewest && (
                    <Button isSmall onClick={() => setRestoring(version)}>
                      Restore as draft
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ol>
          <Paging total={list.data?.total ?? 0} />
          {comparing && live && (
            <Comparison
              siteId={siteId}
              a={comparing}
              b={live}
              close={() => setComparing(undefined)}
            />
          )}
          {restoring && (
            <ConfirmDialog
              title="Restore this version as a draft?"
              action="Restore as draft"
              onClose={() => setRestoring(undefined)}
              onConfirm={async () => {
                await call("versions.restore", { siteId, versionId: restoring.id });
                await refresh("versions.", "sites.");
                say("Restored as a draft. Publish it when it is right.");
              }}
            >
              <p>
                “{whyOf(restoring)}” becomes the draft. Visitors see no difference until you
                publish, and today’s version stays in this list.
              </p>
            </ConfirmDialog>
          )}
        </>
      )}
    </Page>
  );
}

/** Side by side, and in words. */
function Comparison(props: { siteId: string; a: Version; b: Version; close: () => void }) {
  const { siteId, a, b, close } = props;
  const { data, error } = useQuery("versions.compare", { siteId, a: a.id, b: b.id });
  return (
    <Dialog title="Compare with the live site" onClose={close} isWide>
      <div class="stack">
        <div class="side-by-side">
          {[a, b].map((version) => (
            <figure key={version.id}>
              <figcaption>{version === b ? "Live" : whyOf(version)}</figcaption>
              <div>
                <iframe
                  src={`/console/api/preview/${siteId}/${version.id}/`}
                  title={version === b ? "Live version" : "This version"}
                  sandbox="allow-scripts"
                />
              </div>
            </figure>
          ))}
        </div>
        {error && <p class="alert">{error.message}</p>}
        {!data && !error && <Loading />}
        {data && data.changes.length === 0 && <p>The words are the same.</p>}
        <ul class="changes">
          {data?.changes.map(({ where, before, after }) => (
            <li key={where + before + after}>
              <p class="where">{where}</p>
              {before !== null && <del>{before}</del>}
              {after !== null && <ins>{after}</ins>}
            </li>
          ))}
        </ul>
      </div>
      <div class="actions">
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  );
}
