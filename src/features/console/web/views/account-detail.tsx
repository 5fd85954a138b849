/** @jsxImportSource preact */
/** One account as its operator sees it: plan, bonus, whether it works, its sites and members. */
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useAddress } from "../address.ts";
import type { AccountView } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { showNumber } from "../format.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { FormInput, FormProblem, Select } from "../parts/field.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { capitalise, SiteStatusMark, Status } from "../parts/status.tsx";
import { refresh, useQuery } from "../query.ts";
import { switchAccount } from "../session.ts";
import { AccountBrand } from "./account-brand.tsx";
import { UsageFigures } from "./credits.tsx";
import { PLAN_OPTIONS } from "./plan-options.ts";

export function AccountDetail({ accountId }: { accountId: string }) {
  const { hrefWith } = useAddress();
  const { data, error, reload } = useQuery("accounts.get", { accountId });
  return (
    <>
      <p>
        <a href={hrefWith({ account: undefined })}>Back to all accounts</a>
      </p>
      {error?.status === 404 && <Empty title="There is no such account." />}
      {error && error.status !== 404 && !data && <Failed error={error} retry={reload} />}
      {!data && !error && <Loading />}
      {data && <Shown view={data} />}
    </>
  );
}

function Shown({ view }: { view: AccountView }) {
  const { account } = view;
  return (
    <>
      <div class="panel-head">
        <h2 class="event-title">
          {account.name}{" "}
          {account.suspendedAt ? (
            <Status tone="bad">Suspended</Status>
          ) : (
            <Status tone="good">Active</Status>
          )}
        </h2>
        <Actions view={view} />
      </div>
      <p class="muted">{account.email}</p>
      <UsageFigures usage={account.usage} />
      <div class="grid-2">
        <PlanAndBonus view={view} />
        <AccountBrand key={account.id} accountId={account.id} brand={view.brand} />
        <Belongings view={view} />
      </div>
    </>
  );
}

function Actions({ view: { account } }: { view: AccountView }) {
  const { route } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const accountId = account.id;
  const resume = () =>
    attempt(async () => {
      await call("accounts.resume", { accountId });
      await refresh("accounts.");
    }, "It works again.");
  const enter = () =>
    attempt(async () => {
      await switchAccount(accountId);
      route("/console/members");
    });
  return (
    <div class="page-actions">
      <Button onClick={() => enter()}>Work in this account</Button>
      {account.suspendedAt ? (
        <Button look="main" onClick={() => resume()}>
          Resume
        </Button>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          Suspend
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Suspend ${account.name}?`}
          action="Suspend"
          done={`${account.name} is suspended.`}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await call("accounts.suspend", { accountId });
            await refresh("accounts.");
          }}
        >
          <p>Its keys and people are refused until you resume it. Its sites stay up.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function PlanAndBonus({ view: { account } }: { view: AccountView }) {
  const accountId = account.id;
  const setPlan = (plan: string) =>
    attempt(
      async () => {
        await call("accounts.plan", { accountId, plan });
        await refresh("accounts.", "credits.");
      },
      `Plan: ${capitalise(plan)}.`,
    );
  const form = useForm({
    draft: `bonus.${accountId}`,
    initial: { amount: "" },
    check: (values) => required(values, { amount: "how many credits" }),
    async send({ amount }) {
      await call("accounts.bonus", { accountId, amount: Number(amount) });
      form.reset({ amount: "" });
      await refresh("accounts.", "credits.");
      say("Granted.");
    },
  });
  return (
    <section class="panel">
      <h3>Plan and bonus</h3>
      <Select label="Plan" value={account.plan} options={PLAN_OPTIONS} onChoose={setPlan} />
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput
          form={form}
          name="amount"
          label="Bonus credits"
          type="number"
          min="1"
          hint="They do not expire."
        />
        <div class="actions">
          <Button type="submit" isBusy={form.isBusy}>
            Grant bonus
          </Button>
        </div>
      </form>
    </section>
  );
}

function Belongings({ view: { sites, members, siteCount } }: { view: AccountView }) {
  return (
    <section class="panel">
      <h3>Sites</h3>
      {sites.length === 0 && <p class="muted">None yet.</p>}
      <ul class="rows">
        {sites.map((site) => (
          <li key={site.id}>
            <a class="row-main" href={`/console/sites/${site.id}`}>
              {site.name}
            </a>
            <SiteStatusMark status={site.status} />
          </li>
        ))}
      </ul>
      {siteCount > sites.length && (
        <p class="muted">and {showNumber(siteCount - sites.length)} more</p>
      )}
      <h3>Members</h3>
      {members.length === 0 && (
        <p class="muted">None yet. Work in this account to invite its owner.</p>
      )}
      <ul class="rows">
        {members.map((member) => (
          <li key={member.userId}>
            <div class="row-main">
              {member.name || member.email}
              <span class="sub">{member.email}</span>
            </div>
            {capitalise(member.role)}
          </li>
        ))}
      </ul>
    </section>
  );
}
