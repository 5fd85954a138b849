/**
 * A bearer operation as one value: from it come the route, the checks of its input, its entry in
 * the OpenAPI document and its row in the contract tests. This file knows no domain.
 */
import type * as v from "valibot";
import type { ErrorCode } from "../lib/errors.ts";
import type { Ready } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import type { Statement } from "../platform/database/database.ts";
import type { Caller } from "./caller.ts";
import type { Uploaded, UploadForm } from "./upload.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type RecordAnswer = (answer: object) => Statement[];

/** Input of a call after all checks. */
export type Call<Query, Body> = {
  principal: Caller;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  /**
   * The statements that keep `answer`, which is what `handle` will answer, for a call that is made
   * again with its `Idempotency-Key`: first in the write of the call's effect. Empty without a key.
   */
  record: RecordAnswer;
};

/** An answer with a status or headers of its own; `operation.success.status` otherwise. */
export class Reply {
  readonly status: number;
  /** A value, or JSON text that is sent as it is. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that is a file, to be saved under `name`. */
export class FileReply {
  readonly name: string;
  readonly contentType: string;
  readonly body: Blob | ReadableStream<Uint8Array<ArrayBuffer>>;
  constructor(name: string, contentType: string, body: FileReply["body"]) {
    this.name = name;
    this.contentType = contentType;
    this.body = body;
  }
}

type Schema = v.GenericSchema<unknown, unknown>;

export type JsonSuccess = {
  status: 200 | 201 | 202;
  description: string;
  schema: Schema;
  example: unknown;
};
/** Of an operation that answers with a `FileReply`. */
export type FileSuccess = { status: 200; description: string; contentType: string };

type Documented = {
  method: Method;
  /** Below /v1, with `:name` parameters. */
  path: `/${string}`;
  /** camelCase and unique: the operationId. */
  id: string;
  tag: string;
  summary: string;
  description: string;
  success: JsonSuccess | FileSuccess;
  /** A body as a client might send it, for the documentation. */
  bodyExample?: unknown;
  /** Codes it can answer beside those that every bearer call can. */
  errors: readonly ErrorCode[];
  /** True when it adds something and changes nothing else: keys with the scope `build` may call it. */
  isCreation?: boolean;
  /** True when it honours `Idempotency-Key`: `handle` records the value that it answers. */
  idempotent?: boolean;
};

export type Operation = Documented & {
  query?: Schema;
  /** Of a JSON body. */
  body?: Schema;
  /** Beside JSON, the operation takes a form with a file. */
  upload?: UploadForm;
  /** Takes any input that passed the schemas. Answers at once, or with a promise. */
  handle(ctx: Context, call: Call<unknown, unknown>): Ready<object>;
};

type Definition<Q extends Schema, B extends Schema, U extends UploadForm> = Documented & {
  query?: Q;
  body?: B;
  upload?: U;
  handle(ctx: Context, call: Call<v.InferOutput<Q>, BodyOf<B, U>>): Ready<object>;
};

/** With an upload declared, the body is either of the two. */
type BodyOf<B extends Schema, U extends UploadForm> =
  | v.InferOutput<B>
  | Uploaded<v.InferOutput<U["schema"]>>;

/** Declares an operation; the handler's input types follow from its schemas. */
export function operation<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  U extends UploadForm = never,
>(definition: Definition<Q, B, U>): Operation {
  const { handle, ...rest } = definition;
  return {
    ...rest,
    // The mount passes exactly what the schemas put out, which is what the handler's types say.
    handle: (ctx, call) => handle(ctx, call as Call<v.InferOutput<Q>, BodyOf<B, U>>),
  };
}
