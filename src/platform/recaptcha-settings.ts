/** The settings of reCAPTCHA v3: both keys or none. */
import type { Variable } from "./settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

export type RecaptchaSettings = {
  /** Public: it stands in the pages. */
  readonly siteKey: string;
  readonly secret: string;
  /** Where tokens are verified, chosen by the operator. */
  readonly verifyUrl: string;
};

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";

/** Throws `OperatorError`. */
export function parseRecaptchaSettings(
  read: (variable: Variable) => string | undefined,
): RecaptchaSettings | undefined {
  const siteKey = read("SITEWRIGHT_RECAPTCHA_SITE_KEY");
  const secret = read("SITEWRIGHT_RECAPTCHA_SECRET");
  const verifyUrl = read("SITEWRIGHT_RECAPTCHA_VERIFY_URL") ?? VERIFY_URL;
  if (!/^https?:$/.test(URL.parse(verifyUrl)?.protocol ?? ""))
    throw wrongSetting(
      "SITEWRIGHT_RECAPTCHA_VERIFY_URL",
      "must be an http or https address",
      "https://www.recaptcha.net/recaptcha/api/siteverify",
    );
  if (siteKey === undefined && secret === undefined) return undefined;
  if (siteKey === undefined)
    throw wrongSetting("SITEWRIGHT_RECAPTCHA_SITE_KEY", "is needed beside the secret", "6Lc…");
  if (secret === undefined)
    throw wrongSetting("SITEWRIGHT_RECAPTCHA_SECRET", "is needed beside the site key", "6Lc…");
  if (!/^[\w-]{1,100}$/.test(siteKey))
    throw wrongSetting("SITEWRIGHT_RECAPTCHA_SITE_KEY", "must be a site key", "6Lc…");
  return { siteKey, secret, verifyUrl };
}
