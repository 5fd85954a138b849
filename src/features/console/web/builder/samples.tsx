/** Choices as pictures: small live previews in this site's own look. They cannot be used, only looked at. */
import { useId } from "preact/hooks";

export type Sample = {
  id: string;
  title: string;
  /** Of the preview that shows it. */
  url: string;
};

export function SampleGrid(props: {
  name: string;
  samples: readonly Sample[];
  current?: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { name, samples, current, onChoose } = props;
  return (
    <ul class="samples" aria-label={name}>
      {samples.map((sample) => (
        <SampleTile
          key={sample.id}
          sample={sample}
          isCurrent={sample.id === current}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

function SampleTile(props: { sample: Sample; isCurrent: boolean; onChoose: (id: string) => void }) {
  const { sample, isCurrent, onChoose } = props;
  const id = useId();
  return (
    <li class={isCurrent ? "sample current" : "sample"}>
      <button type="button" aria-labelledby={id} onClick={() => onChoose(sample.id)}>
        <span class="sample-picture" aria-hidden="true">
          <iframe
            title={sample.title}
            src={sample.url}
            sandbox=""
            loading="lazy"
            tabIndex={-1}
            inert
          />
        </span>
        <span id={id} class="sample-title">
          {sample.title}
          {isCurrent && <span class="hidden"> (chosen)</span>}
        </span>
      </button>
    </li>
  );
}
