/** The OpenAPI 3.1 document, made from the operations themselves: what they check is what it says. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { KEY_LENGTH_MAX } from "../http/keyed-call.ts";
import type { FileSuccess, JsonSuccess, Operation } from "../http/operation.ts";
import { WHOLE_NUMBER } from "../http/paging.ts";
import { FILE_FIELD, type UploadForm } from "../http/upload.ts";
import { ERRORS, type ErrorCode } from "../lib/errors.ts";

type Json = Record<string, unknown>;
type Schema = v.GenericSchema<unknown, unknown>;

/** The parts of a JSON Schema that this document makes use of. */
export type OpenApiSchema = {
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
};

export type OpenApiParameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: OpenApiSchema;
};

type Content = Record<string, { schema: OpenApiSchema; example?: unknown }>;
type AnswerContent = Content | Record<string, Record<string, never>>;

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<
    string,
    { description?: string; headers?: Json; content?: AnswerContent; $ref?: string }
  >;
};

export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Json[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Json;
  "x-error-codes": { code: string; status: number; condition: string }[];
};

/** What every bearer call can answer, in the order in which it is checked. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  "unauthorized",
  "forbidden",
  "upgrade_required",
  "rate_limited",
  "internal_error",
];

const INTRODUCTION = `Generate complete websites from a short brief, host them, and read what happens on them.

Every call carries \`Authorization: Bearer <API key>\`. Every answer that is not 2xx has the body
\`{"error":{"code","message"}}\`: branch on the code, show the message. Times are epoch milliseconds.

Calls are limited per key and per address; \`RateLimit\` headers tell what is left, and a 429
\`rate_limited\` says in \`Retry-After\` when the next call succeeds. A key or an account that is
refused costs nothing. Additions to this version never change the meaning of what is here.`;

/** Builds the document; `serverUrl` is the API's base address. */
export function buildOpenApi(operations: readonly Operation[], serverUrl: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sitewright API",
      version: "1",
      description: INTRODUCTION,
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { apiKey: { type: "http", scheme: "bearer", bearerFormat: "swk_…" } },
      schemas: { Error: errorSchema() },
      responses: Object.fromEntries(
        Object.entries(groupByStatus(Object.keys(ERRORS) as ErrorCode[])).map(([status, codes]) => [
          `Error${status}`,
          describeErrors(codes),
        ]),
      ),
    },
    "x-error-codes": Object.entries(ERRORS).map(([code, { status, condition }]) => ({
      code,
      status,
      condition,
    })),
  };
}

function describe(operation: Operation): OpenApiOperation {
  const errors = [...COMMON_ERRORS, ...inputErrors(operation), ...operation.errors];
  const { status, description } = operation.success;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    parameters: [
      ...pathParameters(operation),
      ...queryParameters(operation),
      ...headers(operation),
    ],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: jsonSchema(operation.body),
            ...(operation.bodyExample !== undefined && { example: operation.bodyExample }),
          },
          ...(operation.upload && {
            "multipart/form-data": { schema: formSchema(operation.upload) },
          }),
        },
      },
    }),
    responses: {
      [status]: {
        description,
        headers: { "X-Request-Id": { schema: { type: "string" } } },
        content: describeSuccess(operation.success),
      },
      ...Object.fromEntries(
        Object.keys(groupByStatus(errors)).map((code) => [
          code,
          { $ref: `#/components/responses/Error${code}` },
        ]),
      ),
    },
  };
}

function describeSuccess(success: JsonSuccess | FileSuccess): AnswerContent {
  // OpenAPI 3.1 has bytes as content without a schema: a schema would say that they are JSON.
  if ("contentType" in success) return { [success.contentType]: {} };
  const { schema, example } = success;
  return { "application/json": { schema: jsonSchema(schema), example } };
}

const inputErrors = (operation: Operation): ErrorCode[] =>
  operation.query || operation.body || operation.idempotent ? ["invalid_request"] : [];

function groupByStatus(codes: readonly ErrorCode[]): Record<string, ErrorCode[]> {
  const groups: Record<string, ErrorCode[]> = {};
  for (const code of new Set(codes)) {
    const status = String(ERRORS[code].status);
    groups[status] = [...(groups[status] ?? []), code];
  }
  return groups;
}

function describeErrors(codes: readonly ErrorCode[]): Json {
  const retries = codes.includes("rate_limited");
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].condition}`).join(" "),
    ...(retries && {
      headers: {
        "Retry-After": {
          description: "Whole seconds to wait; only with rate_limited.",
          schema: { type: "integer", minimum: 1 },
        },
      },
    }),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            { value: { error: { code, message: ERRORS[code].condition } } },
          ]),
        ),
      },
    },
  };
}

function errorSchema(): Json {
  return {
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string", enum: Object.keys(ERRORS) },
          message: { type: "string", description: "For people; it may change." },
        },
      },
    },
  };
}

function pathParameters({ path }: Operation): OpenApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name ?? "",
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Operation): OpenApiParameter[] {
  if (!query) return [];
  const { properties, required } = jsonSchema(query);
  const read = jsonSchema(query, "output").properties ?? {};
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required?.includes(name) ?? false,
    schema: describeParameter(schema, read[name]),
  }));
}

/** A query carries text; what is read from it as a whole number is described as one. */
function describeParameter(schema: OpenApiSchema, read: OpenApiSchema | undefined): OpenApiSchema {
  if (schema.pattern !== WHOLE_NUMBER.source) return schema;
  return { ...read, default: Number(schema.default) };
}

function headers({ idempotent }: Operation): OpenApiParameter[] {
  if (!idempotent) return [];
  return [
    {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "Kept for 24 hours: the same key with the same body replays the first answer, marked by `Idempotent-Replayed: true`; with another body it is refused.",
      schema: { type: "string", minLength: 1, maxLength: KEY_LENGTH_MAX },
    },
  ];
}

function formSchema({ schema, fileBytesMax }: UploadForm): OpenApiSchema {
  const { properties, required = [], ...rest } = jsonSchema(schema);
  const file = {
    type: "string",
    format: "binary",
    description: `The file, at most ${fileBytesMax / 1024 / 1024} MiB.`,
  };
  return {
    ...rest,
    properties: { [FILE_FIELD]: file, ...properties },
    required: [FILE_FIELD, ...required],
  };
}

function jsonSchema(schema: Schema, typeMode: "input" | "output" = "input"): OpenApiSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: "ignore",
    target: "draft-2020-12",
  });
  // What we hand in are schemas of objects; the library's type also allows `true` and `false`.
  return rest as OpenApiSchema;
}
