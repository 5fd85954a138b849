/** @jsxImportSource preact */
/** How the whole site looks. Each choice is shown in the preview at once, and as pictures to choose from. */
import { useId, useRef, useState } from "preact/hooks";
import type { OperationInput } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { capitalise } from "../parts/status.tsx";
import { useAsStored } from "../use-as-stored.ts";
import { previewUrl } from "./preview-frame.tsx";
import { SampleGrid } from "./samples.tsx";
import type { Builder } from "./store.ts";

type Style = Extract<OperationInput, { op: "set-style" }>;
type StyleKey = "direction" | "typePair" | "vividness" | "ground" | "scheme" | "density" | "radius";
type Choice = { id: string; title: string };

export function StylePanel({ builder }: { builder: Builder }) {
  const { document, catalogue } = builder.opened.value ?? {};
  if (document === undefined || catalogue === undefined) return null;
  const { tokens } = document;
  const { style } = catalogue;
  const named = (ids: readonly string[]): Choice[] =>
    ids.map((id) => ({ id, title: capitalise(id) }));
  const set = (key: StyleKey, id: string) => builder.apply({ op: "set-style", [key]: id } as Style);
  const field = (key: StyleKey, label: string, choices: Choice[], current: string) => (
    <StyleField
      key={key}
      builder={builder}
      name={key}
      label={label}
      choices={choices}
      current={current}
      onChoose={(id) => set(key, id)}
    />
  );
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Style</h2>
      <Button
        look="main"
        onClick={() => void builder.apply({ op: "surprise", seed: crypto.randomUUID() })}
      >
        Surprise me
      </Button>
      <p class="hint">Another look altogether; every text stays. Undo brings this one back.</p>
      {field("direction", "Direction", style.directions, tokens.direction)}
      {field("typePair", "Typefaces", style.typePairs, tokens.typePair)}
      <HueField builder={builder} hue={tokens.palette.hue} />
      {field("vividness", "Strength", named(style.vividness), tokens.palette.vividness)}
      {field("ground", "Ground", named(style.grounds), tokens.palette.ground)}
      {field("scheme", "Scheme", named(style.schemes), tokens.scheme)}
      {field("density", "Density", named(style.densities), tokens.density)}
      {field("radius", "Corners", named(style.radii), tokens.radius)}
      <p class="hint">
        Text stays easy to read whatever you choose: shades are worked out for contrast, by day and
        by night.
      </p>
    </div>
  );
}

function StyleField(props: {
  builder: Builder;
  name: StyleKey;
  label: string;
  choices: readonly Choice[];
  current: string;
  onChoose: (id: string) => Promise<unknown>;
}) {
  const { builder, name, label, choices, current, onChoose } = props;
  const settle = useAsStored();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const base = previewUrl(builder.siteId, "/");
  return (
    <div class="field style-field">
      <label for={id} id={`${id}-name`}>
        {label}
      </label>
      <div class="beside">
        <select
          id={id}
          value={current}
          onChange={({ currentTarget }) => settle(onChoose(currentTarget.value))}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </select>
        <Button isSmall aria-describedby={`${id}-name`} onClick={() => setOpen(true)}>
          See all
        </Button>
      </div>
      {isOpen && (
        <Dialog title={label} isWide onClose={() => setOpen(false)}>
          <SampleGrid
            name={label}
            current={current}
            samples={choices.map((choice) => ({
              ...choice,
              url: `${base}?${name}=${choice.id}&still=1`,
            }))}
            onChoose={(chosen) => {
              setOpen(false);
              void onChoose(chosen);
            }}
          />
          <div class="actions">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const HUE_PAUSE_MS = 250;

function HueField({ builder, hue }: { builder: Builder; hue: number }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const settle = useAsStored();
  const save = async (value: number) => {
    timer.current = undefined;
    await builder.apply({ op: "set-style", hue: value });
    // It may have been moved on since.
    if (timer.current === undefined) builder.endTyping(id);
  };
  const set = (value: number) => {
    clearTimeout(timer.current);
    builder.typing.value = { address: id };
    timer.current = setTimeout(() => settle(save(value)), HUE_PAUSE_MS);
  };
  return (
    <div class="field">
      <label for={id}>Colour</label>
      <input
        id={id}
        class="hue"
        type="range"
        min="0"
        max="360"
        step="1"
        value={String(Math.round(hue))}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
      <p class="hint" id={`${id}-hint`}>
        From red over yellow, green and blue back to red.
      </p>
    </div>
  );
}
