/** @jsxImportSource preact */
/**
 * The page that is read, in a sandbox: it has no origin and reaches nothing of the console. What it tells
 * is checked like what a stranger sends.
 */
import { useEffect, useRef } from "preact/hooks";
import { PreviewFailure } from "../parts/preview-failure.tsx";
import { usePreviewPage } from "../use-preview-page.ts";

const baseOf = (token: string) => `/console/api/shared-preview/${token}`;

type Props = {
  token: string;
  path: string;
  /** Address of the block that is marked. */
  block: string | null;
  onOpen: (path: string) => void;
  onChoose: (block: string) => void;
  /** Enter was pressed on a block: one wants to write. */
  onWrite: () => void;
};

export function ReviewFrame(props: Props) {
  const { token, path, block } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { failure, isShown, retry, onLoad } = usePreviewPage(frame, baseOf(token) + path);
  const mark = () =>
    // A page in a sandbox has no origin that could be named.
    frame.current?.contentWindow?.postMessage(
      { type: "select", address: latest.current.block, scroll: true },
      "*",
    );
  useEffect(mark, [block]);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null) return;
      const { from, type, block: chosen, href } = data as Record<string, unknown>;
      if (from !== "preview") return;
      if (type === "ready") mark();
      else if (type === "select" && typeof chosen === "string") latest.current.onChoose(chosen);
      else if (type === "inspect") latest.current.onWrite();
      else if (type === "open" && typeof href === "string")
        latest.current.onOpen(pathOf(latest.current.token, href));
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);
  return (
    <div class={isShown ? "review-frame" : "review-frame without-preview"}>
      <PreviewFailure text={failure} retry={retry} />
      <iframe ref={frame} title="Preview" sandbox="allow-scripts" onLoad={onLoad} />
    </div>
  );
}

/** The site's own path of a link in the frame; empty for one that leads away. */
function pathOf(token: string, href: string): string {
  const base = baseOf(token);
  return href.startsWith(`${base}/`) ? (href.slice(base.length).split("#")[0] ?? "") : "";
}
