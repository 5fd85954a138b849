/** A part of the console that is fetched when it is first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Undefined while it is on its way; a failed fetch is tried again with the next visit. */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isWanted = true;
    void load().then((component) => isWanted && setLoaded(() => component));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
