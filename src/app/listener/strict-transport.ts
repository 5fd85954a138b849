/** Half a year. Without subdomains, which need not be ours. */
export const STRICT_TRANSPORT = ["strict-transport-security", "max-age=15768000"] as const;
