/** @jsxImportSource preact */
/**
 * The page that is edited, in a sandbox: it has no origin and reaches nothing of the console. The two sides
 * speak by messages, and what comes from it is checked like what a stranger sends.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scheme } from "../../builder-model.ts";
import { isConnected, messageOf } from "../call.ts";
import { say } from "../notices.ts";
import { PreviewFailure } from "../parts/preview-failure.tsx";
import { fetchPreview } from "../preview-page.ts";
import { type PreviewPage, usePreviewPage } from "../use-preview-page.ts";
import { useWidth } from "../use-width.ts";
import type { Builder, Typing } from "./store.ts";

export type PreviewDevice = "phone" | "tablet" | "desktop";

export const previewUrl = (siteId: string, path: string, scheme?: Scheme): string =>
  `/console/api/preview/${siteId}/draft${path}${scheme === undefined ? "" : `?scheme=${scheme}`}`;

export function PreviewFrame(props: {
  builder: Builder;
  device: PreviewDevice;
  onInspect: () => void;
}) {
  const { builder, device, onInspect } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { siteId, pagePath } = builder;
  const { value: scheme } = builder.scheme;
  const url = previewUrl(siteId, pagePath.value, scheme);
  useMessages(builder, frame, onInspect);
  const page = usePreviewPage(frame, url, pagePath.value);
  const outdated = useUpdates(builder, frame, { url, scheme, page });
  const failed = page.failure === "" ? outdated : page;
  const { value: typing } = builder.typing;
  useEffect(() => showTyping(frame.current, typing), [typing]);
  const { value: chosen } = builder.selection;
  const locks = builder.document.value?.locks ?? [];
  useEffect(() => {
    post(frame.current, { type: "locks", addresses: locks });
  }, [locks.join("\n")]);
  useEffect(() => {
    post(frame.current, { type: "select", address: chosen?.address ?? null, scroll: true });
  }, [chosen?.address]);
  const stage = useRef<HTMLDivElement>(null);
  const fit = fitFrame(device, useWidth(stage));
  return (
    <div class={`stage${page.isShown ? "" : " without-preview"}`} ref={stage}>
      <PreviewFailure text={failed.failure} retry={failed.retry} />
      <iframe
        ref={frame}
        title="Preview"
        sandbox="allow-scripts"
        style={fit}
        onLoad={page.onLoad}
      />
    </div>
  );
}

/** What a visitor's screen is wide, in CSS px. */
const WIDTHS: Readonly<Record<PreviewDevice, number>> = { phone: 390, tablet: 820, desktop: 1_280 };

/**
 * The page is laid out for the width of the device, and shown smaller where there is less room. On a phone it
 * takes the room there is, and so it does on a screen that is wider than a desktop's least.
 */
function fitFrame(device: PreviewDevice, room: number): Record<string, string> {
  if (room === 0) return {};
  const wanted = WIDTHS[device];
  const width = device === "phone" ? Math.min(wanted, room) : wanted;
  if (width <= room) return { width: device === "desktop" ? "100%" : `${width}px` };
  const scale = room / width;
  return { width: `${width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` };
}

type Frame = { readonly current: HTMLIFrameElement | null };

type Shown = { url: string; scheme: Scheme; page: PreviewPage };

