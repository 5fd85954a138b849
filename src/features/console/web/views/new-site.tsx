/** @jsxImportSource preact */
/** A brief, and then the site growing from it. Both survive leaving the page. */
import { useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { call } from "../call.ts";
import { type Form, required, useForm, writeDraft } from "../form.ts";
import { Button } from "../parts/button.tsx";
import { FormInput, FormProblem, FormSelect, FormTextArea } from "../parts/field.tsx";
import { FindField } from "../parts/filters.tsx";
import { Failed, PageFrame } from "../parts/page.tsx";
import { useQuery } from "../query.ts";
import { session } from "../session.ts";
import { BRIEF, BuildProgress, briefOf } from "./build-progress.tsx";
import { readWebAddress } from "./written-address.ts";

const EMPTY = {
  businessName: "",
  industry: "",
  audience: "",
  goals: "",
  personality: "",
  competitors: "",
  existingUrl: "",
  accountId: "",
};
type Brief = typeof EMPTY;

export function NewSiteView() {
  const { query } = useLocation();
  return query.job ? <BuildProgress key={query.job} jobId={query.job} /> : <BriefPage />;
}

function BriefPage() {
  const { route } = useLocation();
  const initial = { ...EMPTY, accountId: session.value?.accountId ?? "" };
  const form = useForm<Brief>({
    draft: BRIEF,
    initial,
    check: (values) => ({
      ...required(values, { businessName: "the business’s name", industry: "what it does" }),
      ...checkAddress(values.existingUrl),
    }),
    async send(values) {
      const existingUrl = readWebAddress(values.existingUrl) ?? values.existingUrl;
      const entries = Object.entries({ ...values, existingUrl })
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== "");
      const brief = Object.fromEntries(entries) as Brief;
      const { jobId } = await call("sites.create", brief);
      writeDraft(briefOf(jobId), values);
      route(`/console/sites/new?job=${jobId}`);
    },
  });
  return (
    <PageFrame
      title="New site"
      isNarrow
      intro="Write as you would tell a colleague. Two lines are enough; every further one makes the site more your own."
    >
      {() => (
        <form class="panel roomy" onSubmit={form.submit} noValidate data-save>
          <FormProblem text={form.problem} />
          <BriefFieldset form={form} />
          <div class="actions">
            <Button look="main" type="submit" isBusy={form.isBusy}>
              Generate site
            </Button>
            <p class="muted">5 credits. You get them back if it fails or you cancel.</p>
          </div>
        </form>
      )}
    </PageFrame>
  );
}

function BriefFieldset({ form }: { form: Form<Brief> }) {
  return (
    <>
      {session.value?.user?.isOperator && <AccountField form={form} />}
      <FormInput
        form={form}
        name="businessName"
        label="Business name"
        hint="As it stands on the door: Marlow & Finch"
        autoComplete="organization"
        maxLength={200}
      />
      <FormInput
        form={form}
        name="industry"
        label="Industry"
        hint="What it does, in your words: sourdough bakery with a small café"
        maxLength={200}
      />
      <WishFields form={form} />
    </>
  );
}

/** All that is not needed, and makes the site better. */
function WishFields({ form }: { form: Form<Brief> }) {
  return (
    <>
      <FormTextArea
        form={form}
        name="audience"
        label="Audience"
        isOptional
        rows={2}
        hint="Whom the site speaks to: neighbours who buy bread for the week, and cafés that order ahead"
      />
      <FormTextArea
        form={form}
        name="goals"
        label="Goals"
        isOptional
        rows={2}
        hint="What visitors should do: order bread by Thursday noon, book a baking class"
      />
      <FormTextArea
        form={form}
        name="personality"
        label="Personality"
        isOptional
        rows={2}
        hint="How it should sound and look: warm, unhurried, a little dry; deep blue"
      />
      <FormTextArea
        form={form}
        name="competitors"
        label="Competitors"
        isOptional
        rows={2}
        hint="Whom not to resemble: names or addresses, one a line"
      />
      <FormInput
        form={form}
        name="existingUrl"
        label="Existing website"
        isOptional
        type="url"
        hint="Its facts, sentences and pictures are taken over: https://www.example.com"
      />
    </>
  );
}

/** As many as can be asked for at once. */
const ACCOUNTS_MAX = 200;

/** An operator builds for one of the accounts; where there are very many, it is found by its name. */
function AccountField({ form }: { form: Form<Brief> }) {
  const [q, setQ] = useState("");
  const { data, error, reload } = useQuery("accounts.list", {
    ...(q && { q }),
    limit: ACCOUNTS_MAX,
  });
  const { accountId } = form.values;
  const accounts = data?.items ?? session.value?.accounts ?? [];
  const name = useName(accountId, [...accounts, ...(session.value?.accounts ?? [])]);
  const options = accounts.map(({ id, name }) => ({ value: id, text: name }));
  if (error && !data) return <Failed error={error} retry={reload} />;
  const unnamed = accountId === "" ? "Choose one" : "The account you work in";
  const isLong = q !== "" || (data?.total ?? 0) > ACCOUNTS_MAX;
  const isListed = options.some(({ value }) => value === accountId);
  return (
    <>
      {isLong && <FindField label="Find an account" onFind={setQ} />}
      <FormSelect
        form={form}
        name="accountId"
        label="Account"
        options={isListed ? options : [{ value: accountId, text: name ?? unnamed }, ...options]}
      />
    </>
  );
}

/** What the chosen one is called, also when another search has taken it from the list. */
function useName(
  id: string,
  accounts: readonly { id: string; name: string }[],
): string | undefined {
  const known = useRef(new Map<string, string>());
  for (const account of accounts) known.current.set(account.id, account.name);
  return known.current.get(id);
}

function checkAddress(text: string): Record<string, string> {
  if (text.trim() === "" || readWebAddress(text) !== undefined) return {};
  return { existingUrl: "Enter a whole address, such as https://www.example.com" };
}
