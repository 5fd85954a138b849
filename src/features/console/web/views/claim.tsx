/** @jsxImportSource preact */
/** The first person of an instance: whoever holds the link becomes its operator. */
import { useLocation } from "preact-iso";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { Button } from "../parts/button.tsx";
import { Command } from "../parts/command.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { useQuery } from "../query.ts";
import { loadSession } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { isLinkOver, LookingAtLink } from "./link-state.tsx";
import { Outside } from "./outside.tsx";

export const PASSWORD_HINT = "At least 10 characters. A sentence is easy to remember.";

export function ClaimView({ params }: ViewProps) {
  const token = params.token ?? "";
  const link = useQuery("claim.look", { token });
  if (link.data) return <ClaimForm token={token} />;
  if (!isLinkOver(link))
    return (
      <Outside title="Set up Sitewright">
        <LookingAtLink {...link} />
      </Outside>
    );
  return (
    <Outside title="Set up Sitewright">
      <p class="alert" role="alert">
        This link has been used or is too old.
      </p>
      <p>
        On the server, <Command text="sitewright user invite --operator --email you@example.com" />{" "}
        makes a new one. Have you claimed it yourself? Then <a href="/console/sign-in">sign in</a>.
      </p>
    </Outside>
  );
}

function ClaimForm({ token }: { token: string }) {
  const { route } = useLocation();
  const form = useForm({
    initial: { name: "", email: "", password: "" },
    check: (values) =>
      required(values, { name: "your name", email: "your email address", password: "a password" }),
    async send({ name, email, password }) {
      await call("claim.accept", { token, name: name.trim(), email: email.trim(), password });
      const { user } = await loadSession();
      route(user ? "/console/" : "/console/sign-in", true);
    },
  });
  return (
    <Outside
      title="Set up Sitewright"
      intro="You are the first one here. You will run this instance: its accounts, its sites, its people."
    >
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput form={form} name="name" label="Name" autoComplete="name" />
        <FormInput form={form} name="email" label="Email" type="email" autoComplete="username" />
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
            Create operator
          </Button>
        </div>
      </form>
    </Outside>
  );
}
