import { expect, test } from "bun:test";
import { readBrowserLanguage } from "./languages.ts";

test.each([
  ["de", "de"],
  ["de-CH,fr;q=0.8", "de"],
  ["DE-de", "de"],
  ["zh-Hans-CN,zh;q=0.9", "zh"],
  ["fil-PH", "fil"],
  ["en-US,*;q=0.5", "en"],
  [" fr ;q=1", "fr"],
])("a browser that sends %j wants %s", (header, language) => {
  expect(readBrowserLanguage(header)).toBe(language);
});

test.each(["", "*", "x-foo", "i-klingon", "english", "de_DE", "-", "a", "<script>", "ελ"])(
  "%j is no language that is counted by itself",
  (header) => {
    expect(readBrowserLanguage(header)).toBe("other");
  },
);
