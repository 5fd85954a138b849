/** What webhooks are compared with: signs and sends, side by side, and keeps nothing. */
import { Webhook } from "standardwebhooks";

const [url = "", senders = "1", messages = "1"] = process.argv.slice(2);
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const body = JSON.stringify({
  type: "ping",
  timestamp: new Date().toISOString(),
  data: { webhookId: "whk_01k9zjb0x2y4z6a8b0c2d4e6f8" },
});

async function send(sender: number): Promise<void> {
  const signer = new Webhook(secret);
  for (let i = 0; i < Number(messages); i += 1) {
    const id = `msg_${sender}_${i}`;
    const at = new Date();
    const answer = await fetch(`${url}/bare/${sender}`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": signer.sign(id, at, body),
      },
    });
    await answer.text();
  }
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(senders) }, (_, sender) => send(sender)));
const perSecond = (Number(senders) * Number(messages) * 1_000) / (performance.now() - startedAt);
console.log(perSecond);
