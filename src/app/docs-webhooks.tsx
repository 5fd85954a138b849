/** @jsxImportSource preact */
/** The reference's part on webhooks: how messages come, how to tell that they are ours, what they say. */
import {
  composeBody,
  MESSAGE_TYPE_NAMES,
  MESSAGE_TYPES,
  type MessageData,
  type MessageType,
} from "../features/webhooks/room.ts";
import { WEBHOOK_SNIPPETS } from "./webhook-snippets.ts";

const EXAMPLE_AT = Date.UTC(2026, 5, 15, 12);

export function WebhookGuide() {
  return (
    <section id="webhook-messages">
      <h2>Receiving webhooks</h2>
      <p>
        Messages are sent with <code>POST</code> as JSON: <code>type</code>, <code>timestamp</code>{" "}
        (ISO 8601) and <code>data</code>. They follow{" "}
        <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> 1.0, so any of its
        libraries checks them. Three headers come with each:
      </p>
      <Headers />
      <p>
        Answer any 2xx within 15 seconds, and do the work afterwards. Everything else counts as a
        failure, redirects too, and the message is sent again after 5 seconds, 5 minutes, 30
        minutes, 2, 5, 10, 14, 20 and 24 hours, each a little varied and counted from the attempt
        before; <code>Retry-After</code> makes it later. A message can come more than once and, when
        one had to be repeated, out of order: remember <code>webhook-id</code>. An endpoint that
        answers 410, or fails for five days without one success, is disabled.
      </p>
      <h3>Is it ours?</h3>
      <p>
        Compare the signature over the body exactly as it came. After a rotation there are two
        signatures, separated by a space, for 24 hours, and more after several: one that matches is
        enough.
      </p>
      {WEBHOOK_SNIPPETS.map(({ language, code }) => (
        <>
          <h4>{language}</h4>
          <pre>
            <code>{code}</code>
          </pre>
        </>
      ))}
      <h3>Messages</h3>
      {MESSAGE_TYPE_NAMES.map((type) => (
        <Message type={type} />
      ))}
    </section>
  );
}

function Headers() {
  return (
    <div class="scroll">
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <code>webhook-id</code>
            </th>
            <td>The message, the same on every attempt</td>
          </tr>
          <tr>
            <th scope="row">
              <code>webhook-timestamp</code>
            </th>
            <td>When this attempt was made, in epoch seconds</td>
          </tr>
          <tr>
            <th scope="row">
              <code>webhook-signature</code>
            </th>
            <td>
              <code>v1,</code> and the HMAC-SHA256, in base64, of id, timestamp and body joined by
              dots; its key is the secret behind <code>whsec_</code>, decoded from base64
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Message({ type }: { type: MessageType }) {
  const { meaning } = MESSAGE_TYPES[type];
  return (
    <>
      <h4>
        <code>{type}</code>
      </h4>
      <p>{meaning.split("`").map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part))}</p>
      <pre>
        <code>{exampleOf(type)}</code>
      </pre>
    </>
  );
}

function exampleOf<Type extends MessageType>(type: Type): string {
  const data: MessageData[Type] = MESSAGE_TYPES[type].example;
  return JSON.stringify(JSON.parse(composeBody(type, data, EXAMPLE_AT)), null, 2);
}
