/** Links that show a draft or a version to people without an account: made, copied, taken back. */
import { useState } from "preact/hooks";
import type { ReviewLink } from "../api-types.ts";
import { call } from "../call.ts";
import { attempt } from "../notices.ts";
import { refresh, useQuery } from "../query.ts";
import { Button } from "./button.tsx";
import { CopyField } from "./copy.tsx";
import { Dialog } from "./dialog.tsx";
import { FormProblem } from "./field.tsx";
import { Moment } from "./time.tsx";

export function ShareDialog(props: {
  siteId: string;
  /** "draft", or a version's id. */
  shows: string;
  onClose: () => void;
}) {
  const { siteId, shows, onClose } = props;
  const { data, error } = useQuery("reviews.links", { siteId });
  const [isBusy, setBusy] = useState(false);
  const links = data?.items.filter((link) => link.shows === shows) ?? [];
  const create = async () => {
    if (isBusy) return;
    setBusy(true);
    await attempt(async () => {
      await call("reviews.share", { siteId, shows });
      await refresh("reviews.links");
    });
    setBusy(false);
  };
  return (
    <Dialog title="Share a preview" onClose={onClose}>
      <div class="stack">
        <p>
          Whoever has the link sees {shows === "draft" ? "the draft as it is then" : "this version"}{" "}
          without signing in, and can leave notes on it. A link is good for 30 days.
        </p>
        <FormProblem text={error?.message ?? ""} />
        {links.length > 0 && <SharedLinks siteId={siteId} links={links} />}
      </div>
      <div class="actions">
        <Button look="main" isBusy={isBusy} onClick={() => void create()}>
          {links.length === 0 ? "Create link" : "Create another"}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function SharedLinks({ siteId, links }: { siteId: string; links: readonly ReviewLink[] }) {
  const revoke = (linkId: string) =>
    attempt(async () => {
      await call("reviews.revoke", { siteId, linkId });
      await refresh("reviews.links");
    }, "Revoked. The link shows nothing any more.");
  return (
    <ul class="shared-links">
      {links.map(({ id, url, expiresAt }) => (
        <li key={id}>
          <CopyField value={url} name="link" />
          <p class="sub">
            Until <Moment at={expiresAt} />{" "}
            <Button isSmall look="quiet" onClick={() => void revoke(id)}>
              Revoke
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
