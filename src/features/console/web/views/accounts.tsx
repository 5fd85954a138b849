/** @jsxImportSource preact */
/** All accounts of the instance, for its operators. */
import { useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { ManagedAccount } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { count, showNumber } from "../format.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { FormInput, FormProblem, FormSelect } from "../parts/field.tsx";
import { SearchFilter } from "../parts/filters.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { capitalise, Status } from "../parts/status.tsx";
import { refresh, useQuery } from "../query.ts";
import { loadSession } from "../session.ts";
import { AccountDetail } from "./account-detail.tsx";
import { PLAN_OPTIONS } from "./plan-options.ts";

export function Accounts() {
  const { query, skip } = useAddress();
  const list = useQuery("accounts.list", {
    ...(query.q ? { q: query.q } : {}),
    limit: PAGE_SIZE,
    skip,
  });
  const [isMaking, setMaking] = useState(false);
  const items = list.data?.items ?? [];
  return (
    <PageFrame
      title="Accounts"
      loads={[list]}
      actions={
        !query.account && (
          <Button look="main" onClick={() => setMaking(true)}>
            New account
          </Button>
        )
      }
    >
      {() =>
        query.account ? (
          <AccountDetail key={query.account} accountId={query.account} />
        ) : (
          <>
            <search class="filters">
              <SearchFilter />
              <p class="filters-count">{count(list.data?.total ?? 0, "account")}</p>
            </search>
            {items.length > 0 ? (
              <AccountTable items={items} />
            ) : (
              list.data?.total === 0 && <Empty title="No account matches." />
            )}
            <Paging total={list.data?.total ?? 0} />
            {isMaking && <NewAccount close={() => setMaking(false)} />}
          </>
        )
      }
    </PageFrame>
  );
}

function AccountTable({ items }: { items: readonly ManagedAccount[] }) {
  const { hrefWith } = useAddress();
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Plan</th>
          <th scope="col" class="wide">
            State
          </th>
          <th scope="col" class="number">
            Credits left
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              <a class="row-link" data-row href={hrefWith({ account: account.id })}>
                {account.name}
              </a>
              <span class="sub">{account.email}</span>
              {account.suspendedAt && (
                <span class="sub slim">
                  <Status tone="bad">Suspended</Status>
                </span>
              )}
            </th>
            <td>{capitalise(account.plan)}</td>
            <td class="wide">
              {account.suspendedAt ? (
                <Status tone="bad">Suspended</Status>
              ) : (
                <Status tone="good">Active</Status>
              )}
            </td>
            <td class="number">{showNumber(account.usage.remaining)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NewAccount({ close }: { close: () => void }) {
  const { change } = useAddress();
  const form = useForm({
    draft: "account",
    initial: { name: "", email: "", plan: "pro" },
    check: (values) => required(values, { name: "a name", email: "the owner’s email address" }),
    async send({ name, email, plan }) {
      const answer = await call("accounts.create", {
        name: name.trim(),
        email: email.trim(),
        plan,
      });
      await Promise.all([loadSession(), refresh("accounts.")]);
      say("Made. Invite its owner next.");
      close();
      change({ account: answer.account.id });
    },
  });
  return (
    <Dialog title="New account" onClose={close}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput form={form} name="name" label="Name" autoComplete="off" />
        <FormInput form={form} name="email" label="Email" type="email" autoComplete="off" />
        <FormSelect form={form} name="plan" label="Plan" options={PLAN_OPTIONS} />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Create account
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
