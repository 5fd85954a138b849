import { expect, test } from "bun:test";
import { withThousands } from "./thousands.ts";

test("numbers are grouped as the runtime groups them", () => {
  for (const count of [0, 7, 80, 999, 1_000, 10_000, 123_456, 1_000_000, 98_765_432])
    expect(withThousands(count)).toBe(count.toLocaleString("en"));
});
