/** A person who edits a draft in the console's builder, one heading, by one operation after the other. */
import { openConsoleSession } from "../../test/fixtures/console-session.ts";
import { hold } from "./fault.ts";
import type { House } from "./house.ts";

export type Editor = {
  /** One edit that is answered as saved; throws when the service is gone. */
  edit(): Promise<void>;
  /** Opens the draft again: throws unless the last edit that was answered is there. */
  holdEdits(): Promise<void>;
};

export async function openEditor(house: House, accountId: string, siteId: string): Promise<Editor> {
  const ask = await openConsoleSession(house.server, accountId);
  const call = async (name: string, input: object) => {
    const { status, body } = await ask(name, input);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const opened = await call("builder.open", { siteId });
  const address = `/#${opened.document.pages[0].blocks[0].id}/heading`;
  let { revision } = opened.draft;
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
