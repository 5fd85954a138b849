/** @jsxImportSource preact */
/** A site's own domain: the records to make, what is seen of them now, and the certificate. */
import { useState } from "preact/hooks";
import type { DnsRecord, DomainCheck, DomainView } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { PageFrame } from "../parts/page.tsx";
import { capitalise, Status, type StatusTone } from "../parts/status.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import type { ViewProps } from "../view.ts";
import { readDomain } from "./written-address.ts";

export function Domain({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const query = useQuery("domain.get", { siteId });
  const { data } = query;
  return (
    <PageFrame
      title="Domain"
      loads={[query]}
      isNarrow={!data?.domain}
      intro={data?.domain ? undefined : "The site stays where it is until its own domain works."}
      actions={data?.domain && <Actions siteId={siteId} domain={data.domain} />}
    >
      {() => data && (data.domain ? <Shown view={data} /> : <SetDomain siteId={siteId} />)}
    </PageFrame>
  );
}

function SetDomain({ siteId }: { siteId: string }) {
  const form = useForm({
    draft: `domain.${siteId}`,
    initial: { domain: "" },
    check: (values) => required(values, { domain: "a domain, such as www.example.com" }),
    async send({ domain }) {
      await call("domain.set", { siteId, domain: readDomain(domain) });
      say("Set. Now make the records below.");
      await refresh("domain.", "sites.");
    },
  });
  return (
    <form class="panel" onSubmit={form.submit} noValidate data-save>
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
      <h2 class="section-title">What happens then</h2>
      <ol class="steps">
        <li>You get the records to make where the domain was bought.</li>
        <li>Sitewright looks for them again and again, and says what it sees.</li>
        <li>Once they are there, the site moves by itself, and its old links lead on.</li>
      </ol>
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
      <Button look="main" onClick={() => check()}>
        Check now
      </Button>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Remove domain
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${domain}?`}
          action="Remove domain"
          done={`${domain} was removed.`}
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

const STATES: Readonly<Record<DomainView["status"], readonly [StatusTone, string]>> = {
  none: ["idle", "Not set"],
  pending: ["wait", "Does not lead here yet"],
  connecting: ["wait", "Leads here, being moved"],
  live: ["good", "Live"],
  lost: ["bad", "Leads elsewhere now"],
};

function Shown({ view }: { view: DomainView }) {
  const [tone, text] = STATES[view.status];
  return (
    <>
      <p class="domain-name">
        <b>{view.domain}</b> <Status tone={tone}>{text}</Status>
      </p>
      <section class="panel">
        <h2>Records to make where you bought the domain</h2>
        <ul class="records">
          {view.records.map((record) => (
            <DnsRow key={`${record.type} ${record.name} ${record.value}`} record={record} />
          ))}
        </ul>
      </section>
      {view.checks.length > 0 && <Checks view={view} />}
      <Certificate view={view} />
    </>
  );
}

const OUTCOMES: Readonly<Record<DomainCheck["outcome"], readonly [StatusTone, string]>> = {
  passed: ["good", "Works"],
  failed: ["wait", "Not yet"],
  warning: ["idle", "Optional"],
};
const CHECKS: Readonly<Record<string, string>> = {
  records: "Address",
  counterpart: "With and without www",
  claim: "Proof that it is yours",
  caa: "Who may certify it",
};

/** What is seen from here, in words. */
function Checks({ view: { checks } }: { view: DomainView }) {
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>What is seen now</h2>
        {checks[0] && (
          <span class="muted">
            looked <Ago at={checks[0].checkedAt} />
          </span>
        )}
      </div>
      <ul class="checks">
        {checks.map(({ name, outcome, text }) => (
          <li key={name}>
            <Status tone={OUTCOMES[outcome][0]}>{OUTCOMES[outcome][1]}</Status>
            <div>
              <b>{CHECKS[name] ?? capitalise(name)}</b>
              <p class="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DnsRow({ record }: { record: DnsRecord }) {
  return (
    <li>
      <div class="record">
        <span class="record-type">{record.type}</span>
        <CopyField value={record.name} name={`the name of ${record.name}`} />
        <CopyField value={record.value} name={`the value of ${record.name}`} />
      </div>
      <p class="record-found">
        <Status tone={record.found ? "good" : "wait"}>
          {record.found ? "Found" : "Not found yet"}
        </Status>
        <span class="muted">{record.purpose}</span>
      </p>
    </li>
  );
}

const CERTIFICATES: Readonly<Record<string, string>> = {
  valid: "Valid",
  invalid: "Not valid",
  missing: "None yet",
};

function Certificate({ view: { certificate } }: { view: DomainView }) {
  if (!certificate) return null;
  return (
    <section class="panel">
      <h2>Certificate</h2>
      <dl class="pairs">
        <div>
          <dt>State</dt>
          <dd>
            {CERTIFICATES[certificate.status] ?? certificate.status}
            {certificate.problem && `. ${certificate.problem}`}
          </dd>
        </div>
        {certificate.issuer && (
          <div>
            <dt>Issuer</dt>
            <dd>{certificate.issuer}</dd>
          </div>
        )}
        {certificate.notAfter && (
          <div>
            <dt>Good until</dt>
            <dd>
              <Moment at={certificate.notAfter} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
