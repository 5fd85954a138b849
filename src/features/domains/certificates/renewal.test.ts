import { expect, test } from "bun:test";
import { chooseRenewal, defaultRenewal, nextAsking, renewalId } from "./renewal.ts";

/** The example of RFC 9773, appendix A. */
const EXAMPLE = `-----BEGIN CERTIFICATE-----
MIIBQzCB66ADAgECAgUAh2VDITAKBggqhkjOPQQDAjAVMRMwEQYDVQQDEwpFeGFt
cGxlIENBMCIYDzAwMDEwMTAxMDAwMDAwWhgPMDAwMTAxMDEwMDAwMDBaMBYxFDAS
BgNVBAMTC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEeBZu
7cbpAYNXZLbbh8rNIzuOoqOOtmxA1v7cRm//AwyMwWxyHz4zfwmBhcSrf47NUAFf
qzLQ2PPQxdTXREYEnKMjMCEwHwYDVR0jBBgwFoAUaYhba4dGQEHhs3uEe6CuLN4B
yNQwCgYIKoZIzj0EAwIDRwAwRAIge09+S5TZAlw5tgtiVvuERV6cT4mfutXIlwTb
+FYN/8oCIClDsqBklhB9KAelFiYt9+6FDj3z4KGVelYM5MdsO3pK
-----END CERTIFICATE-----
`;
const DAY_MS = 86_400_000;

test("a certificate is called as the standard's example is", () => {
  expect(renewalId(EXAMPLE)).toBe("aYhba4dGQEHhs3uEe6CuLN4ByNQ.AIdlQyE");
});

test("two thirds of the lifetime, long or short", () => {
  expect(defaultRenewal({ validFrom: 0, validTo: 90 * DAY_MS })).toBe(60 * DAY_MS);
  expect(defaultRenewal({ validFrom: 0, validTo: 6 * DAY_MS })).toBe(4 * DAY_MS);
});

test("a window is spread over, from its beginning to its end", () => {
  const window = { start: 1_000, end: 2_000 };
  expect([0, 0.5, 1].map((chance) => chooseRenewal(window, chance))).toEqual([1_000, 1_500, 2_000]);
});

test("an authority is asked neither all the time nor never", () => {
  expect(nextAsking(0, 1)).toBe(5 * 60_000);
  expect(nextAsking(0, undefined)).toBe(6 * 3_600_000);
  expect(nextAsking(0, 365 * DAY_MS)).toBe(DAY_MS);
});
