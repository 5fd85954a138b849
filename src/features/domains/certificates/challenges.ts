/**
 * Answers to challenges that are under way: an order that is taken up again makes them anew. In memory,
 * and where there are other instances also in the database: the authority asks whichever it meets.
 */
import type { SecureContext } from "node:tls";
import { eq, lt } from "drizzle-orm";
import type { Ready } from "../../../lib/ready.ts";
import type { Context } from "../../../platform/context.ts";
import { createAlpnProof } from "./alpn-proof.ts";
import type { Authority, Authorization, Challenge } from "./authority.ts";
import { acmeChallenges } from "./table.ts";

type Answer = { token: string; name: string; proof: string };

/** What an instance that was killed has left goes after this; no order takes as long. */
const KEPT_MS = 60 * 60_000;

export class Challenges {
  readonly #ctx: Context;
  readonly #byToken = new Map<string, string>();
  readonly #byName = new Map<string, SecureContext>();
  /** The reading of all that are under way, which those share who ask meanwhile: anybody can ask. */
  #reading: Promise<Answer[]> | undefined;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  httpAnswer(token: string): Ready<string | undefined> {
    return (
      this.#byToken.get(token) ?? this.#ask((answer) => answer.token === token && answer.proof)
    );
  }

  alpnAnswer(name: string): Ready<SecureContext | undefined> {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    return this.#ask(
      (answer) =>
        answer.name === name && createAlpnProof(name, answer.proof, this.#ctx.clock.now()),
    );
  }

  /** Answers from here on, until what is returned is called. */
  async answer(
    authority: Authority,
    authorization: Authorization,
    challenge: Challenge,
  ): Promise<() => Promise<void>> {
    const proof = await authority.keyAuthorization(challenge);
    const { token } = challenge;
    const name = authorization.identifier.value.toLowerCase();
    await this.#tell({ token, name, proof });
    if (challenge.type === "http-01") {
      this.#byToken.set(token, proof);
      return () => {
        this.#byToken.delete(token);
        return this.#withdraw(token);
      };
    }
    const context = await createAlpnProof(name, proof, this.#ctx.clock.now());
    this.#byName.set(name, context);
    return () => {
      if (this.#byName.get(name) === context) this.#byName.delete(name);
      return this.#withdraw(token);
    };
  }

  /** What another instance answers; undefined when there is none. */
  #ask<Value>(choose: (answer: Answer) => Ready<Value> | false): Ready<Value | undefined> {
    if (this.#ctx.db.isLocal) return undefined;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading.then((answers) => {
      for (const answer of answers) {
        const chosen = choose(answer);
        if (chosen !== false) return chosen;
      }
      return undefined;
    });
  }

  #read(): Promise<Answer[]> {
    const { token, name, proof } = acmeChallenges;
    return this.#ctx.db.orm.select({ token, name, proof }).from(acmeChallenges);
  }

  async #tell(answer: Answer): Promise<void> {
    const { db, clock } = this.#ctx;
    if (db.isLocal) return;
    const row = { ...answer, createdAt: clock.now() };
    await db.write([
      db.orm.delete(acmeChallenges).where(lt(acmeChallenges.createdAt, clock.now() - KEPT_MS)),
      db.orm
        .insert(acmeChallenges)
        .values(row)
        .onConflictDoUpdate({ target: acmeChallenges.token, set: row }),
    ]);
  }

  /** One that stays for a while does no harm. */
  async #withdraw(token: string): Promise<void> {
    const { db, log } = this.#ctx;
    if (db.isLocal) return;
    try {
      await db.write([db.orm.delete(acmeChallenges).where(eq(acmeChallenges.token, token))]);
    } catch (error) {
      log.info({ err: error }, "an answered challenge was left for later");
    }
  }
}
