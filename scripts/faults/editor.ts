/** A person who edits a draft in the console's builder, one heading, by one operation after the other. */

import { hold } from "./fault.ts";
import type { House } from "./house.ts";

type Call = (name: string, input: object) => Promise<ReturnType<typeof JSON.parse>>;

export type Editor = {
  /** One edit that is answered as saved; throws when the service is gone. */
  edit(): Promise<void>;
  /** Opens the draft again: throws unless the last edit that was answered is there. */
  holdEdits(): Promise<void>;
};

/** Invites a person to the account and signs them in. */
export async function openEditor(
  { server }: House,
  accountId: string,
  siteId: string,
): Promise<Editor> {
  const { link } = await server.command(
    ...["user", "invite", "--email", "ann@acme.test", "--account", accountId, "--role", "editor"],
  );
  let cookie = "";
  const call: Call = async (name, input) => {
    const origin = `http://127.0.0.1:${server.port}`;
    const response = await fetch(`${origin}/console/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(input),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const body = await response.json();
    if (!response.ok) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const token = link.slice(link.lastIndexOf("/") + 1);
  await call("join.accept", { token, name: "Ann", password: "correct horse battery" });
  const opened = await call("builder.open", { siteId });
  const address = `/#${opened.document.pages[0].blocks[0].id}/heading`;
  let revision = opened.draft?.revision;
  let count = 0;
  let saved: string | undefined;
  let sent: string | undefined;
  return {
    async edit() {
      count += 1;
      sent = `Bread ${count}`;
      const operation = { op: "set-text", address, value: sent };
      ({ revision } = await call("builder.apply", { siteId, revision, operation }));
      saved = sent;
    },
    async holdEdits() {
      const { document, draft } = await call("builder.open", { siteId });
      const heading = document.pages[0].blocks[0].heading;
      // The last one may have been stored before its answer was lost.
      hold(saved === undefined || heading === saved || heading === sent, "an edit was lost");
      ({ revision } = draft);
      saved = heading;
    },
  };
}
