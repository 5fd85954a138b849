/** @jsxImportSource preact */
/** Invitations and resets of passwords. */
import { useLocation } from "preact-iso";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { Button } from "../parts/button.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import type { OutputOf } from "../procedures.ts";
import { useQuery } from "../query.ts";
import { loadSession } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { PASSWORD_HINT } from "./claim.tsx";
import { isLinkOver, LookingAtLink } from "./link-state.tsx";
import { Outside } from "./outside.tsx";

type Invitation = OutputOf<"join.look">;

export function Join({ params }: ViewProps) {
  const token = params.token ?? "";
  const link = useQuery("join.look", { token });
  if (link.data) return <JoinForm token={token} invitation={link.data} />;
  if (!isLinkOver(link))
    return (
      <Outside title="Join Sitewright">
        <LookingAtLink {...link} />
      </Outside>
    );
  return (
    <Outside title="Join Sitewright">
      <p class="alert" role="alert">
        This link has been used or is too old.
      </p>
      <p>
        Ask whoever sent it for a new one, or <a href="/console/sign-in">sign in</a>.
      </p>
    </Outside>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { route } = useLocation();
  const isNew = invitation.kind === "invitation";
  const form = useForm({
    initial: { name: "", password: "" },
    check: (values) =>
      required(
        values,
        isNew ? { name: "your name", password: "a password" } : { password: "a password" },
      ),
    async send({ name, password }) {
      await call("join.accept", { token, password, ...(isNew ? { name: name.trim() } : {}) });
      const { user } = await loadSession();
      route(user ? "/console/" : "/console/sign-in", true);
    },
  });
  const intro = isNew
    ? `You are invited${invitation.accountName ? ` to ${invitation.accountName}` : ""} as ${invitation.email}.`
    : `Choose a new password for ${invitation.email}. All your other sessions end.`;
  return (
    <Outside title="Join Sitewright" intro={intro} brand={invitation.brand}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        {isNew && <FormInput form={form} name="name" label="Name" autoComplete="name" />}
        <FormInput
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Continue
          </Button>
        </div>
      </form>
    </Outside>
  );
}
