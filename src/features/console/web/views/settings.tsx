/** @jsxImportSource preact */
/** A site's name, language, where its mail goes; taking it along, or away. */
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { SiteView } from "../api-types.ts";
import { call, messageOf } from "../call.ts";
import { required, useForm } from "../form.ts";
import { nameOfCode } from "../format.ts";
import { say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { FormInput, FormProblem, FormSelect, FormTextArea, Input } from "../parts/field.tsx";
import { NoAccess, PageFrame } from "../parts/page.tsx";
import { Status } from "../parts/status.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";

const LANGUAGES = ["en", "de", "fr", "es", "ar", "he", "it", "nl", "pt", "pl"];

export function Settings({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const query = useQuery("sites.get", { siteId });
  const { data } = query;
  if (data && !isAtLeast(data.role, "editor")) return <NoAccess />;
  return (
    <PageFrame title="Settings" loads={[query]} isNarrow>
      {() =>
        data && (
          <>
            <NameForm view={data} />
            <MailSection view={data} />
            {isAtLeast(data.role, "owner") && (
              <>
                <TakeAlong siteId={siteId} />
                <DeleteSite view={data} />
              </>
            )}
          </>
        )
      }
    </PageFrame>
  );
}

function NameForm({ view: { site } }: { view: SiteView }) {
  const siteId = site.id;
  const form = useForm({
    draft: `settings.${siteId}`,
    initial: { name: site.name, language: site.language ?? "" },
    check: (values) => required(values, { name: "a name" }),
    async send({ name, language }) {
      if (name.trim() !== site.name) await call("sites.rename", { siteId, name: name.trim() });
      if (language && language !== site.language)
        await call("sites.setLanguage", { siteId, language });
      await refresh("sites.");
      say("Saved.");
    },
  });
  const languages = languagesWith(site.language).map((value) => ({
    value,
    text: nameOfCode(value, "language"),
  }));
  return (
    <form class="panel" onSubmit={form.submit} noValidate data-save>
      <FormProblem text={form.problem} />
      <FormInput form={form} name="name" label="Site name" maxLength={200} />
      <FormSelect
        form={form}
        name="language"
        label="Language"
        hint="Of menus, forms and notices. Your own words stay as they are."
        options={site.language ? languages : [{ value: "", text: "As in the brief" }, ...languages]}
      />
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** The site's own may be another, such as en-gb: the builder and the API take any. */
const languagesWith = (own: string | undefined): readonly string[] =>
  own === undefined || own === "" || LANGUAGES.includes(own) ? LANGUAGES : [own, ...LANGUAGES];

type Step = { text: string; ok: boolean };

/** Who is told of leads; and a test that shows each step. */
function MailSection({ view: { site } }: { view: SiteView }) {
  const [steps, setSteps] = useState<readonly Step[]>();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const answer = await call("leads.sendTest", { siteId: site.id });
      setSteps(answer.steps);
      await refresh("leads.", "sites.");
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <section class="panel">
      <h2>Mail about leads</h2>
      {site.notificationEmails && (
        <AddressesForm siteId={site.id} emails={site.notificationEmails} />
      )}
      <FormProblem text={problem} />
      <div class="actions">
        <Button onClick={() => test()} isBusy={isBusy}>
          Send a test lead
        </Button>
        {isBusy && <span class="muted">Sending…</span>}
      </div>
      {steps && (
        <ol class="steps" aria-label="What became of the test lead">
          {steps.map(({ text, ok }) => (
            <li key={text}>
              <Status tone={ok ? "good" : "bad"}>{text}</Status>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function AddressesForm({ siteId, emails }: { siteId: string; emails: readonly string[] }) {
  const form = useForm({
    draft: `addresses.${siteId}`,
    initial: { emails: emails.join("\n") },
    async send(values) {
      const list = values.emails
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      await call("sites.notificationEmails", { siteId, emails: list });
      await refresh("sites.get");
      say("Saved.");
    },
  });
  return (
    <form class="stack" onSubmit={form.submit} noValidate>
      <FormProblem text={form.problem} />
      <FormTextArea
        form={form}
        name="emails"
        label="Notification addresses"
        hint="One a line; empty means the account’s own address"
        rows={2}
      />
      <div class="actions">
        <Button type="submit" isBusy={form.isBusy}>
          Save addresses
        </Button>
      </div>
    </form>
  );
}

function TakeAlong({ siteId }: { siteId: string }) {
  return (
    <section class="panel">
      <h2>Take it along</h2>
      <p>
        The whole site as files that any web server can show, with pictures and typefaces, its
        document, leads, events and registrations.
      </p>
      <div class="actions">
        <LinkButton href={`/console/api/download/site?siteId=${siteId}`} download>
          Export ZIP
        </LinkButton>
      </div>
    </section>
  );
}

function DeleteSite({ view: { site } }: { view: SiteView }) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const { route } = useLocation();
  return (
    <section class="panel">
      <h2>Delete</h2>
      <p>With its leads, events, pictures and history. Export it first.</p>
      <div class="actions">
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete site
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${site.name}?`}
          action="Delete site"
          done={`${site.name} was deleted.`}
          isReady={typed.trim() === site.name}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await call("sites.delete", { siteId: site.id, name: typed.trim() });
            await refresh("sites.list");
            route("/console/");
          }}
        >
          <p>This cannot be taken back. Type the site’s name to go on.</p>
          <Input
            label="Name of the site"
            hint={site.name}
            value={typed}
            autoComplete="off"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </section>
  );
}
