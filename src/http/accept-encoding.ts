/** Which form of a body a client takes, by its Accept-Encoding header. Pure. */

type Encoding = "br" | "gzip" | "identity";

/** Best first: what is smaller wins where the client likes both as well. */
const OURS: readonly Encoding[] = ["br", "gzip", "identity"];

const HEADER_LENGTH_MAX = 500;

/**
 * The client's favourite among the offered encodings, which are given best first. A client that
 * refuses all of them gets the bytes as they are, which every client can read.
 */
export function chooseEncoding(header: string | null, offered = OURS): Encoding {
  if (header === null || header.length > HEADER_LENGTH_MAX) return "identity";
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    (encoding === "gzip" ? weights.get("x-gzip") : undefined) ??
    // The star speaks for what is not named; identity is fine unless it is refused.
    (encoding === "identity" ? (weights.get("*") === 0 ? 0 : 0.0001) : (weights.get("*") ?? 0));
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of offered) {
    const weight = weightOf(encoding);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== "") weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
