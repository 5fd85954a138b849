/** @jsxImportSource preact */
/** The second factor: a code from an authenticator, and recovery codes for when it is lost. */
import { useState } from "preact/hooks";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { Status } from "../parts/status.tsx";
import type { OutputOf } from "../procedures.ts";
import { refresh } from "../query.ts";
import { loadSession } from "../session.ts";

type Start = OutputOf<"you.secondFactorStart">;

export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [start, setStart] = useState<Start>();
  const [isRemoving, setRemoving] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = () => attempt(async () => setStart(await call("you.secondFactorStart", {})));
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>Second factor</h2>
        <Status tone={isOn ? "good" : "idle"}>{isOn ? "On" : "Off"}</Status>
      </div>
      <p>A code from an authenticator, asked for after your password.</p>
      <div class="actions">
        {isOn ? (
          <Button onClick={() => setRemoving(true)}>Remove second factor</Button>
        ) : (
          <Button onClick={() => begin()}>Set up second factor</Button>
        )}
      </div>
      {start && (
        <Confirm
          start={start}
          close={() => setStart(undefined)}
          onDone={(list) => {
            setStart(undefined);
            setCodes(list);
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />}
      {isRemoving && <RemoveDialog close={() => setRemoving(false)} />}
    </section>
  );
}

function Confirm(props: {
  start: Start;
  close: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { start, close, onDone } = props;
  const form = useForm({
    initial: { code: "" },
    check: (values) => required(values, { code: "the six digits it shows" }),
    async send({ code }) {
      const { recoveryCodes } = await call("you.secondFactorConfirm", {
        code: code.replaceAll(" ", ""),
      });
      await Promise.all([loadSession(), refresh("you.")]);
      onDone(recoveryCodes);
    },
  });
  return (
    <Dialog title="Set up second factor" onClose={close}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <p>Scan this with an authenticator, or type the secret into it.</p>
        <img
          class="qr"
          src={`data:image/svg+xml,${encodeURIComponent(start.qrSvg)}`}
          alt="The secret as a QR code"
        />
        <CopyField value={start.secret} name="the secret" />
        <FormProblem text={form.problem} />
        <FormInput
          form={form}
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Confirm
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <Dialog title="Recovery codes" onClose={close}>
      <div class="stack">
        <p>Each lets you in once without the authenticator. They are shown this once.</p>
        <CopyField value={codes.join("\n")} name="all codes" />
      </div>
      <div class="actions">
        <Button look="main" onClick={close}>
          I have kept them
        </Button>
      </div>
    </Dialog>
  );
}

function RemoveDialog({ close }: { close: () => void }) {
  const form = useForm({
    initial: { password: "" },
    check: (values) => required(values, { password: "your password" }),
    async send(values) {
      await call("you.secondFactorRemove", values);
      await Promise.all([loadSession(), refresh("you.")]);
      say("Removed.");
      close();
    },
  });
  return (
    <Dialog title="Remove the second factor?" onClose={close}>
      <form class="stack" onSubmit={form.submit} noValidate>
        <FormProblem text={form.problem} />
        <FormInput
          form={form}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
        <div class="actions">
          <Button look="danger" type="submit" isBusy={form.isBusy}>
            Remove
          </Button>
          <Button onClick={close}>Keep</Button>
        </div>
      </form>
    </Dialog>
  );
}
