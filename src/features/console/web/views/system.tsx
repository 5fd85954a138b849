/** @jsxImportSource preact */
/** The instance itself, for its operators: is it well, does its mail work, are there backups. */
import { useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { AuditEntry, SystemView } from "../api-types.ts";
import { describeAction, describeTarget } from "../audit-words.ts";
import { call, messageOf } from "../call.ts";
import { required, useForm } from "../form.ts";
import { showBytes } from "../format.ts";
import { attempt } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { Failed, Loading, PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { capitalise, Status } from "../parts/status.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import type { OutputOf } from "../procedures.ts";
import { refresh, useQuery } from "../query.ts";
import { session } from "../session.ts";

export function System() {
  const query = useQuery("system.get", {});
  const { data } = query;
  return (
    <PageFrame title="System" loads={[query]}>
      {() =>
        data && (
          <>
            <Checks view={data} />
            <div class="grid-2">
              <TestMail />
              <Model />
            </div>
            <Backups view={data} />
            <Audit />
            <p class="muted">
              Version {data.version}
              {data.commit && `, commit ${data.commit}`}
              {data.target && `, ${data.target}`}
            </p>
          </>
        )
      }
    </PageFrame>
  );
}

function Checks({ view: { checks } }: { view: SystemView }) {
  return (
    <section class="panel">
      <h2>What doctor says</h2>
      <ul class="checks short">
        {checks.map(({ name, ok, isWarning, text }) => (
          <li key={name + text}>
            <Status tone={isWarning ? "wait" : ok ? "good" : "bad"}>
              {isWarning ? "Look at it" : ok ? "Good" : "Wrong"}
            </Status>
            <div>
              <b>{name === "dns" ? "DNS" : capitalise(name)}</b>
              <p class="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Answer = { ok: boolean; text: string };

function Told({ answer }: { answer: Answer | undefined }) {
  return answer ? (
    <p class={answer.ok ? "told" : "alert"} role={answer.ok ? "status" : "alert"}>
      {answer.text}
    </p>
  ) : null;
}

function TestMail() {
  const [answer, setAnswer] = useState<Answer>();
  const form = useForm({
    initial: { to: session.value?.user?.email ?? "" },
    check: (values) => required(values, { to: "an email address" }),
    async send({ to }) {
      setAnswer(undefined);
      setAnswer(await call("system.testMail", { to: to.trim() }));
    },
  });
  return (
    <form class="panel" onSubmit={form.submit} noValidate>
      <h2>Mail</h2>
      <FormProblem text={form.problem} />
      <FormInput form={form} name="to" label="Send to" type="email" />
      <div class="actions">
        <Button type="submit" isBusy={form.isBusy}>
          Send test mail
        </Button>
      </div>
      <Told answer={answer} />
    </form>
  );
}

function Model() {
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);
  const model = session.value?.model;
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    setAnswer(undefined);
    try {
      setAnswer(await call("system.model", {}));
    } catch (error) {
      setAnswer({ ok: false, text: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <section class="panel">
      <h2>Model</h2>
      {model ? (
        <>
          <p>
            <code>{model.name}</code>
          </p>
          <div class="actions">
            <Button onClick={() => ask()} isBusy={isBusy}>
              Ask it for a sentence
            </Button>
          </div>
        </>
      ) : (
        <p class="muted">
          None: the composer writes every site. <code>sitewright help configuration</code> says how
          to name one.
        </p>
      )}
      <Told answer={answer} />
    </section>
  );
}

function Backups({ view: { backups } }: { view: SystemView }) {
  const [isBusy, setBusy] = useState(false);
  const backUp = async () => {
    if (isBusy) return;
    setBusy(true);
    await attempt(async () => {
      await call("system.backup", {});
      await refresh("system.");
    }, "Backed up.");
    setBusy(false);
  };
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>Backups</h2>
        <Button onClick={() => backUp()} isBusy={isBusy}>
          Back up now
        </Button>
      </div>
      {backups.length === 0 && <p class="muted">None made here yet.</p>}
      <ul class="rows">
        {backups.map(({ name, bytes, createdAt }) => (
          <li key={name}>
            <div class="row-main">
              <code>{name}</code>
              <span class="sub">
                <Moment at={createdAt} />, {showBytes(bytes)}
              </span>
            </div>
            <LinkButton
              isSmall
              download
              href={`/console/api/download/backup?name=${encodeURIComponent(name)}`}
            >
              Download
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WHO: Readonly<Record<string, string>> = {
  person: "Somebody who is gone",
  "command line": "The command line",
  "nobody known": "Nobody known",
};

function Audit() {
  const { skip } = useAddress();
  const { data, error, reload } = useQuery("audit.list", { limit: PAGE_SIZE, skip });
  return (
    <section class="panel">
      <h2>Audit log</h2>
      {!data ? (
        error ? (
          <Failed error={error} retry={() => void reload()} />
        ) : (
          <Loading />
        )
      ) : data.items.length > 0 ? (
        <table class="table plain">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col" class="number wide">
                When
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">{entry.person?.name ?? WHO[entry.by] ?? entry.by}</th>
                <td>
                  {describeAction(entry.action)}
                  <span class="sub">
                    <Target entry={entry} names={data} />
                  </span>
                  <span class="sub slim">
                    <Ago at={entry.at} />
                  </span>
                </td>
                <td class="number wide">
                  <Ago at={entry.at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        data.total === 0 && <p class="muted">Nothing yet.</p>
      )}
      <Paging total={data?.total ?? 0} />
    </section>
  );
}

/** What it was done to: a site by its name, or else the account by its own, and the rest by its id. */
function Target(props: { entry: AuditEntry; names: OutputOf<"audit.list"> }) {
  const { entry, names } = props;
  const { siteId, accountId: changedId, ...others } = entry.target ?? {};
  const accountId = String(changedId ?? entry.accountId ?? "");
  const siteName = names.siteNames[String(siteId)];
  const name = siteName ?? names.accountNames[accountId];
  if (name === undefined) return <>{describeTarget(entry.target ?? {})}</>;
  const rest = describeTarget(siteName === undefined && siteId ? { siteId, ...others } : others);
  const href =
    siteName === undefined
      ? `/console/operator/accounts?account=${accountId}`
      : `/console/sites/${siteId}`;
  return (
    <>
      <a href={href}>{name}</a>
      {rest && `, ${rest}`}
    </>
  );
}
