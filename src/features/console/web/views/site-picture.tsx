/** @jsxImportSource preact */
/** The site as it looks: its real home page, small, in a frame that may do nothing. */
import { useRef } from "preact/hooks";
import { PreviewFailure } from "../parts/preview-failure.tsx";
import { usePreviewPage } from "../use-preview-page.ts";
import { useWidth } from "../use-width.ts";

/** The width that the page is laid out for, in px. */
const PAGE_WIDTH = 1280;

export function SitePicture(props: { siteId: string; name: string; version: string }) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useWidth(box) / PAGE_WIDTH;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `/console/api/preview/${props.siteId}/draft/`;
  const page = usePreviewPage(frame, address, `${address} ${props.version}`);
  const { failure, isShown } = page;
  return (
    <div
      class={isShown ? "site-picture shown" : "site-picture"}
      ref={box}
      // What can be pressed cannot stand in a picture.
      {...(failure === "" && { role: "img", "aria-label": `Picture of ${props.name}` })}
    >
      <iframe
        ref={frame}
        title={`Home page of ${props.name}`}
        // The page's own policy gives it no origin; without this its script is told of as blocked.
        sandbox="allow-scripts"
        inert
        tabIndex={-1}
        onLoad={page.onLoad}
        // Not before it is known: in the page as the service writes it a style would breach its policy.
        {...(scale > 0 && { style: { transform: `scale(${scale})` } })}
      />
      {failure === "" && !isShown && (
        <span class="loading" aria-hidden="true">
          <i />
        </span>
      )}
      <PreviewFailure text={failure} retry={page.retry} />
    </div>
  );
}
