import { expect, test } from "bun:test";
import { OperatorError } from "../../lib/errors.ts";
import { parseConfig } from "../config.ts";

test("without a server mail has a sender all the same, of the service's own host", () => {
  const { mail } = parseConfig({ SITEWRIGHT_PUBLIC_URL: "https://sites.example.com" });
  expect(mail.server).toBeUndefined();
  expect(mail.from).toEqual({ name: "Sitewright", address: "sitewright@sites.example.com" });
});

test.each([
  ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false }],
  ["smtps://mail.example.com", { host: "mail.example.com", port: 465, secure: true }],
  ["smtp://[::1]:2525/", { host: "::1", port: 2525, secure: false }],
  ["smtp://a%40b:p%2Fw@m.test:25", { host: "m.test", port: 25, user: "a@b", password: "p/w" }],
])("%s names a mail server", (url, server) => {
  expect(parseConfig({ SITEWRIGHT_SMTP_URL: url }).mail.server).toMatchObject(server);
});

test.each([
  ["sites@example.com", { name: "Sitewright", address: "sites@example.com" }],
  ["Acme Sites <sites@example.com>", { name: "Acme Sites", address: "sites@example.com" }],
  ['"Acme, Inc." <a@b.test>', { name: "Acme, Inc.", address: "a@b.test" }],
])("%s is a sender", (text, from) => {
  expect(parseConfig({ SITEWRIGHT_MAIL_FROM: text }).mail.from).toEqual(from);
});

test.each([
  ["SITEWRIGHT_SMTP_URL", "http://secret@mail.example.com"],
  ["SITEWRIGHT_SMTP_URL", "mail.example.com:25"],
  ["SITEWRIGHT_SMTP_URL", "smtp://mail.example.com/?pool=true"],
  ["SITEWRIGHT_SMTP_URL", "smtp://%zz:secret@mail.example.com"],
  ["SITEWRIGHT_MAIL_FROM", "Acme"],
  ["SITEWRIGHT_MAIL_FROM", "a@b.test, c@d.test"],
  ["SITEWRIGHT_MAIL_FROM", "Acme <a@b.test>\r\nBcc: c@d.test"],
  ["SITEWRIGHT_RECAPTCHA_SITE_KEY", "only-half"],
])("%s=%s stops the start with its name and an example, not the value", (variable, value) => {
  const attempt = () => parseConfig({ [variable]: value });
  expect(attempt).toThrow(OperatorError);
  expect(attempt).toThrow(/^SITEWRIGHT_(SMTP_URL|MAIL_FROM|RECAPTCHA_\w+) .*; for example/);
  expect(attempt).not.toThrow(/secret|only-half|Acme$/);
});

test("reCAPTCHA needs both keys, and asks Google unless told otherwise", () => {
  const keys = { SITEWRIGHT_RECAPTCHA_SITE_KEY: "site", SITEWRIGHT_RECAPTCHA_SECRET: "secret" };
  expect(parseConfig(keys).recaptcha).toEqual({
    siteKey: "site",
    secret: "secret",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
  });
  const verifyUrl = "http://127.0.0.1:9/siteverify";
  expect(
    parseConfig({ ...keys, SITEWRIGHT_RECAPTCHA_VERIFY_URL: verifyUrl }).recaptcha?.verifyUrl,
  ).toBe(verifyUrl);
  expect(parseConfig({}).recaptcha).toBeUndefined();
});
