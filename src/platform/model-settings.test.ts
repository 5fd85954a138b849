import { expect, test } from "bun:test";
import { OperatorError } from "../lib/errors.ts";
import { parseConfig } from "./config.ts";

const BASE = {
  SITEWRIGHT_AI_BASE_URL: "http://localhost:11434/v1/",
  SITEWRIGHT_AI_MODEL: "qwen3:8b",
};

test("with nothing set no model is asked", () => {
  expect(parseConfig({}).model).toBeUndefined();
});

test("an address and a model are enough, and the rest has the documented defaults", () => {
  expect(parseConfig(BASE).model).toEqual({
    provider: "openai-compatible",
    baseUrl: "http://localhost:11434/v1",
    model: "qwen3:8b",
    apiKey: undefined,
    firstTokenMs: 120_000,
    silenceMs: 60_000,
    jobMs: 900_000,
    budget: "full",
    fallback: undefined,
    concurrency: 4,
  });
});

test("the provider that has one address needs none", () => {
  const { SITEWRIGHT_AI_MODEL } = BASE;
  const model = parseConfig({ SITEWRIGHT_AI_MODEL, SITEWRIGHT_AI_PROVIDER: "anthropic" }).model;
  expect(model?.baseUrl).toBe("https://api.anthropic.com/v1");
});

test.each([
  ["SITEWRIGHT_AI_BASE_URL", "localhost:11434"],
  ["SITEWRIGHT_AI_BASE_URL", "ftp://localhost"],
  ["SITEWRIGHT_AI_BASE_URL", "http://user:secret@localhost"],
  ["SITEWRIGHT_AI_PROVIDER", "secret"],
  ["SITEWRIGHT_AI_PATIENCE", "120s"],
  ["SITEWRIGHT_AI_PATIENCE", "soon/later"],
  ["SITEWRIGHT_AI_JOB_LIMIT", "0s"],
  ["SITEWRIGHT_AI_BUDGET", "secret"],
  ["SITEWRIGHT_AI_FALLBACK", "secret"],
  ["SITEWRIGHT_AI_CONCURRENCY", "0"],
])("%s=%p stops the start with its name, the fault and an example", (variable, value) => {
  for (const others of [BASE, { SITEWRIGHT_AI_MODEL: "m" }]) {
    const parse = () => parseConfig({ ...others, [variable]: value });
    expect(parse).toThrow(OperatorError);
    expect(parse).toThrow(
      new RegExp(`^(${variable}|SITEWRIGHT_AI_BASE_URL) must .*; for example `),
    );
    expect(parse).not.toThrow(/secret/);
  }
});

test.each([
  [{ SITEWRIGHT_AI_BASE_URL: BASE.SITEWRIGHT_AI_BASE_URL }, /^SITEWRIGHT_AI_MODEL must be set/],
  [{ SITEWRIGHT_AI_MODEL: "qwen3:8b" }, /^SITEWRIGHT_AI_BASE_URL must be set/],
  [{ SITEWRIGHT_AI_API_KEY: "sk-1" }, /^SITEWRIGHT_AI_BASE_URL must be set/],
])("half a setting stops the start: %p", (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message);
});
