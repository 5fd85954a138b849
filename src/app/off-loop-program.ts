/** What the build thread runs: each kind's program, loaded with its first order. */
import { RENDER_PAGES } from "../features/publishing/render-pages-kind.ts";
import { COMPOSE } from "../features/writer/compose-kind.ts";
import type { OffLoopKind } from "../platform/worker-thread/off-loop.ts";
import { type OrderHandler, serveOrders } from "../platform/worker-thread/serve-orders.ts";

type Program<Input, Output, Progress> = (
  input: Input,
  tools: { signal: AbortSignal; report: (progress: Progress) => void },
) => Promise<Output>;

serveOrders(
  Object.fromEntries([
    program(COMPOSE, async () => {
      const { composer } = await import("../features/writer/composer.ts");
      return ({ brief, seed, existing, looks }, { signal, report }) =>
        composer.write(brief, {
          ...{ seed, existing, signal, neighbours: { looks } },
          onProgress: (fraction, stage) => report({ fraction, stage }),
        });
    }),
    program(RENDER_PAGES, async () => {
      const { renderPages } = await import("../features/publishing/render-pages.ts");
      return renderPages;
    }),
  ]),
);

/** Binds a program to the types that its kind declares. */
function program<Input, Output, Progress>(
  { name }: OffLoopKind<Input, Output, Progress>,
  load: () => Promise<Program<Input, Output, Progress>>,
): [string, OrderHandler] {
  return [name, async (input, tools) => ({ output: await (await load())(input, tools) })];
}
