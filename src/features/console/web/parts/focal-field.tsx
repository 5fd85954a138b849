/** @jsxImportSource preact */
/** The point of a picture that stays visible however it is cropped: clicked, or moved by the arrow keys. */
import { useId } from "preact/hooks";
import type { FocalPoint } from "../api-types.ts";

const STEP = 0.05;

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

export function FocalField(props: {
  url: string;
  point: FocalPoint;
  onChoose: (point: FocalPoint) => void;
}) {
  const { url, point, onChoose } = props;
  const id = useId();
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChoose({ x: within(point.x + step[0]), y: within(point.y + step[1]) });
  };
  return (
    <div class="focal">
      <p class="hint" id={id}>
        Click what must stay visible when the image is cropped, or use the arrow keys.
      </p>
      <button
        type="button"
        aria-label={`Focal point: ${Math.round(point.x * 100)} % from the left, ${Math.round(point.y * 100)} % from the top`}
        aria-describedby={id}
        onKeyDown={press}
        onClick={(event) => {
          // A key's click has no place.
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          onChoose({
            x: within((event.clientX - box.left) / box.width),
            y: within((event.clientY - box.top) / box.height),
          });
        }}
      >
        <img src={url} alt="" />
        <i style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
    </div>
  );
}
