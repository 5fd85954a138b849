/** @jsxImportSource preact */
/** What was sent to an endpoint, and what it answered. */

import { useEffect, useRef } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { Delivery } from "../api-types.ts";
import { call } from "../call.ts";
import { count, showNumber } from "../format.ts";
import { attempt } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { Disclosure } from "../parts/disclosure.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { Status, type StatusTone } from "../parts/status.tsx";
import { Ago } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";

const STATES: Readonly<Record<Delivery["status"], readonly [StatusTone, string]>> = {
  pending: ["wait", "Will be tried again"],
  succeeded: ["good", "Delivered"],
  failed: ["bad", "Given up"],
};

export function Deliveries({ webhookId }: { webhookId: string }) {
  const { skip } = useAddress();
  const list = useQuery("webhooks.deliveries", { webhookId, limit: PAGE_SIZE, skip });
  const { data, error } = list;
  useNews(data?.items.some(isUnderWay) ?? false, list.reload);
  if (!data) return error ? <Failed error={error} retry={() => void list.reload()} /> : <Loading />;
  if (data.total === 0) return <p class="muted">Nothing was sent yet.</p>;
  return (
    <>
      <ul class="delivery-list">
        {data.items.map((delivery) => (
          <li key={delivery.messageId}>
            <Disclosure title={<Summary delivery={delivery} />}>
              <Inspected webhookId={webhookId} delivery={delivery} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <Paging total={data.total} />
    </>
  );
}

const ASK_EVERY_MS = 1_500;
const SOON_MS = 60_000;

/** What is tried within the minute; the next try of the others may be hours away. */
const isUnderWay = ({ status, nextAttemptAt }: Delivery): boolean =>
  status === "pending" &&
  nextAttemptAt !== null &&
  new Date(nextAttemptAt).getTime() < Date.now() + SOON_MS;

/** What came of a message is shown when it is known, without a reload. */
function useNews(isWaiting: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void latest.current(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

function Summary({ delivery }: { delivery: Delivery }) {
  const [tone, text] = STATES[delivery.status];
  const last = delivery.attempts.at(-1);
  return (
    <>
      {delivery.type} <Status tone={tone}>{last?.status ? `${last.status}` : text}</Status>{" "}
      <span class="muted">
        {count(delivery.attempts.length, "attempt")}, <Ago at={delivery.createdAt} />
      </span>
    </>
  );
}

function Inspected({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const again = () =>
    attempt(async () => {
      await call("webhooks.redeliver", { webhookId, messageId: delivery.messageId });
      await refresh("webhooks.deliveries");
    }, "On its way again.");
  return (
    <div class="stack inspected">
      <p>
        <code>webhook-id: {delivery.messageId}</code>
      </p>
      {delivery.payload && (
        <>
          <h4>Sent</h4>
          <pre>{indented(delivery.payload)}</pre>
        </>
      )}
      <h4>Answers</h4>
      {delivery.attempts.length === 0 && (
        <p class="muted">
          {delivery.status === "pending" ? "None yet." : "None: it was never sent."}
        </p>
      )}
      <ol class="steps">
        {delivery.attempts.map((attempt) => (
          <li key={String(attempt.attemptedAt)}>
            <Ago at={attempt.attemptedAt} />: {attempt.status ?? attempt.error}, after{" "}
            {showNumber(attempt.durationMs)} ms
            {attempt.answer && <pre>{attempt.answer}</pre>}
          </li>
        ))}
      </ol>
      {delivery.nextAttemptAt && (
        <p class="muted">
          Next try <Ago at={delivery.nextAttemptAt} />
        </p>
      )}
      <div class="actions">
        <Button isSmall onClick={() => again()}>
          Redeliver
        </Button>
      </div>
    </div>
  );
}

function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
