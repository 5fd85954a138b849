/** A part of the console that is fetched when it is first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export type Lazy<Props> = {
  /** Undefined while it is on its way. */
  readonly component: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
};

export function useLazy<Props>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setComponent(() => loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, turn]);
  return {
    ...{ component, hasFailed },
    retry() {
      setFailed(false);
      setTurn(turn + 1);
    },
  };
}