/** After a change the page is fetched again and morphed into what is shown. What keeps it from that is told. */
function useUpdates(builder: Builder, frame: Frame, { url, scheme, page }: Shown) {
  const isFirst = useRef(true);
  const [failure, setFailure] = useState("");
  const [turn, setTurn] = useState(0);
  const isMissed = useRef(false);
  const retry = () => setTurn((count) => count + 1);
  useEffect(() => {
    if (!isMissed.current) return;
    isMissed.current = false;
    retry();
  }, [page.arrivals]);
  useEffect(() => {
    if (isConnected.value && failure !== "") retry();
  }, [isConnected.value]);
  // Before the builder itself is painted: the page is what one looks at.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    setFailure("");
    if (page.failure !== "") {
      page.retry();
      return undefined;
    }
    const show = (html: string) => {
      // A page that is still on its way hears nothing, and may be of before the change.
      if (!page.isThere()) {
        isMissed.current = true;
        return;
      }
      post(frame.current, { type: "update", html });
      // The page as it is stored, which may lack what was written since.
      showTyping(frame.current, builder.typing.peek());
    };
    const brought = builder.takePage({ path: builder.pagePath.peek(), scheme });
    if (brought !== undefined) {
      show(brought);
      return undefined;
    }
    const isWanted = { now: true };
    void fetchPreview(url)
      .then((html) => isWanted.now && show(html))
      .catch((error) => isWanted.now && setFailure(`${messageOf(error)} What you see is older.`));
    return () => {
      isWanted.now = false;
    };
  }, [builder.version.value, scheme, turn]);
  return { failure, retry };
}

const post = (frame: HTMLIFrameElement | null, message: unknown): void =>
  // A page in a sandbox has no origin that could be named.
  frame?.contentWindow?.postMessage(message, "*");

function showTyping(frame: HTMLIFrameElement | null, typing: Typing | undefined): void {
  if (typing?.text !== undefined) post(frame, { type: "show", ...typing });
}

type Told = Readonly<Record<string, unknown>>;

/** What is done for each message of the page. */
function listHandlers(
  builder: Builder,
  frame: Frame,
  onInspect: () => void,
): Readonly<Record<string, (told: Told) => void>> {
  let writing: string | undefined;
  /** What was sent last; undefined once more has been written. */
  let latest: string | undefined;
  return {
    ready() {
      post(frame.current, { type: "locks", addresses: builder.document.value?.locks ?? [] });
      const address = builder.selection.value?.address ?? null;
      post(frame.current, { type: "select", address, scroll: true });
      showTyping(frame.current, builder.typing.peek());
    },
    select({ address, block }) {
      if (typeof address === "string")
        builder.select(address, typeof block === "string" ? block : null);
    },
    inspect: onInspect,
    text({ address, text, isFinal }) {
      if (typeof address !== "string" || typeof text !== "string") return;
      const continues = writing === address;
      writing = isFinal === true ? undefined : address;
      latest = text;
      void builder
        .apply({ op: "set-text", address, value: text }, continues)
        .then((isDone) => (!isDone || latest === text) && builder.endTyping(address));
    },
    writing({ address }) {
      if (typeof address !== "string") return;
      latest = undefined;
      builder.typing.value = { address };
    },
    edited({ address }) {
      writing = undefined;
      if (typeof address === "string" && latest === undefined) builder.endTyping(address);
    },
    open({ href }) {
      if (typeof href === "string") openLink(builder, href);
    },
    key({ name }) {
      if (name === "undo") void builder.undo();
      if (name === "redo") void builder.redo();
    },
  };
}

function useMessages(builder: Builder, frame: Frame, onInspect: () => void): void {
  useEffect(() => {
    const handlers = listHandlers(builder, frame, onInspect);
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null) return;
      const told = data as Told;
      if (told.from !== "preview" || typeof told.type !== "string") return;
      if (Object.hasOwn(handlers, told.type)) handlers[told.type]?.(told);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [builder]);
}

/** Links lead to other previews; those that lead away are only named. */
function openLink(builder: Builder, href: string): void {
  const base = previewUrl(builder.siteId, "");
  const path = href.startsWith(base) ? (href.slice(base.length).split("#")[0] ?? "") : undefined;
  if (path === undefined) {
    say("Links that lead away from the site are not followed here.");
    return;
  }
  const isOwn = builder.document.value?.pages.some((page) => page.path === path) ?? false;
  if (isOwn) builder.pagePath.value = path;
  else say("This page is written by Sitewright; there is nothing to edit on it.");
}
