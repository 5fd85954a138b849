import { expect, test } from "bun:test";
import { readMemoryKinds } from "./memory-kinds.ts";

const mapping = (head: string, kB: number) => `${head}
Size:               2048 kB
Rss:                9999 kB
Anonymous:          ${String(kB).padStart(4)} kB
VmFlags: rd wr mr mw me ac
`;

test("memory is told apart by where it lies", () => {
  const smaps = [
    mapping("00200000-01a39000 r--p 00000000 fe:00 1441865    /opt/sitewright", 0),
    mapping("0684a000-0685f000 rw-p 06641000 fe:00 1441865    /opt/sitewright", 44),
    mapping("088a4000-088c5000 rw-p 00000000 00:00 0          [heap]", 3_000),
    mapping("3946b000000-394ab000000 rw-p 00000000 00:00 0 ", 100_000),
    mapping("7fe200000000-7fe300000000 rw-p 00000000 00:00 0 ", 76),
    mapping("7fe348000000-7fe348021000 rw-p 00000000 00:00 0 ", 500),
    mapping("7fe34ddfe000-7fe34e1fe000 rw-p 00000000 00:00 0 ", 28),
    mapping("7fe34f3e4000-7fe38f3e4000 rwxp 00000000 00:00 0 ", 20_000),
    mapping("7ffd1c5a0000-7ffd1c5c1000 rw-p 00000000 00:00 0  [stack]", 52),
  ].join("");
  expect(readMemoryKinds(smaps)).toEqual({
    runtime: 100_000 * 1024,
    compiled: 20_000 * 1024,
    engine: 3_500 * 1024,
    other: (44 + 76 + 28 + 52) * 1024,
  });
});
