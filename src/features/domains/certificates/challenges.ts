/** Answers to challenges that are under way, in memory: an order that is taken up again makes them anew. */
import type { SecureContext } from "node:tls";
import { createAlpnProof } from "./alpn-proof.ts";
import type { Authority, Authorization, Challenge } from "./authority.ts";

export class Challenges {
  readonly #byToken = new Map<string, string>();
  readonly #byName = new Map<string, SecureContext>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  httpAnswer(token: string): string | undefined {
    return this.#byToken.get(token);
  }

  alpnAnswer(name: string): SecureContext | undefined {
    return this.#byName.get(name);
  }

  /** Answers from here on, until what is returned is called. */
  async answer(
    authority: Authority,
    authorization: Authorization,
    challenge: Challenge,
  ): Promise<() => void> {
    const proof = await authority.keyAuthorization(challenge);
    if (challenge.type === "http-01") {
      this.#byToken.set(challenge.token, proof);
      return () => this.#byToken.delete(challenge.token);
    }
    const name = authorization.identifier.value.toLowerCase();
    const context = await createAlpnProof(name, proof, this.#now());
    this.#byName.set(name, context);
    return () => {
      if (this.#byName.get(name) === context) this.#byName.delete(name);
    };
  }
}
