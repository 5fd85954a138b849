/** @jsxImportSource preact */
/** What is the person's own: name, mail, password, and their ways to sign in. */

import type { Notifications, YouView } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Checkbox, FormInput, FormProblem, Select } from "../parts/field.tsx";
import { PageFrame } from "../parts/page.tsx";
import { refresh, useQuery } from "../query.ts";
import { loadSession } from "../session.ts";
import { PASSWORD_HINT } from "./claim.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Passkeys, Sessions } from "./sign-in-ways.tsx";

export function You() {
  const query = useQuery("you.get", {});
  const { data } = query;
  return (
    <PageFrame title="Your account" loads={[query]} isNarrow>
      {() =>
        data && (
          <>
            <NameForm view={data} />
            <MailForm notifications={data.notifications} />
            <PasswordForm />
            <SecondFactor isOn={data.user.hasSecondFactor} />
            {data.passkeys && <Passkeys passkeys={data.passkeys} />}
            <Sessions sessions={data.sessions} />
          </>
        )
      }
    </PageFrame>
  );
}

function NameForm({ view: { user } }: { view: YouView }) {
  const form = useForm({
    draft: "you",
    initial: { name: user.name },
    check: (values) => required(values, { name: "your name" }),
    async send({ name }) {
      await call("you.save", { name: name.trim() });
      await Promise.all([loadSession(), refresh("you.")]);
      say("Saved.");
    },
  });
  return (
    <form class="panel" onSubmit={form.submit} noValidate data-save>
      <FormProblem text={form.problem} />
      <FormInput form={form} name="name" label="Name" autoComplete="name" />
      <p class="muted">You sign in as {user.email}.</p>
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

const LEADS = [
  { value: "each", text: "Each one, at once" },
  { value: "daily", text: "Once a day" },
  { value: "never", text: "Never" },
];

function MailForm({ notifications }: { notifications: Notifications }) {
  const save = (changed: Partial<Notifications>) =>
    attempt(async () => {
      await call("you.notifications", changed);
      await refresh("you.");
    }, "Saved.");
  return (
    <section class="panel">
      <h2>Mail to you</h2>
      <Select
        label="New leads"
        value={notifications.leads}
        options={LEADS}
        onChoose={(leads) => save({ leads: leads as Notifications["leads"] })}
      />
      <Checkbox
        label="A report each week"
        hint="Visitors and leads of your sites in the last seven days. Each mail has a link that ends it."
        isChecked={notifications.weekly}
        onChange={(weekly) => save({ weekly })}
      />
      <Checkbox
        label="New notes on previews"
        hint="What readers of your preview links note, one mail an hour for each link at most."
        isChecked={notifications.notes}
        onChange={(notes) => save({ notes })}
      />
    </section>
  );
}

function PasswordForm() {
  const form = useForm({
    initial: { current: "", password: "" },
    check: (values) =>
      required(values, { current: "the password you have now", password: "a new password" }),
    async send(values) {
      await call("you.password", values);
      form.reset({ current: "", password: "" });
      await refresh("you.");
      say("Changed. Your other sessions have ended.");
    },
  });
  return (
    <form class="panel" onSubmit={form.submit} noValidate>
      <h2>Password</h2>
      <FormProblem text={form.problem} />
      <FormInput
        form={form}
        name="current"
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <FormInput
        form={form}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
      />
      <div class="actions">
        <Button type="submit" isBusy={form.isBusy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
