/** @jsxImportSource preact */
/** White label: the name, colour and logo that an account's people see in place of the product's. */
import { useState } from "preact/hooks";
import type { Brand } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { FormInput, FormProblem } from "../parts/field.tsx";
import { refresh } from "../query.ts";
import { loadSession } from "../session.ts";

const FIRST_COLOUR = "#12474f";

type BrandProps = { accountId: string; brand: Brand | null };

/** The look as it is chosen, its saving, and the way back to the product's. */
function useBrandForm({ accountId, brand }: BrandProps) {
  const [logo, setLogo] = useState<string>();
  const form = useForm({
    draft: `brand.${accountId}`,
    initial: { name: brand?.name ?? "", colour: brand?.colour ?? FIRST_COLOUR },
    check: (values) => required(values, { name: "the name to show" }),
    async send({ name, colour }) {
      const chosen = { name: name.trim(), colour, ...(logo === undefined ? {} : { logo }) };
      await call("accounts.brand", { accountId, brand: chosen });
      await reload();
      say("Saved. Sign-in, console and mails of this account look so from now on.");
    },
  });
  const remove = () =>
    attempt(async () => {
      await call("accounts.brand", { accountId, brand: null });
      form.reset({ name: "", colour: FIRST_COLOUR });
      setLogo(undefined);
      await reload();
    }, "This account goes by Sitewright’s name again.");
  const shownLogo = logo === undefined ? (brand?.logoUrl ?? undefined) : logoUrl(logo);
  return { form, shownLogo, setLogo, remove };
}

export function AccountBrand({ accountId, brand }: BrandProps) {
  const { form, shownLogo, setLogo, remove } = useBrandForm({ accountId, brand });
  return (
    <section class="panel">
      <h3>White label</h3>
      <p class="muted">
        A name, colour and logo of its own, on the sign-in, in the console and in mails to its
        people.
      </p>
      <form class="stack" onSubmit={form.submit} noValidate data-save>
        <FormProblem text={form.problem || (form.errors.brand ?? "")} />
        <FormInput form={form} name="name" label="Name shown" maxLength={60} />
        <FormInput form={form} name="colour" label="Colour" type="color" />
        <LogoField current={shownLogo} onChoose={setLogo} />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Save look
          </Button>
          {brand && (
            <Button look="quiet" onClick={() => remove()}>
              Use Sitewright’s
            </Button>
          )}
        </div>
      </form>
      {brand && (
        <p class="sub">
          Its people sign in at{" "}
          <CopyField
            value={`${location.origin}/console/sign-in?account=${accountId}`}
            name="sign-in address"
          />
        </p>
      )}
    </section>
  );
}

async function reload(): Promise<void> {
  await Promise.all([refresh("accounts."), loadSession()]);
}

const isPng = (base64: string) => base64.startsWith("iVBOR");
const logoUrl = (base64: string) => `data:image/${isPng(base64) ? "png" : "jpeg"};base64,${base64}`;

function LogoField(props: { current: string | undefined; onChoose: (logo: string) => void }) {
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    props.onChoose(btoa(text));
  };
  return (
    <div class="field">
      <label for="brand-logo">Logo</label>
      <p class="hint" id="brand-logo-hint">
        A PNG or JPEG of at most 100 KB, shown 32 pixels high.
      </p>
      {props.current && <img class="brand-logo" src={props.current} alt="The logo as it is" />}
      <input
        id="brand-logo"
        type="file"
        accept="image/png,image/jpeg"
        aria-describedby="brand-logo-hint"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
    </div>
  );
}
