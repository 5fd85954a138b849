/**
 * Metric types as plain numbers, made into text only when they are scraped: moving them
 * is on the way of every request, where a client library's own cost as much as routing it.
 */

/** Something with its lines in Prometheus' text format, each ended. */
export type Metric = { expose(): string | Promise<string> };

/** A counter by one label. */
export class Counter<Label extends string | number> implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string;
  readonly #counts = new Map<Label, number>();

  constructor(name: string, help: string, label: string) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
  }

  count(value: Label, times = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + times);
  }

  expose(): string {
    const samples = [...this.#counts].map(
      ([value, count]) => `${this.#name}{${this.#label}="${value}"} ${count}`,
    );
    return lines(header(this.#name, this.#help, "counter"), samples);
  }
}

/** A counter by several labels, which may grow by more than one at a time. */
export class LabelledCounter<Label extends string> implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Readonly<Record<Label, string>>, amount: number): void {
    const pairs = Object.entries<string>(labels).map(
      ([name, value]) => `${name}="${escapeLabel(value)}"`,
    );
    const key = pairs.join(",");
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + amount);
  }

  expose(): string {
    const samples = [...this.#counts].map(([key, count]) => `${this.#name}{${key}} ${count}`);
    return lines(header(this.#name, this.#help, "counter"), samples);
  }
}

const escapeLabel = (value: string): string =>
  value.replace(/["\\\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

export class DurationHistogram implements Metric {
  readonly #name: string;
  readonly #help: string;
  /** Upper bounds in seconds, ascending. */
  readonly #bounds: readonly number[];
  /** How many durations fell under each bound and over the one before it; the last is for the rest. */
  readonly #counts: number[];
  #sumSeconds = 0;

  constructor(name: string, help: string, boundsSeconds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = boundsSeconds;
    this.#counts = [...boundsSeconds, Number.POSITIVE_INFINITY].map(() => 0);
  }

  observe(seconds: number): void {
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] ?? 0)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sumSeconds += seconds;
  }

  /** In the text each bucket counts those below it too. */
  expose(): string {
    const name = this.#name;
    let count = 0;
    const buckets = this.#counts.map((own, at) => {
      count += own;
      return `${name}_bucket{le="${this.#bounds[at] ?? "+Inf"}"} ${count}`;
    });
    const sums = [`${name}_sum ${this.#sumSeconds}`, `${name}_count ${count}`];
    return lines(header(name, this.#help, "histogram"), buckets, sums);
  }
}

/** A value that takes longer is left out: all the others are waited for with it. */
const READ_MS_MAX = 2_000;

/**
 * A value that is asked for whenever somebody wants to know. One that cannot be had is left out: when
 * something is away, all that can still be told is wanted the more.
 */
export class Gauge implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #read: () => number | Promise<number>;
  readonly #type: "gauge" | "counter";
  readonly #readMsMax: number;

  /** A `counter` only ever grows, though somebody else counts it. */
  constructor(
    name: string,
    help: string,
    read: () => number | Promise<number>,
    { type = "gauge", readMsMax = READ_MS_MAX }: GaugeOptions = {},
  ) {
    this.#name = name;
    this.#help = help;
    this.#read = read;
    this.#type = type;
    this.#readMsMax = readMsMax;
  }

  async expose(): Promise<string> {
    const value = await this.#readInTime();
    if (value === undefined) return "";
    return lines(header(this.#name, this.#help, this.#type), [`${this.#name} ${value}`]);
  }

  async #readInTime(): Promise<number | undefined> {
    const { promise: timeIsUp, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, this.#readMsMax);
    try {
      return await Promise.race([this.#read(), timeIsUp]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

type GaugeOptions = { type?: "gauge" | "counter"; readMsMax?: number };

function header(name: string, help: string, type: "counter" | "gauge" | "histogram"): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

const lines = (...groups: readonly string[][]): string => `${groups.flat().join("\n")}\n`;
