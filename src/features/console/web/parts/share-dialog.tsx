/** @jsxImportSource preact */
/** Links that show a draft or a version to people without an account: made, copied, taken back. */
import type { ReviewLink } from "../api-types.ts";
import { call } from "../call.ts";
import { say } from "../notices.ts";
import { refresh, useQuery } from "../query.ts";
import { useWork } from "../use-work.ts";
import { Button } from "./button.tsx";
import { CopyField } from "./copy.tsx";
import { Dialog } from "./dialog.tsx";
import { FormProblem } from "./field.tsx";
import { Failed, Loading } from "./page.tsx";
import { Moment } from "./time.tsx";

export function ShareDialog(props: {
  siteId: string;
  /** "draft", or a version's id. */
  shows: string;
  onClose: () => void;
}) {
  const { siteId, shows, onClose } = props;
  const { data, error, reload } = useQuery("reviews.links", { siteId });
  const { isBusy, problem, run } = useWork();
  const links = data?.items.filter((link) => link.shows === shows) ?? [];
  const change = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      await refresh("reviews.links");
    });
  const revoke = (linkId: string) =>
    change(async () => {
      await call("reviews.revoke", { siteId, linkId });
      say("Revoked. The link shows nothing any more.");
    });
  return (
    <Dialog title="Share a preview" onClose={onClose}>
      <div class="stack">
        <p>
          Whoever has the link sees {shows === "draft" ? "the draft as it is then" : "this version"}{" "}
          without signing in, and can leave notes on it. A link is good for 30 days.
        </p>
        <FormProblem text={problem} />
        {!data && (error ? <Failed error={error} retry={reload} /> : <Loading />)}
        {links.length > 0 && <SharedLinks links={links} onRevoke={revoke} />}
      </div>
      <div class="actions">
        <Button
          look="main"
          isBusy={isBusy}
          onClick={() => change(() => call("reviews.share", { siteId, shows }))}
        >
          {links.length === 0 ? "Create link" : "Create another"}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function SharedLinks(props: { links: readonly ReviewLink[]; onRevoke: (linkId: string) => void }) {
  return (
    <ul class="shared-links">
      {props.links.map(({ id, url, expiresAt }) => (
        <li key={id}>
          <CopyField value={url} name="link" />
          <p class="sub">
            Until <Moment at={expiresAt} />{" "}
            <Button isSmall look="quiet" onClick={() => props.onRevoke(id)}>
              Revoke
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
