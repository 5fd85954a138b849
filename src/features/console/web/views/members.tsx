/** @jsxImportSource preact */
/** Who belongs to the account, and what they may do. */
import { useState } from "preact/hooks";
import type { Invitation, Member, MemberRole } from "../api-types.ts";
import { call } from "../call.ts";
import { required, useForm } from "../form.ts";
import { isPast } from "../format.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { CopyField } from "../parts/copy.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { FormInput, FormProblem, FormSelect } from "../parts/field.tsx";
import { PageFrame } from "../parts/page.tsx";
import { capitalise } from "../parts/status.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { loadSession } from "../session.ts";

const ROLES = [
  { value: "viewer", text: "Viewer: may look" },
  { value: "editor", text: "Editor: changes sites, answers leads" },
  { value: "owner", text: "Owner: also keys, members, credits" },
];

export function Members() {
  const list = useQuery("members.list", {});
  const [link, setLink] = useState<string>();
  const [changing, setChanging] = useState<Member>();
  const [removing, setRemoving] = useState<Member>();
  return (
    <PageFrame title="Members" loads={[list]}>
      {() => (
        <>
          <Invite onMade={setLink} />
          <MemberTable
            items={list.data?.items ?? []}
            onChange={setChanging}
            onRemove={setRemoving}
          />
          <Invitations invitations={list.data?.invitations ?? []} onMade={setLink} />
          {link && <LinkDialog link={link} close={() => setLink(undefined)} />}
          {changing && <ChangeRole member={changing} close={() => setChanging(undefined)} />}
          {removing && <RemoveDialog member={removing} close={() => setRemoving(undefined)} />}
        </>
      )}
    </PageFrame>
  );
}

function MemberTable(props: {
  items: readonly Member[];
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col" class="wide">
            Since
          </th>
          <th scope="col">
            <span class="hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.items.map((member) => (
          <tr key={member.userId}>
            <th scope="row">
              {member.name || member.email}
              {member.isYou && <span class="muted"> (you)</span>}
              <span class="sub">{member.email}</span>
              <span class="sub slim">
                since <Ago at={member.createdAt} />
              </span>
            </th>
            <td>{capitalise(member.role)}</td>
            <td class="wide">
              <Ago at={member.createdAt} />
            </td>
            <td class="row-actions">
              <Button isSmall onClick={() => props.onChange(member)}>
                Change role
              </Button>{" "}
              <Button isSmall look="quiet" onClick={() => props.onRemove(member)}>
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whoever has changed what they may do themselves is shown no more than that. */
async function showChanged({ isYou }: Member): Promise<void> {
  if (isYou) await loadSession();
  await refresh("members.");
}

function RemoveDialog({ member, close }: { member: Member; close: () => void }) {
  const remove = async () => {
    await call("members.remove", { userId: member.userId });
    await showChanged(member);
  };
  return (
    <ConfirmDialog
      title={`Remove ${member.name || member.email}?`}
      action="Remove"
      done={`${member.name || member.email} was removed.`}
      onClose={close}
      onConfirm={remove}
    >
      <p>
        {member.isYou
          ? "You lose this account at once. What you did stays."
          : "They lose this account at once. What they did stays."}
      </p>
    </ConfirmDialog>
  );
}

function Invite({ onMade }: { onMade: (link: string) => void }) {
  const form = useForm({
    draft: "invite",
    initial: { email: "", role: "editor" },
    check: (values) => required(values, { email: "an email address" }),
    async send({ email, role }) {
      const answer = await call("members.invite", {
        email: email.trim(),
        role: role as MemberRole,
      });
      form.reset({ email: "", role });
      onMade(answer.link);
      await refresh("members.");
    },
  });
  return (
    <form class="panel invite" onSubmit={form.submit} noValidate>
      <FormProblem text={form.problem} />
      <div class="invite-fields">
        <FormInput form={form} name="email" label="Email" type="email" autoComplete="off" />
        <FormSelect form={form} name="role" label="Role" options={ROLES} />
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Invite
        </Button>
      </div>
    </form>
  );
}

/** Nothing while nobody is invited. */
function Invitations(props: { invitations: Invitation[]; onMade: (link: string) => void }) {
  const [revoking, setRevoking] = useState<Invitation>();
  if (props.invitations.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Role</th>
            <th scope="col" class="wide">
              Good until
            </th>
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onMade={props.onMade}
              onRevoke={() => setRevoking(invitation)}
            />
          ))}
        </tbody>
      </table>
      {revoking && (
        <ConfirmDialog
          title={`Revoke the invitation of ${revoking.email}?`}
          action="Revoke"
          done="Revoked. The link lets nobody in any more."
          onClose={() => setRevoking(undefined)}
          onConfirm={async () => {
            await call("members.revoke", { invitationId: revoking.id });
            await refresh("members.");
          }}
        >
          <p>The link lets nobody in any more.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function InvitationRow(props: {
  invitation: Invitation;
  onMade: (link: string) => void;
  onRevoke: () => void;
}) {
  const { email, role, expiresAt } = props.invitation;
  const isOver = isPast(expiresAt);
  const until = <Moment at={expiresAt} />;
  const form = useForm({
    initial: {},
    async send() {
      const answer = await call("members.invite", { email, role });
      props.onMade(answer.link);
      await refresh("members.");
    },
  });
  return (
    <tr>
      <th scope="row">
        {email}
        <span class="sub slim">{isOver ? "Ran out" : <>Good until {until}</>}</span>
      </th>
      <td>{capitalise(role)}</td>
      <td class="wide">{isOver ? "Ran out" : until}</td>
      <td class="row-actions">
        <form onSubmit={form.submit}>
          <FormProblem text={form.problem} />
          <Button isSmall type="submit" isBusy={form.isBusy}>
            New link
          </Button>{" "}
          <Button isSmall look="quiet" onClick={props.onRevoke}>
            Revoke
          </Button>
        </form>
      </td>
    </tr>
  );
}

export function LinkDialog({ link, close }: { link: string; close: () => void }) {
  return (
    <Dialog title="The invitation" onClose={close}>
      <div class="stack">
        <p>Send this link to them yourself. It is good once, for 24 hours, and shown this once.</p>
        <CopyField value={link} />
      </div>
      <div class="actions">
        <Button onClick={close}>Done</Button>
      </div>
    </Dialog>
  );
}

function ChangeRole({ member, close }: { member: Member; close: () => void }) {
  const form = useForm({
    initial: { role: member.role as string },
    async send({ role }) {
      await call("members.setRole", { userId: member.userId, role: role as MemberRole });
      await showChanged(member);
      say("Changed.");
      close();
    },
  });
  return (
    <Dialog title={`Role of ${member.name || member.email}`} onClose={close}>
      <form class="stack" onSubmit={form.submit}>
        <FormProblem text={form.problem} />
        <FormSelect form={form} name="role" label="New role" options={ROLES} />
        <div class="actions">
          <Button look="main" type="submit" isBusy={form.isBusy}>
            Save role
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
