/** The service's own OpenAPI document, as far as calls are made from it, and answers are held against it. */

export type Schema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  $ref?: string;
};

type Parameter = { name: string; in: "path" | "query" | "header"; schema: Schema };
type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly hasKey: boolean;
  /** Of the JSON body, where there is one. */
  readonly body: { schema: Schema; example: unknown; isForm: boolean } | undefined;
  readonly responses: Readonly<Record<string, { content?: Content }>>;
};

export type Document = { operations: readonly Operation[]; schemas: Record<string, Schema> };

const METHODS = ["get", "post", "put", "patch", "delete"];

type Raw = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

export async function readDocument(origin: string): Promise<Document> {
  const answer = await fetch(`${origin}/openapi.json`);
  const document = (await answer.json()) as {
    paths: Record<string, Record<string, Raw>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]) => readOperation(path, method, raw)),
  );
  return { operations, schemas: document.components.schemas };
}

function readOperation(path: string, method: string, raw: Raw): Operation {
  const parameters = raw.parameters ?? [];
  const json = raw.requestBody?.content["application/json"];
  return {
    ...{ id: raw.operationId, method: method.toUpperCase(), path, responses: raw.responses },
    query: parameters.filter((one) => one.in === "query"),
    hasKey: parameters.some(({ name }) => name === "Idempotency-Key"),
    body: json && {
      ...{ schema: json.schema ?? {}, example: json.example },
      isForm: raw.requestBody?.content["multipart/form-data"] !== undefined,
    },
  };
}

/** Where in the value it is not what the schema says, in words; undefined where it is. */
export function findMismatch(
  schema: Schema,
  value: unknown,
  schemas: Document["schemas"],
  at = "$",
): string | undefined {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return findMismatch(schemas[name] ?? {}, value, schemas, at);
  }
  if (schema.anyOf !== undefined) {
    const found = schema.anyOf.map((one) => findMismatch(one, value, schemas, at));
    return found.includes(undefined) ? undefined : found.at(-1);
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) return `${at} is none of the list`;
  if (schema.const !== undefined && schema.const !== value) return `${at} is another constant`;
  if (schema.type !== undefined && !isOfType(schema.type, value))
    return `${at} is no ${schema.type}`;
  if (Array.isArray(value))
    return firstOf(value, (one, index) =>
      findMismatch(schema.items ?? {}, one, schemas, `${at}[${index}]`),
    );
  return isObject(value) ? findMemberMismatch(schema, value, schemas, at) : undefined;
}

function findMemberMismatch(
  schema: Schema,
  value: Record<string, unknown>,
  schemas: Document["schemas"],
  at: string,
): string | undefined {
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  return firstOf(Object.entries(value), ([name, member]) => {
    const known = schema.properties?.[name];
    if (known !== undefined) return findMismatch(known, member, schemas, `${at}.${name}`);
    const rest = schema.additionalProperties;
    if (typeof rest === "object") return findMismatch(rest, member, schemas, `${at}.${name}`);
    return schema.properties === undefined || rest === true
      ? undefined
      : `${at}.${name} is not in the document`;
  });
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isOfType(type: NonNullable<Schema["type"]>, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
