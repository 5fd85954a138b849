/**
 * The API's router, with all that it brings, is a twentieth of what a start costs and 1 MB of a resting service;
 * those who only have sites visited never need it. The first call waits for it.
 */
import type { OperationsFetch } from "./mount.ts";

export function mountWhenCalled(mount: () => Promise<OperationsFetch>): OperationsFetch {
  let mounted: OperationsFetch | undefined;
  let mounting: Promise<OperationsFetch> | undefined;
  return (request, caller, headers) => {
    // What is there is not waited for: a promise is a turn of the event loop later.
    if (mounted !== undefined) return mounted(request, caller, headers);
    mounting ??= mount().then((made) => {
      mounted = made;
      return made;
    });
    return mounting.then((made) => made(request, caller, headers));
  };
}
