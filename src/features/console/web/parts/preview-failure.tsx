/** @jsxImportSource preact */
/** In place of a preview, or above one that is out of date: why, and the way to ask again. */
import { Button } from "./button.tsx";

export function PreviewFailure({ text, retry }: { text: string; retry: () => void }) {
  return text === "" ? null : (
    <div class="alert preview-failure" role="alert">
      <p>{text}</p>
      <Button isSmall onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
