/** @jsxImportSource preact */
/** Webhook endpoints of the account: where messages go, and what came of each. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { Endpoint } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useDraftDialog, useForm } from "../form.ts";
import { count } from "../format.ts";
import { attempt } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { Checkbox, FormInput, FormProblem } from "../parts/field.tsx";
import { FindField } from "../parts/filters.tsx";
import { Failed, PageFrame } from "../parts/page.tsx";
import { Status } from "../parts/status.tsx";
import { refresh, useQuery } from "../query.ts";
import { Deliveries } from "./deliveries.tsx";

/** As many as an account can have. */
const ENDPOINTS_MAX = 100;

const REASONS: Readonly<Record<string, string>> = {
  owner: "Switched off",
  gone: "Off: it answered 410",
  failing: "Off: five days of failures",
};

const DRAFT = "endpoint.new";

export function Webhooks() {
  const { query } = useAddress();
  const list = useQuery("webhooks.list", { limit: ENDPOINTS_MAX });
  const making = useDraftDialog(DRAFT);
  const [secret, setSecret] = useState<string>();
  const items = list.data?.items ?? [];
  const opened = items.find(({ id }) => id === query.endpoint);
  return (
    <PageFrame
      title="Webhooks"
      loads={[list]}
      intro="Each new lead and each publishing is told to your own programs, signed, and tried again for three days."
      actions={
        <Button look="main" onClick={making.open}>
          New endpoint
        </Button>
      }
    >
      {() => (
        <>
          {items.length === 0 && (
            <Empty title="No endpoints yet.">
              <p>An endpoint is an address of yours that takes POST requests with JSON.</p>
            </Empty>
          )}
          <ul class="cards">
            {items.map((endpoint) => (
              <EndpointCard
                key={endpoint.id}
                endpoint={endpoint}
                isOpen={endpoint === opened}
                onSecret={setSecret}
              />
            ))}
          </ul>
          {making.isOpen && (
            <NewEndpoint
              types={list.data?.types ?? ["lead.created", "site.published"]}
              close={making.close}
              onMade={setSecret}
            />
          )}
          {secret && <SecretDialog secret={secret} close={() => setSecret(undefined)} />}
        </>
      )}
    </PageFrame>
  );
}

function EndpointCard(props: {
  endpoint: Endpoint;
  isOpen: boolean;
  onSecret: (secret: string) => void;
}) {
  const { endpoint, isOpen, onSecret } = props;
  const [asked, setAsked] = useState<"" | "rotate" | "delete">("");
  const webhookId = endpoint.id;
  return (
    <li class="panel">
      <EndpointHead endpoint={endpoint} isOpen={isOpen} />
      <EndpointActions endpoint={endpoint} isOpen={isOpen} onAsk={setAsked} />
      {isOpen && <Deliveries webhookId={webhookId} />}
      {asked === "rotate" && (
        <RotateDialog webhookId={webhookId} onSecret={onSecret} onClose={() => setAsked("")} />
      )}
      {asked === "delete" && <DeleteDialog endpoint={endpoint} onClose={() => setAsked("")} />}
    </li>
  );
}

function EndpointActions(props: {
  endpoint: Endpoint;
  isOpen: boolean;
  onAsk: (what: "rotate" | "delete") => void;
}) {
  const { endpoint, isOpen, onAsk } = props;
  const { hrefWith } = useAddress();
  const webhookId = endpoint.id;
  const isOn = endpoint.status === "enabled";
  const sendTest = () =>
    attempt(async () => {
      await call("webhooks.test", { webhookId });
      await refresh("webhooks.deliveries");
    }, "Sent. Its delivery says what came back.");
  const toggle = () =>
    attempt(
      async () => {
        await call("webhooks.update", { webhookId, status: isOn ? "disabled" : "enabled" });
        await refresh("webhooks.list");
      },
      isOn ? "Switched off." : "Switched on.",
    );
  return (
    <div class="actions">
      <LinkButton
        isSmall
        href={hrefWith({ endpoint: isOpen ? undefined : endpoint.id, skip: undefined })}
      >
        {isOpen ? "Hide deliveries" : "Deliveries"}
      </LinkButton>
      <Button isSmall onClick={() => sendTest()}>
        Send test
      </Button>
      <Button isSmall onClick={() => onAsk("rotate")}>
        Rotate secret
      </Button>
      <Button isSmall onClick={() => toggle()}>
        {isOn ? "Switch off" : "Switch on"}
      </Button>
      <Button isSmall look="quiet" onClick={() => onAsk("delete")}>
        Delete
      </Button>
    </div>
  );
}

function EndpointHead({ endpoint, isOpen }: { endpoint: Endpoint; isOpen: boolean }) {
  return (
    <>
      <div class="endpoint-head">
        <h2 class={isOpen ? "address-title" : "address-title short"} title={endpoint.url}>
          {endpoint.url}
        </h2>
        {endpoint.status === "enabled" ? (
          <Status tone={endpoint.failingSince ? "wait" : "good"}>
            {endpoint.failingSince ? "Failing" : "On"}
          </Status>
        ) : (
          <Status tone="bad">{REASONS[endpoint.disabledReason ?? ""] ?? "Off"}</Status>
        )}
      </div>
      <p class="muted">
        {endpoint.types ? endpoint.types.join(", ") : "All events"} of{" "}
        {endpoint.siteIds ? count(endpoint.siteIds.length, "site") : "all sites"}
      </p>
    </>
  );
}

