/** What runs in processes for isolated work: each kind's program, loaded with its first order. */
import { DESCRIBE, loadDescription } from "../features/events/programs.ts";
import { loadPageReader, READ_PAGE } from "../features/writer/programs.ts";
import type { IsolatedKind } from "../platform/isolated-work/kind.ts";
import { type LoadProgram, takeOrders } from "../platform/isolated-work/take-orders.ts";

export function takeIsolatedOrders(): void {
  takeOrders(
    new Map([
      program(READ_PAGE, async () => {
        const page = await loadPageReader();
        return (order) => page.readExistingPage(order.html, order.address, order.styleSheet);
      }),
      program(DESCRIBE, async () => {
        const description = await loadDescription();
        return description.makeDescription;
      }),
    ]),
  );
}

/** Binds a program to the types that its kind declares. */
function program<Input, Output>(
  kind: IsolatedKind<Input, Output>,
  load: () => Promise<(input: Input) => Output>,
): [string, LoadProgram] {
  return [kind.name, load as LoadProgram];
}
