/** @jsxImportSource preact */
/** Passkeys and open sessions of the person. */
import { useState } from "preact/hooks";
import type { Passkey, PersonSession } from "../api-types.ts";
import { call } from "../call.ts";
import { attempt } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Input } from "../parts/field.tsx";
import { Ago } from "../parts/time.tsx";
import { addPasskey, hasPasskeys } from "../passkey.ts";
import { refresh } from "../query.ts";
import { nameOfBrowser } from "./browser-name.ts";

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [label, setLabel] = useState("");
  const add = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      await addPasskey(label.trim() || "Passkey");
      setLabel("");
      await refresh("you.");
    }, "Added.");
  };
  const remove = (id: string) =>
    attempt(async () => {
      await call("you.passkeyRemove", { id });
      await refresh("you.");
    }, "Removed.");
  return (
    <section class="panel">
      <h2>Passkeys</h2>
      {passkeys.length === 0 && (
        <p class="muted">None. With one you sign in by fingerprint, face or a key in your hand.</p>
      )}
      <ul class="rows">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div class="row-main">
              <b>{passkey.label}</b>
              <span class="sub">
                added <Ago at={passkey.createdAt} />
              </span>
            </div>
            <Button isSmall onClick={() => remove(passkey.id)}>
              Remove passkey
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <form class="invite-fields" onSubmit={add}>
          <Input
            label="What to call it"
            value={label}
            maxLength={100}
            onInput={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          <Button type="submit">Add a passkey</Button>
        </form>
      )}
    </section>
  );
}

export function Sessions({ sessions }: { sessions: readonly PersonSession[] }) {
  const end = (id: string) =>
    attempt(async () => {
      await call("you.endSession", { id });
      await refresh("you.");
    }, "Ended.");
  return (
    <section class="panel">
      <h2>Sessions</h2>
      <ul class="rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div class="row-main">
              <b>{nameOfBrowser(session.userAgent)}</b>
              {session.isThis && <span class="muted"> (this one)</span>}
              <span class="sub" title={session.userAgent}>
                seen <Ago at={session.lastSeenAt} />, begun <Ago at={session.createdAt} />
              </span>
            </div>
            <Button isSmall onClick={() => end(session.id)}>
              End session
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
