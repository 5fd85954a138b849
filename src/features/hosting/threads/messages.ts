/** What passes between the service and its hosting threads: structured clones, nothing shared. */
import type { RequestMessage, ResponseMessage } from "../../../http/request-relay/messages.ts";
import type { Encoding } from "../../versions/room.ts";
import type { IssuedSetting, PageForms } from "../issued-page.ts";

/** A file of a site in one encoding, by the host and path that visitors ask for. */
export type WantedFile = {
  readonly host: string;
  readonly path: string;
  readonly encoding: Encoding;
};

/** What a thread needs to answer with such a file. */
export type SharedFile = WantedFile & {
  readonly siteId: string;
  readonly accountId: string;
  /** A document that people read: a view of it is counted. */
  readonly isPage: boolean;
} & (
    | { readonly stored: StoredAnswer; readonly issued?: undefined }
    | { readonly issued: { forms: PageForms; setting: IssuedSetting }; readonly stored?: undefined }
  );

export type StoredAnswer = {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: readonly [string, string][];
  /** Headers of an answer without the bytes, for who has them. */
  readonly validators: readonly [string, string][];
};

/** What a thread is given when it starts. */
export type ThreadSetup = {
  readonly host: string;
  readonly port: number;
  readonly bodyBytesMax: number;
  readonly publicUrl: string;
  /** CIDRs. */
  readonly trustedProxies: readonly string[];
  readonly instanceKey: Uint8Array;
  /** How long a file may be kept where other instances change sites too, in ms. */
  readonly ageMsMax: number | undefined;
};

/** To a thread. */
export type ToHostingThread =
  | { readonly type: "file"; readonly wanted: WantedFile; readonly file: SharedFile | undefined }
  | { readonly type: "forget"; readonly siteId: string }
  | { readonly type: "finish" }
  | { readonly type: "relay"; readonly message: ResponseMessage };

/** From a thread. */
export type FromHostingThread<View> =
  | { readonly type: "listening" }
  | { readonly type: "want"; readonly wanted: WantedFile }
  /** What was answered since the last report: views of pages, and answers by status. */
  | {
      readonly type: "report";
      readonly views: readonly View[];
      readonly statuses: readonly (readonly [status: number, answers: number])[];
    }
  | { readonly type: "finished" }
  | { readonly type: "relay"; readonly message: RequestMessage };
