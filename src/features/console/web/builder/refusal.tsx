/** @jsxImportSource preact */
/** Why a text was not saved, tied to its field, and the way back to what is stored. */
import { Button } from "../parts/button.tsx";

/** `id` is the field's; what is said has the id with `-error` behind it. */
export function Refusal(props: { id: string; text: string; onDiscard: () => void }) {
  const { id, text, onDiscard } = props;
  if (text === "") return null;
  const discard = () => {
    onDiscard();
    document.getElementById(id)?.focus();
  };
  return (
    <div class="refusal">
      <p class="error" id={`${id}-error`}>
        {text}
      </p>
      <Button
        isSmall
        look="quiet"
        aria-describedby={`${id}-error`}
        // Leaving the field would send its text once more.
        onPointerDown={(event) => event.preventDefault()}
        onClick={discard}
      >
        Discard this text
      </Button>
    </div>
  );
}
