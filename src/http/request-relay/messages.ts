/** A request that one thread took and another answers, as messages: bodies go in pieces, as asked for. */

export type RelayedPeer = {
  readonly address: string;
  readonly port: number;
  readonly family: string;
};

/** From the thread that has the connection. */
export type RequestMessage =
  | {
      readonly type: "request";
      readonly id: number;
      readonly method: string;
      readonly url: string;
      readonly headers: readonly [string, string][];
      readonly peer: RelayedPeer | undefined;
      readonly hasBody: boolean;
    }
  | { readonly type: "body"; readonly id: number; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly type: "body-end"; readonly id: number }
  | { readonly type: "body-broken"; readonly id: number }
  /** A further piece of the answer is wanted. */
  | { readonly type: "more"; readonly id: number }
  /** Nobody waits for the answer any more. */
  | { readonly type: "gone"; readonly id: number };

/** From the thread that answers. */
export type ResponseMessage =
  | {
      readonly type: "head";
      readonly id: number;
      readonly status: number;
      readonly headers: readonly [string, string][];
      /** All of it, or its beginning where `isWhole` is false. */
      readonly start: Uint8Array<ArrayBuffer> | undefined;
      readonly isWhole: boolean;
    }
  | { readonly type: "chunk"; readonly id: number; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly type: "end"; readonly id: number }
  | { readonly type: "broken"; readonly id: number }
  /** A further piece of the request's body is wanted. */
  | { readonly type: "more"; readonly id: number }
  /** How long the connection may be silent, in seconds; 0 for as long as it likes. */
  | { readonly type: "timeout"; readonly id: number; readonly seconds: number };
