/** What the build thread runs: each kind's program, loaded with its first order. */
import { loadRenderPages, RENDER_PAGES } from "../features/publishing/programs.ts";
import {
  ASSEMBLE_SITE,
  COMPOSE,
  loadComposer,
  loadOutline,
  OUTLINE_SITE,
} from "../features/writer/programs.ts";
import type { OffLoopKind } from "../platform/worker-thread/off-loop.ts";
import { type OrderHandler, serveOrders } from "../platform/worker-thread/serve-orders.ts";

type Program<Input, Output, Progress> = (
  input: Input,
  tools: { signal: AbortSignal; report: (progress: Progress) => void },
) => Promise<Output>;

serveOrders(
  Object.fromEntries([
    program(COMPOSE, async () => {
      const { composer } = await loadComposer();
      return ({ brief, seed, existing, looks, rivalHues }, { signal, report }) =>
        composer.write(brief, {
          ...{ seed, existing, signal, neighbours: { looks } },
          rivals: { lines: [], hues: rivalHues },
          onProgress: (fraction, stage) => report({ fraction, stage }),
        });
    }),
    program(OUTLINE_SITE, async () => {
      const { outlineSite } = await loadOutline();
      return (order) => outlineSite(order);
    }),
    program(ASSEMBLE_SITE, async () => {
      const { assembleSite } = await loadOutline();
      return (order) => assembleSite(order);
    }),
    program(RENDER_PAGES, async () => {
      const { renderPages } = await loadRenderPages();
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
