/** For fields that are saved as soon as they are changed: what could not be saved is not shown as if it were. */
import { useState } from "preact/hooks";

/** What it answers is given what is being done about a change; once that is over the field is drawn anew. */
export function useAsStored(): (work: unknown) => void {
  const [, draw] = useState(0);
  return (work) => {
    if (work instanceof Promise) void work.then(() => draw((count) => count + 1));
  };
}
