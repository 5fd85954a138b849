/** The answer to whoever asks for what is at another address: method and body stay as they are (308). */

export function sentOn(location: string, keptSeconds: number): Response {
  return new Response(null, {
    status: 308,
    headers: {
      location,
      "cache-control": `public, max-age=${keptSeconds}`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    },
  });
}

/** A browser that kept it for long would miss that a name, or a tenant, came back. */
export const MOVED_SECONDS = 300;
