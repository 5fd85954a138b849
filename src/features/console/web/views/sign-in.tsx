/** @jsxImportSource preact */
/** Sign in: address and password, then the code of a second factor; or a passkey. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Brand, SessionState } from "../api-types.ts";
import { CallError, call, messageOf, sessionEnded } from "../call.ts";
import { useForm } from "../form.ts";
import { Button } from "../parts/button.tsx";
import { Command } from "../parts/command.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { askPasskey, hasPasskeys } from "../passkey.ts";
import { forgetAll, useQuery } from "../query.ts";
import { loadSession, session } from "../session.ts";
import { Outside } from "./outside.tsx";

export function SignIn() {
  const { query } = useLocation();
  return (
    <Outside title="Sign in" brand={useBrand(query.account)}>
      {session.value && !session.value.setUp && <FirstStart />}
      {sessionEnded.value > 0 && (
        <p class="notice" role="status">
          Your session has ended. Sign in to go on where you were; what you typed is kept.
        </p>
      )}
      <SignInForm />
      <p class="footnote">
        Locked out? Whoever runs the server can reset you: <Command text="sitewright user reset" />
      </p>
    </Outside>
  );
}

/** The two ways in; both end on the page that was asked for. */
function useEntrance() {
  const { query, route } = useLocation();
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState("");
  const enter = async () => {
    rememberBrand(await loadSession());
    forgetAll();
    route(safeNext(query.next), true);
  };
  const form = useForm({
    initial: { email: "", password: "", code: "" },
    async send({ email, password, code }) {
      setProblem("");
      const answer = await call("session.signIn", {
        email: email.trim(),
        password,
        ...(needsCode ? { code: code.trim() } : {}),
      }).catch((error: unknown) => {
        throw wrongOrElse(error, needsCode);
      });
      if ("needs" in answer) return setNeedsCode(true);
      return enter();
    },
  });
  const withPasskey = async () => {
    setProblem("");
    try {
      await askPasskey();
      await enter();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return { form, needsCode, problem: form.problem || problem, withPasskey };
}

/** False in the page as the service rendered it, whose form would be sent without our script. */
function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}

function SignInForm() {
  const isAlive = useIsAlive();
  const { form, needsCode, problem, withPasskey } = useEntrance();
  return (
    <form class="stack" onSubmit={form.submit} noValidate>
      <FormProblem text={problem} />
      <FormInput
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username webauthn"
        readOnly={needsCode}
      />
      <FormInput
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        readOnly={needsCode}
      />
      {needsCode && (
        <FormInput
          form={form}
          name="code"
          label="Code"
          hint="Six digits from your authenticator, or a recovery code."
          inputMode="text"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <div class="actions">
        <Button look="main" type={isAlive ? "submit" : "button"} isBusy={form.isBusy}>
          Sign in
        </Button>
        {hasPasskeys() && !needsCode && (
          <Button look="quiet" onClick={() => withPasskey()}>
            Use a passkey
          </Button>
        )}
      </div>
    </form>
  );
}

const REMEMBERED = "sitewright.brand";

/** An account's people find its name here again, also without its id in the address. */
function rememberBrand({ accounts, accountId }: SessionState): void {
  const isBranded = accounts.some(({ id, brand }) => id === accountId && brand !== null);
  if (isBranded && accountId) localStorage.setItem(REMEMBERED, accountId);
  else localStorage.removeItem(REMEMBERED);
}

function useBrand(asked: string | undefined): Brand | null | undefined {
  const [remembered, setRemembered] = useState("");
  useEffect(() => setRemembered(localStorage.getItem(REMEMBERED) ?? ""), []);
  const accountId = asked ?? remembered;
  return useQuery("session.brand", { accountId }, accountId !== "").data?.brand;
}

function FirstStart() {
  return (
    <p class="notice">
      Nobody can sign in yet. The first start of the server printed a link that makes the operator;
      a new one comes from{" "}
      <Command text="sitewright user invite --operator --email you@example.com" />
    </p>
  );
}

/** Whatever was wrong with address or password, the same words; other troubles in their own. */
function wrongOrElse(error: unknown, hadCode: boolean): unknown {
  if (!(error instanceof CallError)) return error;
  if (error.status !== 401 && error.status !== 400) return error;
  return hadCode && error.fields.code
    ? error
    : new CallError(error.code, error.status, "Email or password is wrong.");
}

/** Only a page of the console: an address from outside could lead anywhere. */
function safeNext(next: string | undefined): string {
  return next && (next === "/console" || next.startsWith("/console/")) ? next : "/console/";
}
