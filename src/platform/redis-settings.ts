/** `SITEWRIGHT_REDIS_URL`: where several instances of one service meet. */
import type { Variable } from "./settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

const VARIABLE = "SITEWRIGHT_REDIS_URL";
/** Valkey speaks the same; the `s` is for TLS. */
const PROTOCOLS: ReadonlySet<string> = new Set(["redis:", "rediss:", "valkey:", "valkeys:"]);

/** Undefined without one. Throws `OperatorError`. */
export function parseRedisUrl(read: (variable: Variable) => string | undefined) {
  const text = read(VARIABLE);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !PROTOCOLS.has(url.protocol) || url.hostname === "")
    throw wrongSetting(
      VARIABLE,
      "must be a redis: or rediss: address",
      "redis://:password@redis.example.com:6379/0",
    );
  return text;
}
