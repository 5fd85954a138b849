/** @jsxImportSource preact */
/** Two versions side by side: both show the same page and scroll together; what differs is told in words. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Version } from "../api-types.ts";
import { CallError, call } from "../call.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Select } from "../parts/field.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { PreviewFailure } from "../parts/preview-failure.tsx";
import { useQuery } from "../query.ts";
import { usePreviewPage } from "../use-preview-page.ts";

type Props = {
  siteId: string;
  first: Version;
  nameOf: (version: Version) => string;
  onClose: () => void;
};

const previewOf = (siteId: string, versionId: string): string =>
  `/console/api/preview/${siteId}/${versionId}`;

/** As many as the service answers at once. */
const AT_ONCE = 200;

/** All versions of the site, newest first, of however many pages of its history; undefined until they are known. */
function useAllVersions(siteId: string) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [error, setError] = useState<CallError>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    setError(undefined);
    readAll(siteId, () => isShown).then(
      (all) => isShown && setVersions(all),
      (failure) => isShown && failure instanceof CallError && setError(failure),
    );
    return () => {
      isShown = false;
    };
  }, [siteId, attempt]);
  return { versions, error, retry: () => setAttempt(attempt + 1) };
}

async function readAll(siteId: string, isWanted: () => boolean): Promise<Version[]> {
  // One that is published meanwhile moves the others on.
  const all = new Map<string, Version>();
  for (let skip = 0; isWanted(); skip += AT_ONCE) {
    const { items, total } = await call("versions.list", { siteId, limit: AT_ONCE, skip });
    for (const version of items) all.set(version.id, version);
    if (skip + AT_ONCE >= total) break;
  }
  return [...all.values()];
}

export function Comparison({ siteId, first, nameOf, onClose }: Props) {
  const { versions, error, retry } = useAllVersions(siteId);
  return (
    <Dialog title="Compare versions" onClose={onClose} isWide>
      {versions && <SideBySide {...{ siteId, first, versions, nameOf }} />}
      {!versions && (error ? <Failed error={error} retry={retry} /> : <Loading />)}
      <div class="actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

type Sides = Omit<Props, "onClose"> & {
  /** What it can stand beside. */
  versions: readonly Version[];
};

function SideBySide({ siteId, first, versions, nameOf }: Sides) {
  const others = versions.filter(({ id }) => id !== first.id);
  const start = others.find(({ isLive }) => isLive) ?? others[0];
  const [besideId, setBesideId] = useState(start?.id ?? first.id);
  const [path, setPath] = useState("/");
  const beside = others.find(({ id }) => id === besideId) ?? first;
  const placeOf = (version: Version) => versions.findIndex(({ id }) => id === version.id);
  // The list begins with the newest: what was stands on the left, what became of it on the right.
  const isOlder = placeOf(first) > placeOf(beside);
  const shown = isOlder ? [first, beside] : [beside, first];
  const { data, error, reload } = useQuery("versions.compare", {
    siteId,
    a: shown[0]?.id ?? first.id,
    b: shown[1]?.id ?? first.id,
  });
  const pages = data?.pages ?? [];
  return (
    <div class="stack">
      <div class="compare-choice">
        <Select
          label="Beside it"
          value={besideId}
          options={others.map((version) => ({ value: version.id, text: nameOf(version) }))}
          onChoose={setBesideId}
        />
        <Select label="Page" value={path} options={optionsOf(pages)} onChoose={setPath} />
      </div>
      <Frames
        siteId={siteId}
        path={path}
        firstId={first.id}
        shown={shown}
        nameOf={nameOf}
        onOpen={(next) => pages.some((page) => page.path === next) && setPath(next)}
      />
      {!data && (error ? <Failed error={error} retry={() => void reload()} /> : <Loading />)}
      {data && <Differences changes={data.changes} />}
    </div>
  );
}

/** Until its pages are known, a site has its home page. */
const optionsOf = (pages: readonly { path: string; label: string }[]) =>
  pages.length > 0
    ? pages.map(({ path, label }) => ({ value: path, text: label }))
    : [{ value: "/", text: "Home" }];

type Change = { where: string; before: string | null; after: string | null };

function Differences({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>Nothing differs.</p>;
  return (
    <ul class="changes">
      {changes.map(({ where, before, after }) => (
        <li key={where + before + after}>
          <p class="where">{where}</p>
          {before !== null && <del>{before}</del>}
          {after !== null && <ins>{after}</ins>}
          {before === null && after === null && (
            <p class="muted">Only how it looks, or its order.</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Frames(props: {
  siteId: string;
  path: string;
  /** The one that was chosen to be compared. */
  firstId: string;
  shown: readonly Version[];
  nameOf: (version: Version) => string;
  onOpen: (path: string) => void;
}) {
  const { siteId, path, firstId, shown, nameOf, onOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ siteId, onOpen });
  latest.current = { siteId, onOpen };
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const frames = [...(root.current?.querySelectorAll("iframe") ?? [])];
      const told = frames.find((frame) => source !== null && frame.contentWindow === source);
      if (told === undefined || typeof data !== "object" || data === null) return;
      const { from, type, at, href } = data as Record<string, unknown>;
      if (from !== "preview") return;
      // A page in a sandbox has no origin that could be named.
      if (type === "ready") told.contentWindow?.postMessage({ type: "follow" }, "*");
      if (type === "scroll" && typeof at === "number")
        for (const frame of frames)
          if (frame !== told) frame.contentWindow?.postMessage({ type: "scroll", at }, "*");
      if (type === "open" && typeof href === "string")
        latest.current.onOpen(pathOf(latest.current.siteId, href));
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);
  return (
    <div class="side-by-side" ref={root}>
      {shown.map((version, at) => (
        <figure key={at}>
          <figcaption>{nameOf(version)}</figcaption>
          <PageOf
            url={`${previewOf(siteId, version.id)}${path}?read`}
            title={version.id === firstId ? "This version" : "Version beside it"}
          />
        </figure>
      ))}
    </div>
  );
}

function PageOf({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { failure, isShown, retry, onLoad } = usePreviewPage(frame, url);
  return (
    <div class={isShown ? "" : "without-preview"}>
      <PreviewFailure text={failure} retry={retry} />
      <iframe ref={frame} title={title} sandbox="allow-scripts" onLoad={onLoad} />
    </div>
  );
}

/** The site's own path of a link in a frame, of whichever version; empty for one that leads away. */
function pathOf(siteId: string, href: string): string {
  const base = `${previewOf(siteId, "")}`;
  if (!href.startsWith(base)) return "";
  const rest = href.slice(base.length).split("#")[0] ?? "";
  const slash = rest.indexOf("/");
  return slash < 0 ? "" : rest.slice(slash);
}
