/** The API's document as tools read it: whole by itself, and saying of each call what the call needs. */
import { describe, expect, test } from "bun:test";
import { operations } from "../app.ts";
import { ERRORS } from "../lib/errors.ts";
import { buildOpenApi, type OpenApiOperation, type OpenApiSchema } from "./openapi.ts";

const SERVER = "https://sites.example.com/v1";
const document = buildOpenApi(operations, SERVER);

type Described = { path: string; method: string; operation: OpenApiOperation };

const described: Described[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every value in the document with the way that leads there. */
function* walk(value: unknown, way = "#"): Generator<[way: string, value: object]> {
  if (typeof value !== "object" || value === null) return;
  yield [way, value];
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${way}/${name}`);
}

/** What a reference within the document leads to. */
function resolve(ref: string): unknown {
  let found: unknown = document;
  for (const name of ref.replace(/^#\//, "").split("/"))
    found = (found as Record<string, unknown> | undefined)?.[name];
  return found;
}

const SCHEMA_TYPES = ["object", "array", "string", "number", "integer", "boolean", "null"];

/** Schemas, wherever they stand: what has a type of JSON Schema, or lists alternatives. */
const isSchema = (value: object): value is OpenApiSchema =>
  "type" in value && typeof value.type === "string" && SCHEMA_TYPES.includes(value.type);

describe("the document", () => {
  test("is plain JSON, whole by itself, of the version that it names", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: SERVER }]);
    let refs = 0;
    for (const [way, value] of walk(document)) {
      if (!("$ref" in value)) continue;
      refs += 1;
      expect([way, resolve(String(value.$ref)) === undefined]).toEqual([way, false]);
    }
    expect(refs).toBeGreaterThan(operations.length);
  });

  test("is the same however often it is made, and names its server alone by another address", () => {
    expect(buildOpenApi(operations, SERVER)).toEqual(document);
    const { servers, ...rest } = buildOpenApi(operations, "http://localhost:8787/v1");
    expect(servers).toEqual([{ url: "http://localhost:8787/v1" }]);
    expect({ ...rest, servers: document.servers }).toEqual(document);
  });

  test("has every operation once, under an id and a tag that there are", () => {
    expect(described).toHaveLength(operations.length);
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z0-9]+$/);
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { operation } of described)
      for (const tag of operation.tags) expect(tags).toContain(tag);
  });

  test("has every error of the API under its status, each with an example that is one", () => {
    const told = document["x-error-codes"].map(({ code, status }) => [code, status]);
    expect(told).toEqual(Object.entries(ERRORS).map(([code, { status }]) => [code, status]));
    for (const [code, { status }] of Object.entries(ERRORS)) {
      const answer = resolve(`#/components/responses/Error${status}`) as {
        content: { "application/json": { examples: Record<string, { value: object }> } };
      };
      const { value } = answer.content["application/json"].examples[code] ?? {};
      expect(value).toMatchObject({ error: { code, message: expect.any(String) } });
    }
  });
});

describe("a schema", () => {
  const schemas = [...walk(document)].filter((entry): entry is [string, OpenApiSchema & object] =>
    isSchema(entry[1]),
  );

  test("requires nothing that it does not describe", () => {
    expect(schemas.length).toBeGreaterThan(100);
    for (const [way, { type, required, properties }] of schemas) {
      if (required === undefined) continue;
      expect([way, type]).toEqual([way, "object"]);
      for (const name of required)
        expect([way, name, Object.hasOwn(properties ?? {}, name)]).toEqual([way, name, true]);
    }
  });

  test("has bounds that something can keep, and a default within them", () => {
    for (const [way, schema] of schemas) {
      const {
        minimum = -Infinity,
        maximum = Infinity,
        minLength = 0,
        maxLength = Infinity,
      } = schema;
      expect([way, minimum <= maximum, minLength <= maxLength]).toEqual([way, true, true]);
      if (schema.pattern !== undefined)
        expect(() => new RegExp(schema.pattern ?? "")).not.toThrow();
      const { default: preset } = schema;
      if (schema.enum !== undefined && preset !== undefined) expect(schema.enum).toContain(preset);
      if (typeof preset === "number")
        expect([way, preset >= minimum && preset <= maximum]).toEqual([way, true]);
    }
  });
});

describe("an operation", () => {
  test("declares each parameter of its path, and none twice", () => {
    for (const { path, operation } of described) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name, required }) => [name, required]);
      expect([path, declared]).toEqual([path, named.map((name = "") => [name, true])]);
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(path).not.toContain(":");
    }
  });

  test("asks for a body only where a body can be, and says what it is", () => {
    for (const { path, method, operation } of described) {
      const { requestBody } = operation;
      if (["get", "delete"].includes(method))
        expect([path, method, requestBody]).toEqual([path, method, undefined]);
      for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
        expect(["application/json", "multipart/form-data"]).toContain(type);
        expect(schema.type).toBe("object");
      }
    }
  });

  test("tells its success, and every refusal of the gate by the one description of it", () => {
    for (const { path, operation } of described) {
      const statuses = Object.keys(operation.responses);
      expect([path, statuses.filter((status) => /^2/.test(status)).length]).toEqual([path, 1]);
      for (const status of ["401", "402", "403", "429", "500"])
        expect([path, operation.responses[status]]).toEqual([
          path,
          { $ref: `#/components/responses/Error${status}` },
        ]);
      if (path.includes("{")) expect([path, statuses.includes("404")]).toEqual([path, true]);
      if (operation.requestBody || operation.parameters.some(({ in: place }) => place === "query"))
        expect([path, statuses.includes("400")]).toEqual([path, true]);
    }
  });

  test("can be read by people: a summary in a few words, and sentences", () => {
    for (const { path, operation } of described) {
      expect([path, operation.summary]).toEqual([
        path,
        expect.stringMatching(/^[A-Z].{3,60}[^.]$/),
      ]);
      expect([path, operation.description]).toEqual([path, expect.stringMatching(/[.`]$/)]);
    }
  });
});
