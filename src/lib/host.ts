/** Host names as they come in a `Host` header or from a person: one spelling, or refused. */
import { domainToASCII } from "node:url";

const NAME_LENGTH_MAX = 253;
const PLAIN_NAME =
  /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?)*$/;
const BRACKETED_ADDRESS = /^\[[0-9a-f:.]{2,45}\]$/;
const PORT = /:\d{0,5}$/;

/**
 * The host name in lower case and ASCII, without its port and one trailing dot; an IPv6 address
 * keeps its brackets. Answers undefined for everything that is not one host.
 */
export function normaliseHost(header: string): string | undefined {
  const colon = header.lastIndexOf(":");
  const host = colon >= 0 && PORT.test(header) ? header.slice(0, colon) : header;
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (name.length > NAME_LENGTH_MAX) return undefined;
  if (PLAIN_NAME.test(name)) return name;
  const lower = name.toLowerCase();
  if (BRACKETED_ADDRESS.test(lower)) return lower;
  if (/[\s/?#@\\:%[\]]/.test(lower)) return undefined;
  const ascii = domainToASCII(lower);
  return ascii.length <= NAME_LENGTH_MAX && PLAIN_NAME.test(ascii) ? ascii : undefined;
}

/** Splits `name` or `name:port`; the port keeps its colon and is empty when there is none. */
export function splitPort(domain: string): { name: string; port: string } {
  const port = PORT.exec(domain)?.[0] ?? "";
  return { name: port === "" ? domain : domain.slice(0, -port.length), port };
}
