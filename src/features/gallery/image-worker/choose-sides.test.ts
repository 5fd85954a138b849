import { expect, test } from "bun:test";
import type { ImageFormat } from "../formats/image-facts.ts";
import { chooseSides } from "./choose-sides.ts";

test.each([
  ["jpeg", 640, 400, [640, 480]],
  ["jpeg", 2400, 1600, [2400, 1280, 640, 480]],
  ["jpeg", 4000, 3000, [1872, 1280, 640, 480]],
  ["jpeg", 3000, 4000, [1872, 1280, 640, 480]],
  ["jpeg", 6000, 4000, [1728, 1280, 640, 480]],
  ["jpeg", 7071, 7071, [1312, 1280, 640, 480]],
  ["jpeg", 20_000, 2, [2560, 1280, 640, 480]],
  ["png", 4000, 3000, [2560, 1280, 640, 480]],
  ["webp", 300, 200, [300]],
] as const satisfies [ImageFormat, number, number, number[]][])(
  "a %s of %d×%d is kept as large as its decoding allows",
  (format, width, height, sides) => {
    expect(chooseSides({ format, width, height })).toEqual([...sides]);
  },
);
