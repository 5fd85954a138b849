/** Why something was kept out of the inbox, in words. */

const REASONS: Readonly<Record<string, string>> = {
  honeypot: "It filled in a field that people do not see",
  "missing-time": "It was not sent from a page of the site",
  "forged-time": "It was not sent from a page of the site",
  "too-fast": "It was sent faster than people write",
  "too-old": "Its page had been open for too long",
  recaptcha: "reCAPTCHA takes it for a program’s",
  links: "There are many links in it",
};

export const tellSpamReason = (reason: string): string => REASONS[reason] ?? reason;
