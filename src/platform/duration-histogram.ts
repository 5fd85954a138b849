/**
 * A Prometheus histogram of durations on the hot path: plain numbers that are put into words only
 * when somebody asks, because the client library's own costs as much as routing a request.
 */

export class DurationHistogram {
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

  /** In Prometheus' text format, where each bucket counts those below it too. */
  get text(): string {
    const name = this.#name;
    let count = 0;
    const buckets = this.#counts.map((own, at) => {
      count += own;
      return `${name}_bucket{le="${this.#bounds[at] ?? "+Inf"}"} ${count}`;
    });
    return [
      `# HELP ${name} ${this.#help}`,
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_sum ${this.#sumSeconds}`,
      `${name}_count ${count}`,
      "",
    ].join("\n");
  }
}