function RotateDialog(props: {
  webhookId: string;
  onSecret: (secret: string) => void;
  onClose: () => void;
}) {
  const { webhookId, onSecret, onClose } = props;
  const rotate = async () => {
    const { secret } = await call("webhooks.rotate", { webhookId });
    onSecret(secret);
  };
  return (
    <ConfirmDialog
      title="Rotate the secret?"
      action="Rotate secret"
      done="The secret was rotated."
      onClose={onClose}
      onConfirm={rotate}
    >
      <p>For a day messages carry both signatures, so that nothing is lost meanwhile.</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const remove = async () => {
    await call("webhooks.delete", { webhookId: endpoint.id });
    await refresh("webhooks.");
  };
  return (
    <ConfirmDialog
      title="Delete this endpoint?"
      action="Delete"
      done="The endpoint was deleted."
      onClose={onClose}
      onConfirm={remove}
    >
      <p>Nothing is sent to {endpoint.url} any more, and its deliveries are forgotten.</p>
    </ConfirmDialog>
  );
}

const checkAddress = (values: { url: string }) =>
  required(values, { url: "an address, such as https://www.example.com/hook" });

const NO_ENDPOINT = { url: "", types: "", sites: "" };
/** What is chosen, as a form keeps it: ids with commas between them. */
const readChosen = (text: string): readonly string[] => (text === "" ? [] : text.split(","));
const allOr = (text: string) => (text === "" ? null : [...readChosen(text)]);

function NewEndpoint(props: {
  types: readonly string[];
  close: () => void;
  onMade: (secret: string) => void;
}) {
  const { types, close, onMade } = props;
  const form = useForm<typeof NO_ENDPOINT>({
    draft: DRAFT,
    initial: NO_ENDPOINT,
    check: checkAddress,
    async send({ url, types, sites }) {
      const chosen = { types: allOr(types), siteIds: allOr(sites) };
      const { secret } = await call("webhooks.create", { url: url.trim(), ...chosen });
      await refresh("webhooks.");
      close();
      onMade(secret);
    },
  });
  return (
    <Dialog title="New endpoint" onClose={close}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput form={form} name="url" label="URL" type="url" />
        <Choices
          legend="Events: none chosen means all"
          options={types.map((id) => ({ id, name: id }))}
          chosen={readChosen(form.values.types)}
          onChoose={(chosen) => form.set("types", chosen.join())}
        />
        <SiteChoices
          chosen={readChosen(form.values.sites)}
          onChoose={(chosen) => form.set("sites", chosen.join())}
        />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Create endpoint
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** As many as can be asked for at once; of more, the rest is found by its name. */
const SITES_MAX = 200;

function SiteChoices(props: {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}) {
  const [q, setQ] = useState("");
  const sites = useQuery("sites.list", { ...(q && { q }), limit: SITES_MAX });
  const known = useRef(new Map<string, { id: string; name: string }>());
  for (const site of sites.data?.items ?? []) known.current.set(site.id, site);
  const found = sites.data?.items ?? [];
  // What was chosen stays in sight, whatever is looked for next.
  const others = props.chosen.flatMap((id) => known.current.get(id) ?? []);
  const listed = [...others.filter(({ id }) => found.every((one) => one.id !== id)), ...found];
  const nothing = q === "" ? "There are none yet." : "No site matches.";
  return (
    <>
      {(q !== "" || (sites.data?.total ?? 0) > SITES_MAX) && (
        <FindField label="Find a site" onFind={setQ} />
      )}
      <Choices
        legend="Sites: none chosen means all"
        none={
          sites.error ? (
            <Failed error={sites.error} retry={sites.reload} />
          ) : (
            <p class="muted">{sites.data ? nothing : "Loading…"}</p>
          )
        }
        options={listed}
        {...props}
      />
    </>
  );
}

function Choices(props: {
  legend: string;
  /** What stands there while there is nothing to choose. */
  none?: ComponentChildren;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { legend, none, options, chosen, onChoose } = props;
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <ul>
        {options.length === 0 && <li>{none}</li>}
        {options.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              isChecked={chosen.includes(id)}
              onChange={(isOn) =>
                onChoose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const VERIFY = `import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.SITEWRIGHT_WEBHOOK_SECRET);
// Throws when the message is not ours; give it the body as it came.
const message = webhook.verify(body, headers);`;

function SecretDialog({ secret, close }: { secret: string; close: () => void }) {
  return (
    <Dialog title="The endpoint’s secret" onClose={close} isWide>
      <div class="stack">
        <p>It is shown this once. With it your program knows that a message is from here.</p>
        <CopyField value={secret} />
        <p>In JavaScript; other languages have the same library:</p>
        <pre>{VERIFY}</pre>
        <p>
          <a href="/docs#webhook-messages">More about receiving messages</a>
        </p>
      </div>
      <div class="actions">
        <Button onClick={close}>Done</Button>
      </div>
    </Dialog>
  );
}
