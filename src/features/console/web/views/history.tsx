/** @jsxImportSource preact */
/** Every version of a site: looked at, compared, brought back as a draft. */
import { useEffect, useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { Version } from "../api-types.ts";
import { call } from "../call.ts";
import { showMoment } from "../format.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { ShareDialog } from "../parts/share-dialog.tsx";
import { Status } from "../parts/status.tsx";
import { Ago } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { Comparison } from "./comparison.tsx";

const REASONS: Readonly<Record<string, string>> = {
  generated: "Built from the brief",
  edited: "Edited",
  restored: "Restored from an earlier one",
  revised: "Changed in plain words",
  settings: "Settings changed",
};

const whyOf = ({ why }: Version): string => REASONS[why] ?? why;

/** As it is told from others in a list: "Edited, 3 May, 10:15 (live)". */
const nameOf = (version: Version): string =>
  `${whyOf(version)}, ${showMoment(version.createdAt)}${version.isLive ? " (live)" : ""}`;

export function History({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { skip } = useAddress();
  const site = useQuery("sites.get", { siteId });
  const list = useQuery("versions.list", { siteId, limit: PAGE_SIZE, skip });
  const [comparing, setComparing] = useState<Version>();
  const [restoring, setRestoring] = useState<Version>();
  const [sharing, setSharing] = useState<Version>();
  const items = list.data?.items ?? [];
  const mayEdit = isAtLeast(site.data?.role ?? "viewer", "editor");
  return (
    <PageFrame title="History" loads={[list, site]}>
      {() => (
        <>
          {list.data?.total === 0 && (
            <Empty title="No versions yet.">
              <p>Each publishing keeps one, so that nothing is lost by trying.</p>
            </Empty>
          )}
          <ol class="versions">
            {items.map((version) => (
              <VersionRow
                key={version.id}
                siteId={siteId}
                version={version}
                onShare={mayEdit ? setSharing : undefined}
                onCompare={(list.data?.total ?? 0) > 1 ? setComparing : undefined}
                onRestore={mayEdit && !version.isNewest ? setRestoring : undefined}
              />
            ))}
          </ol>
          <Paging total={list.data?.total ?? 0} />
          {sharing && (
            <ShareDialog siteId={siteId} shows={sharing.id} onClose={() => setSharing(undefined)} />
          )}
          {comparing && (
            <Comparison
              siteId={siteId}
              first={comparing}
              nameOf={nameOf}
              onClose={() => setComparing(undefined)}
            />
          )}
          {restoring && (
            <RestoreDialog
              siteId={siteId}
              version={restoring}
              draftEdits={list.data?.draftEdits ?? 0}
              onClose={() => setRestoring(undefined)}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}

/** What may be done with a version; undefined where it may not be done with this one. */
type VersionAction = ((version: Version) => void) | undefined;

function VersionRow(props: {
  siteId: string;
  version: Version;
  onShare: VersionAction;
  onCompare: VersionAction;
  onRestore: VersionAction;
}) {
  const { siteId, version, onShare, onCompare, onRestore } = props;
  return (
    <li>
      <div class="row-main">
        <b>{whyOf(version)}</b> {version.isLive && <Status tone="good">Live</Status>}{" "}
        {version.isNewest && !version.isLive && <Status tone="fresh">Newest</Status>}
        <span class="sub">
          {version.who ?? "By the service"}, <Ago at={version.createdAt} />
        </span>
      </div>
      <div class="task-actions">
        <LinkButton isSmall isOutside href={`/console/api/preview/${siteId}/${version.id}/`}>
          Preview
        </LinkButton>
        {onShare && (
          <Button isSmall onClick={() => onShare(version)}>
            Share
          </Button>
        )}
        {onCompare && (
          <Button isSmall onClick={() => onCompare(version)}>
            Compare
          </Button>
        )}
        {onRestore && (
          <Button isSmall onClick={() => onRestore(version)}>
            Restore as draft
          </Button>
        )}
      </div>
    </li>
  );
}

function RestoreDialog(props: {
  siteId: string;
  version: Version;
  /** Changes that nobody has published: another draft takes their place. */
  draftEdits: number;
  onClose: () => void;
}) {
  const { siteId, version, draftEdits, onClose } = props;
  useEffect(() => void refresh("versions.list"), []);
  const restore = async () => {
    await call("versions.restore", { siteId, versionId: version.id });
    await refresh("versions.", "sites.");
  };
  return (
    <ConfirmDialog
      title="Restore this version as a draft?"
      action="Restore as draft"
      done="Restored as a draft. Publish it when it is right."
      onClose={onClose}
      onConfirm={restore}
      isHarmless={draftEdits === 0}
    >
      <p>
        “{whyOf(version)}” becomes the draft. Visitors see no difference until you publish, and
        today’s version stays in this list.
      </p>
      {draftEdits > 0 && (
        <p class="notice">
          The draft has {draftEdits === 1 ? "a change" : `${draftEdits} changes`} that nobody has
          published. {draftEdits === 1 ? "It" : "They"} will be gone; publish first to keep{" "}
          {draftEdits === 1 ? "it" : "them"} in this list.
        </p>
      )}
    </ConfirmDialog>
  );
}
