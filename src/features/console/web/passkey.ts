/** Passkeys by the browser's own means: options and answers travel as JSON. */
import { CallError, call } from "./call.ts";

/** The service, which renders for browsers it has not seen, takes it that they do. */
export const hasPasskeys = (): boolean =>
  !("window" in globalThis) ||
  ("PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential);

const CANCELLED = "No passkey was used.";

/** Signs in. Throws `CallError`. */
export async function askPasskey(): Promise<void> {
  const { options } = await call("session.passkeyStart", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  await call("session.passkeyFinish", { response: toJson(credential) });
}

/** Adds a passkey to the person who is signed in. Throws `CallError`. */
export async function addPasskey(label: string): Promise<void> {
  const { options } = await call("you.passkeyStart", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  await call("you.passkeyFinish", { response: toJson(credential), label });
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new CallError("cancelled", 0, CANCELLED);
  return credential.toJSON();
}
