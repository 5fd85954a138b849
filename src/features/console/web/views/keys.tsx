/** @jsxImportSource preact */
/** API keys of the account: made here, shown once, ended here. */
import { useState } from "preact/hooks";
import type { ApiKey, Instant } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useDraftDialog, useForm } from "../form.ts";
import { isPast } from "../format.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { FormInput, FormProblem, FormSelect } from "../parts/field.tsx";
import { PageFrame } from "../parts/page.tsx";
import { capitalise, Status } from "../parts/status.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";

const SCOPES = [
  { value: "full", text: "Full: may do everything" },
  { value: "read", text: "Read: may look, and change nothing" },
  { value: "build", text: "Build: may create, and not change what is there" },
];
const EXPIRIES = [
  { value: "", text: "Never" },
  { value: "30", text: "In 30 days" },
  { value: "90", text: "In 90 days" },
  { value: "365", text: "In a year" },
];

const DRAFT = "key.new";

export function Keys() {
  const list = useQuery("keys.list", {});
  const making = useDraftDialog(DRAFT);
  const [made, setMade] = useState<string>();
  const items = list.data?.items ?? [];
  return (
    <PageFrame
      title="API keys"
      loads={[list]}
      intro={
        <>
          For programs that call the API. <a href="/docs">The reference</a> says what they can do.
        </>
      }
      actions={
        <Button look="main" onClick={making.open}>
          New key
        </Button>
      }
    >
      {() => (
        <>
          {items.length > 0 ? (
            <KeyTable items={items} />
          ) : (
            <Empty title="No keys yet.">
              <p>A key lets a program build sites and read leads in this account’s name.</p>
            </Empty>
          )}
          {making.isOpen && (
            <NewKey
              close={making.close}
              onMade={(key) => {
                making.close();
                setMade(key);
              }}
            />
          )}
          {made && <ShownOnce value={made} close={() => setMade(undefined)} />}
        </>
      )}
    </PageFrame>
  );
}

function KeyTable({ items }: { items: readonly ApiKey[] }) {
  const [asked, setAsked] = useState<ApiKey>();
  return (
    <>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Scope</th>
            <th scope="col" class="wide">
              Last used
            </th>
            <th scope="col" class="wide">
              Expiry
            </th>
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setAsked(key)} />
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={`Revoke ${asked.label ?? showHint(asked)}?`}
          action="Revoke"
          done={`${asked.label ?? showHint(asked)} was revoked.`}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await call("keys.revoke", { keyId: asked.id });
            await refresh("keys.");
          }}
        >
          <p>Whatever uses it is refused from its next call on.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Keys of earlier versions are known by their end. */
function showHint({ hint }: ApiKey): string {
  return hint.startsWith("swk_") ? `${hint}…` : `…${hint}`;
}

/** A key that has run out is refused like one that was revoked. */
function Expiry({ at }: { at: Instant }) {
  return (
    <>
      {isPast(at) && "Ran out "}
      <Moment at={at} />
    </>
  );
}

function KeyRow({ of, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  const lastUse = of.lastUsedAt ? <Ago at={of.lastUsedAt} /> : "Never";
  const expiry = of.expiresAt ? <Expiry at={of.expiresAt} /> : "Never";
  return (
    <tr>
      <th scope="row">
        {of.label ?? "Without a label"}
        <span class="sub">
          <code>{showHint(of)}</code>, made <Ago at={of.createdAt} />
        </span>
        <span class="sub slim">Last used: {lastUse}</span>
        <span class="sub slim">Expiry: {expiry}</span>
      </th>
      <td>{capitalise(of.scope)}</td>
      <td class="wide">{lastUse}</td>
      <td class="wide">{expiry}</td>
      <td class="row-actions">
        {of.revokedAt ? (
          <Status tone="idle">Revoked</Status>
        ) : (
          <Button isSmall onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </td>
    </tr>
  );
}

function NewKey({ close, onMade }: { close: () => void; onMade: (key: string) => void }) {
  const form = useForm({
    draft: DRAFT,
    initial: { label: "", scope: "full", expires: "" },
    check: (values) => required(values, { label: "a label, so that you know it again" }),
    async send({ label, scope, expires }) {
      const expiresInDays = expires === "" ? null : Number(expires);
      const { key } = await call("keys.create", { label: label.trim(), scope, expiresInDays });
      await refresh("keys.");
      onMade(key.key);
    },
  });
  return (
    <Dialog title="New key" onClose={close}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput form={form} name="label" label="Label" hint="Where it is used: Laptop" />
        <FormSelect form={form} name="scope" label="Scope" options={SCOPES} />
        <FormSelect form={form} name="expires" label="Expires" options={EXPIRIES} />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Create key
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function ShownOnce({ value, close }: { value: string; close: () => void }) {
  return (
    <Dialog title="Your new key" onClose={close}>
      <div class="stack">
        <p>It is shown this once. Put it where your program reads its secrets.</p>
        <CopyField value={value} />
      </div>
      <div class="actions">
        <Button onClick={close}>Done</Button>
      </div>
    </Dialog>
  );
}
