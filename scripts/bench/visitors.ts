/** People who visit a site in the benches: many addresses, a few browsers, some from a search. */
const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
] as const;

export const PEOPLE = 5_000;

type Person = {
  readonly address: string;
  readonly agent: string;
  readonly referrer: string;
  readonly language: string;
};

export function describePerson(at: number): Person {
  return {
    address: `${80 + (at % 10)}.${at % 241}.${(at * 7) % 251}.${at % 253}`,
    agent: BROWSERS[at % BROWSERS.length] ?? "",
    referrer: at % 3 === 0 ? "https://www.google.com/" : "",
    language: "de-DE,de;q=0.9,en;q=0.7",
  };
}
