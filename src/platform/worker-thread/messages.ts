/** What passes between the service and a worker thread: structured clones, nothing shared. */

/** To the thread. */
export type ToThread =
  | { readonly type: "order"; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly type: "cancel"; readonly id: number };

/** From the thread; `fault` is for the log. */
export type FromThread =
  | { readonly type: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly type: "done"; readonly id: number; readonly output: unknown }
  | { readonly type: "failed"; readonly id: number; readonly fault: string };
