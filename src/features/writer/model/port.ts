/**
 * The narrow door to a language model: messages and a schema in, text and what it used up out. Which
 * provider answers, over which address and how often it had to be asked, is not seen through it.
 */

/** JSON Schema, of which only what every engine knows is used: no pattern, no length. */
export type WireSchema = Readonly<Record<string, unknown>>;

export type ModelRequest = {
  /** For logs, metrics and the schema's name: "plan", "home". */
  step: string;
  /** What holds for every call of a site. */
  system: string;
  prompt: string;
  schema: WireSchema;
  /** What may be written at most; a provider stops there. */
  outTokensMax: number;
};

export type ModelUsage = {
  inTokens: number;
  outTokens: number;
  /** False where the provider did not say, and the text's length had to do. */
  isCounted: boolean;
  /** From the first call to the last token. */
  seconds: number;
  /** Calls that were needed until one was answered. */
  calls: number;
};

export type ModelReply = {
  /** As it came: nothing is known of it yet. */
  text: string;
  usage: ModelUsage;
  /** The provider stopped because the answer had become too long. */
  isCut: boolean;
};

export type AskOptions = {
  /** Ends the call on the wire. */
  signal: AbortSignal;
  /** On the monotonic clock: no call is begun that would have to wait until later. The time of a job from now, unless given. */
  untilMs?: number;
  /** Told how many characters have come so far. */
  onText?: (length: number) => void;
};

export type ModelPort = {
  /** The model's name, for logs and metrics. */
  readonly model: string;
  /** Rejects with `ModelFailure` when no answer comes, or with the signal's reason. */
  ask(request: ModelRequest, options: AskOptions): Promise<ModelReply>;
};

/** No answer came. `message` says what happened in a sentence, `advice` what the operator can do. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  /** `unavailable`: later it may go well. `refused`: the same call will be refused again. */
  readonly kind: "unavailable" | "refused";
  readonly advice: string;
  constructor(kind: ModelFailure["kind"], message: string, advice: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    // It stands behind other sentences.
    this.advice = /[.?]$/.test(advice) ? advice : `${advice}.`;
  }
}

/** Four characters to a token: for providers that do not count. */
export const estimateTokens = (length: number): number => Math.ceil(length / 4);
