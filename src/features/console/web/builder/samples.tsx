/** @jsxImportSource preact */
/** Choices as pictures: small live previews in this site's own look. They cannot be used, only looked at. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { PreviewFailure } from "../parts/preview-failure.tsx";
import { usePreviewPage } from "../use-preview-page.ts";

export type Sample = {
  id: string;
  title: string;
  /** Of the preview that shows it. */
  url: string;
};

type Tell = (id: string, failure: string) => void;
type Choosing = { current?: string | undefined; onChoose: (id: string) => void };

type GridProps = {
  name: string;
  samples: readonly Sample[];
  /** Seen from nearer by, for what is small on a page. */
  isNear?: boolean;
} & Choosing;

export function SampleGrid(props: GridProps) {
  const { name, samples, isNear, current, onChoose } = props;
  const { failure, turn, tell, retry } = useFailures();
  return (
    <>
      <PreviewFailure text={failure} retry={retry} />
      <ul class={isNear ? "samples near" : "samples"} aria-label={name}>
        {samples.map((sample) => (
          <SampleTile
            key={sample.id}
            {...{ sample, turn, tell, onChoose }}
            isCurrent={sample.id === current}
          />
        ))}
      </ul>
    </>
  );
}

/** What keeps pictures away is told once for all of them, and all of them are asked for again together. */
function useFailures() {
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [turn, setTurn] = useState(0);
  const [reason] = Object.values(failures).filter((text) => text !== "");
  const tell: Tell = (id, text) =>
    setFailures((before) => ((before[id] ?? "") === text ? before : { ...before, [id]: text }));
  return {
    ...{ turn, tell },
    failure: reason === undefined ? "" : `${reason} What has no picture can be chosen as well.`,
    retry: () => setTurn((count) => count + 1),
  };
}

type TileProps = { sample: Sample; isCurrent: boolean; turn: number; tell: Tell };

function SampleTile(props: TileProps & Pick<Choosing, "onChoose">) {
  const { sample, isCurrent, turn, tell, onChoose } = props;
  const id = useId();
  const { item, isSeen } = useSeen();
  return (
    <li class={isCurrent ? "sample current" : "sample"} ref={item}>
      <button type="button" aria-labelledby={id} onClick={() => onChoose(sample.id)}>
        {isSeen ? (
          <SamplePicture sample={sample} turn={turn} tell={tell} />
        ) : (
          <span class="sample-picture" />
        )}
        <span id={id} class="sample-title">
          {sample.title}
          {isCurrent && <span class="hidden"> (chosen)</span>}
        </span>
      </button>
    </li>
  );
}

function SamplePicture({ sample, turn, tell }: Omit<TileProps, "isCurrent">) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { failure, isShown, onLoad, retry } = usePreviewPage(frame, sample.url);
  useEffect(() => tell(sample.id, failure), [failure]);
  useEffect(() => {
    if (failure !== "") retry();
  }, [turn]);
  return (
    <span class={isShown ? "sample-picture shown" : "sample-picture"} aria-hidden="true">
      <iframe
        ref={frame}
        title={sample.title}
        sandbox="allow-scripts"
        tabIndex={-1}
        inert
        onLoad={onLoad}
      />
      {failure !== "" && <span class="sample-missing">No picture</span>}
      {failure === "" && !isShown && (
        <span class="loading">
          <i />
        </span>
      )}
    </span>
  );
}

/** Each picture is a page that the service lays out: one that nobody has come to is not asked for. */
function useSeen() {
  const item = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current: element } = item;
    if (element === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { item, isSeen };
}
