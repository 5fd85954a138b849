/** An icon that nobody can draw leaves a hole in a row of icons: every name in the texts is one of the family's. */
import { expect, setDefaultTimeout, test } from "bun:test";
import { drawIcon } from "./icons.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

test("every icon that a text names is drawn", async () => {
  const missing = new Set<string>();
  let count = 0;
  for await (const path of new Bun.Glob("content/**/*.yaml").scan("."))
    for (const [, name = ""] of (await Bun.file(path).text()).matchAll(/\bicon: "?([a-z0-9-]+)/g)) {
      count += 1;
      if (drawIcon(name) === undefined) missing.add(name);
    }
  expect(count).toBeGreaterThan(1_000);
  expect([...missing]).toEqual([]);
});

test("a name that is no icon draws nothing", () => {
  expect(drawIcon("no-such-icon")).toBeUndefined();
  expect(drawIcon('"filter')).toBeUndefined();
});
