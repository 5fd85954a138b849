/**
 * A page of a preview in a frame. A frame cannot tell whether what it shows is a page, but our pages speak:
 * one that was loaded and says nothing is asked for once more, to tell what is wrong.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { isConnected, messageOf } from "./call.ts";
import { fetchPreview } from "./preview-page.ts";

type Frame = { readonly current: HTMLIFrameElement | null };

export type PreviewPage = {
  /** Why there is no page; empty while there is one, or it is on its way. */
  readonly failure: string;
  /** False until a page has come, and again when what came in its place is none: then nobody is to see it. */
  readonly isShown: boolean;
  /** Whether the page that is wanted is there. */
  readonly isThere: () => boolean;
  /** How many pages have come: what was told to one that had not is lost. */
  readonly arrivals: number;
  retry(): void;
  /** For the frame's `onLoad`. */
  onLoad(): void;
};

const NOT_WHOLE = "The preview could not be shown: a part of it could not be loaded.";

/** Loads `url` when `place`, what it is of, changes. The frame must have no address of its own. */
export function usePreviewPage(frame: Frame, url: string, place = url): PreviewPage {
  const [failure, setFailure] = useState("");
  const [isShown, setShown] = useState(false);
  const [turn, setTurn] = useState(0);
  const [arrivals, setArrivals] = useState(0);
  const state = useRef({ isAsked: false, isThere: false, load: 0, isRepeated: false });
  const go = () => {
    const { current } = state;
    current.isAsked = true;
    current.isThere = false;
    current.load += 1;
    // No entry in the history: Back leaves the view.
    frame.current?.contentWindow?.location.replace(url);
  };
  useEffect(() => {
    state.current.isRepeated = false;
    setFailure("");
    go();
  }, [place, turn]);
  useReady(frame, () => {
    state.current.isThere = true;
    setShown(true);
    setFailure("");
    setArrivals((count) => count + 1);
  });
  const onLoad = () => {
    const { current } = state;
    const { load } = current;
    const isOver = () => current.isThere || current.load !== load;
    if (!current.isAsked || isOver()) return;
    setShown(false);
    fetchPreview(url).then(
      () => {
        if (isOver()) return;
        if (current.isRepeated) return setFailure(NOT_WHOLE);
        current.isRepeated = true;
        go();
      },
      (error) => isOver() || setFailure(messageOf(error)),
    );
  };
  const retry = () => setTurn((count) => count + 1);
  useEffect(() => {
    if (isConnected.value && failure !== "") retry();
  }, [isConnected.value]);
  return {
    ...{ failure, isShown, arrivals, onLoad, retry },
    isThere: () => state.current.isThere,
  };
}

/** Calls back when the page in the frame says that it is one. */
function useReady(frame: Frame, onReady: () => void): void {
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const { from, type } = (data ?? {}) as Record<string, unknown>;
      if (from === "preview" && type === "ready") onReady();
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);
}
