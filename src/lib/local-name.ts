/** Names that mean the loopback, whatever a resolver says: browsers and curl treat them so. */
export function isLocalName(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}
