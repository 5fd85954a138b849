/** A site's own domain: the records to make, what is seen of them now, and the certificate. */
import { useState } from "preact/hooks";
import type { DnsRecord, DomainView } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { Page } from "../parts/page.tsx";
import { capitalise, Status, type Tone } from "../parts/status.tsx";
import { Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import type { ViewProps } from "../views.ts";

export function Domain({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const query = useQuery("domain.get", { siteId });
  const { data } = query;
  return (
    <Page
      title="Domain"
      loads={[query]}
      isNarrow={!data?.domain}
      intro={data?.domain ? undefined : "The site stays where it is until its own domain works."}
      actions={data?.domain && <Actions siteId={siteId} domain={data.domain} />}
    >
      {() => data && (data.domain ? <Shown view={data} /> : <SetDomain siteId={siteId} />)}
    </Page>
  );
}

function SetDomain({ siteId }: { siteId: string }) {
  const form = useForm({
    draft: `domain.${siteId}`,
    initial: { domain: "" },
    check: (values) => required(values, { domain: "a domain, such as www.example.com" }),
    async send({ domain }) {
      await call("domain.set", { siteId, domain: domain.trim() });
      say("Set. Now make the records below.");
      await refresh("domain.", "sites.");
    },
  });
  return (
    <form class="stack" onSubmit={form.submit} noValidate data-save>
      <FormProblem text={form.problem} />
      <FormInput
        form={form}
        name="domain"
        label="Domain"
        hint="One that you own, with or without www: www.example.com"
        autoComplete="off"
      />
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Set domain
        </Button>
      </div>
    </form>
  );
}

function Actions({ siteId, domain }: { siteId: string; domain: string }) {
  const [isAsking, setAsking] = useState(false);
  const check = () =>
    attempt(async () => {
      await call("domain.check", { siteId });
      await refresh("domain.", "sites.");
    }, "Checked.");
  return (
    <>
      <Button look="main" onClick={() => void check()}>
        Check now
      </Button>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Remove domain
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${domain}?`}
          action="Remove domain"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await call("domain.remove", { siteId });
            await refresh("domain.", "sites.");
          }}
        >
          <p>The site stays live at its first address. Links to {domain} stop working.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const TONES: Readonly<Record<string, Tone>> = { live: "good", active: "good", failed: "bad" };

function Shown({ view }: { view: DomainView }) {
  return (
    <>
      <p class="domain-name">
        <b>{view.domain}</b>{" "}
        <Status tone={TONES[view.status] ?? "wait"}>{capitalise(view.status)}</Status>
      </p>
      <section class="panel">
        <h2>Records to make where you bought the domain</h2>
        <ul class="records">
          {view.records.map((record) => (
            <DnsRow key={`${record.type} ${record.name}`} record={record} />
          ))}
        </ul>
      </section>
      {view.checks.length > 0 && (
        <section class="panel">
          <h2>What is seen now</h2>
          <ul class="checks">
            {view.checks.map(({ name, ok, text }) => (
              <li key={name}>
                <Status tone={ok ? "good" : "wait"}>{ok ? "Works" : "Not yet"}</Status>
                <div>
                  <b>{name}</b>
                  <p class="muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Certificate view={view} />
    </>
  );
}

function DnsRow({ record }: { record: DnsRecord }) {
  const found = Array.isArray(record.found) ? record.found.join(", ") : record.found;
  const isThere = record.ok ?? found === record.value;
  return (
    <li>
      <div class="record">
        <span class="record-type">{record.type}</span>
        <CopyField value={record.name} name={`the name of ${record.name}`} />
        <CopyField value={record.value} name={`the value of ${record.name}`} />
      </div>
      <p class="record-found">
        <Status tone={isThere ? "good" : "wait"}>{isThere ? "Found" : "Not found yet"}</Status>
        <span class="muted">
          {record.purpose}
          {!isThere && (found ? `; now it is ${found}` : "; nothing is there now")}
        </span>
      </p>
    </li>
  );
}

function Certificate({ view: { certificate } }: { view: DomainView }) {
  if (!certificate) return null;
  return (
    <section class="panel">
      <h2>Certificate</h2>
      <dl class="pairs">
        <div>
          <dt>State</dt>
          <dd>{capitalise(certificate.status)}</dd>
        </div>
        {certificate.notBefore && (
          <div>
            <dt>Issued</dt>
            <dd>
              <Moment at={certificate.notBefore} />
            </dd>
          </div>
        )}
        {certificate.notAfter && (
          <div>
            <dt>Good until</dt>
            <dd>
              <Moment at={certificate.notAfter} />, renewed before that by itself
            </dd>
          </div>
        )}
        {certificate.problem && (
          <div>
            <dt>Waits because</dt>
            <dd>{certificate.problem}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
