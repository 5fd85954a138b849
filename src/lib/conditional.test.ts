import { expect, test } from "bun:test";
import { isUnchanged } from "./conditional.ts";

const ETAG = '"abc-br"';

test.each(['"abc-br"', 'W/"abc-br"', "*", " * ", '"x", "abc-br"', '"x",W/"abc-br" ,"y"'])(
  "If-None-Match %j has the file already",
  (header) => {
    expect(isUnchanged(header, ETAG)).toBe(true);
  },
);

test.each(["", '"abc"', '"abc-gzip"', "abc-br", '"ABC-BR"', 'w/"abc-br"', '"x", "y"'])(
  "If-None-Match %j gets the file",
  (header) => {
    expect(isUnchanged(header, ETAG)).toBe(false);
  },
);
