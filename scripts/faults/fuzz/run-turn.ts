/** Does what a turn says, and holds every answer: no 5xx, the envelope, the document, nobody else's words. */
import { unzipSync } from "fflate";
import { hold } from "../fault.ts";
import type { House } from "../house.ts";
import { type Document, findMismatch } from "./document.ts";
import type { CallStep, EditStep, OperatorStep, Step, Turn, VisitStep } from "./steps.ts";
import { type Actor, fillPath, forget, holdEnded, learn } from "./world.ts";

export type Fuzz = {
  readonly house: House;
  readonly document: Document;
  readonly actors: readonly [Actor, Actor];
  /** What a name in braces stands for. */
  readonly names: Readonly<Record<string, string>>;
  /** One call of the builder; answers the status. */
  readonly edit: (step: EditStep) => Promise<number>;
  readonly counts: Map<string, number>;
  cases: number;
};

const STATUSES: Readonly<Record<string, number>> = {
  ...{ unauthorized: 401, forbidden: 403, upgrade_required: 402, not_found: 404 },
  ...{ invalid_request: 400, rate_limited: 429, quota_exceeded: 429 },
};

export async function runTurn(fuzz: Fuzz, { actor, steps, operator }: Turn): Promise<void> {
  const own = fuzz.actors[actor];
  const other = fuzz.actors[actor === 0 ? 1 : 0];
  const endOperator = operator && (await beginOperator(fuzz, own, operator));
  const ended = new Map(own.ended);
  await Promise.all(steps.map((step) => runStep(fuzz, step, { own, other, ended, operator })));
  await endOperator?.();
}

type Scene = {
  own: Actor;
  other: Actor;
  ended: ReadonlyMap<string, string>;
  operator: OperatorStep | undefined;
};

async function runStep(fuzz: Fuzz, step: Step, scene: Scene): Promise<void> {
  fuzz.cases += 1;
  if (step.kind === "call") return call(fuzz, step, scene);
  if (step.kind === "edit") {
    const status = await fuzz.edit(step);
    hold(status < 500, `an edit is answered ${status}`);
    return;
  }
  return visit(fuzz, step, scene);
}

const fill = (fuzz: Fuzz, { canary }: Actor, text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name) =>
    name === "canary" ? canary : (fuzz.names[name] ?? all),
  );

async function call(fuzz: Fuzz, step: CallStep, { own, other, ended, operator }: Scene) {
  const { operation, ids, query, body, idempotencyKey } = step;
  const target = fillPath(operation.path, ids, { own, other });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, wellFormed(String(value))]),
  );
  const path = `${target.path}?${search}`;
  const headers: Record<string, string> = { authorization: `Bearer ${own.key}` };
  if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`http://127.0.0.1:${fuzz.house.server.port}/v1${encodeURI(path)}`, {
    ...{ method: operation.method, headers },
    ...(body !== undefined && { body: fill(fuzz, own, JSON.stringify(body)) }),
  });
  const what = `${operation.method} ${path}`;
  const text = await readText(answer);
  const { status } = answer;
  const name = `${operation.id} ${status}`;
  fuzz.counts.set(name, (fuzz.counts.get(name) ?? 0) + 1);
  hold(
    status < 500,
    `${what} ${JSON.stringify(body)} is answered ${status}: ${lastFault(fuzz.house)}`,
  );
  hold(!text.toLowerCase().includes(other.canary), `${what} shows words of another account`);
  hold(operation.responses[status] !== undefined, `${what}: ${status} is not in the document`);
  holdShape(fuzz, step, { what, status, text });
  if (operator !== undefined) return holdOperator(operator, status, what);
  const isGood = status < 300;
  hold(!isGood || target.isOwn || target.last === undefined, `${what} of no own id is ${status}`);
  if (operation.method === "GET" && target.isDeleted)
    hold(status === 404 || status === 400, `${what} is ${status} after it was deleted`);
  if (!isGood || answer.headers.get("content-type")?.startsWith("application/json") !== true)
    return;
  const parsed: unknown = JSON.parse(text);
  holdEnded(ended, own, parsed);
  learn(own, path, parsed);
  const isRemoval = operation.method === "DELETE" && /\}$/.test(operation.path);
  if (isRemoval && target.last !== undefined && operation.id !== "cancelJob")
    forget(own, target.last.kind, target.last.id);
}

/** What the log says of it. */
const lastFault = ({ server }: House): string | undefined =>
  server
    .readLog()
    .split("\n")
    .findLast((line) => line.includes('"level":"error"'))
    ?.slice(0, 1_500);

/** An address cannot carry half a character. */
const wellFormed = (text: string): string => text.toWellFormed();

/** The text of an answer; of an archive, the texts of all files in it. */
async function readText(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.headers.get("content-type") !== "application/zip")
    return new TextDecoder().decode(bytes);
  const files = Object.values(unzipSync(bytes));
  return files.map((file) => new TextDecoder().decode(file)).join("\n");
}

function holdShape(
  { document }: Fuzz,
  { operation }: CallStep,
  { what, status, text }: { what: string; status: number; text: string },
): void {
  const schema = operation.responses[status]?.content?.["application/json"]?.schema;
  if (schema === undefined) return;
  const body: unknown = JSON.parse(text);
  const mismatch = findMismatch(schema, body, document.schemas);
  hold(mismatch === undefined, `${what}, ${status}: ${mismatch}`);
  if (status < 300) return;
  const { error } = body as { error: { code: string; message: string } };
  hold(STATUSES[error.code] === status, `${what}: ${error.code} with status ${status}`);
  hold(error.message.length > 5, `${what}: no message`);
}

/** What the operator did is known to the very next call. */
function holdOperator({ kind }: OperatorStep, status: number, what: string): void {
  const expected = { revoke: 401, downgrade: 402, suspend: 403 }[kind];
  hold(status === expected, `${what} is ${status} after ${kind}`);
}

async function beginOperator(fuzz: Fuzz, own: Actor, { kind }: OperatorStep) {
  const { server } = fuzz.house;
  const { accountId } = own;
  if (kind === "revoke") {
    await server.command("key", "revoke", own.keyId);
    return () => giveKey(fuzz.house, own);
  }
  if (kind === "downgrade") {
    await server.command("account", "plan", accountId, "free");
    return () => server.command("account", "plan", accountId, "agency");
  }
  await server.command("account", "suspend", accountId);
  return () => server.command("account", "resume", accountId);
}

export async function giveKey({ server }: House, actor: Actor): Promise<void> {
  const { id, key } = await server.command("key", "create", "--account", actor.accountId);
  Object.assign(actor, { key, keyId: id });
}

/** Visitors send what they like to a site of the actor's, and look at its pages. */
async function visit(fuzz: Fuzz, step: VisitStep, { own, other }: Scene) {
  const { server } = fuzz.house;
  const place = findPlace(fuzz, step, own);
  if (place === undefined) return;
  const isPage = step.kind === "page";
  const answer = await server.visit(place.host, place.path, {
    method: isPage ? "GET" : "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    ...(!isPage && { body: fill(fuzz, own, JSON.stringify(step.fields)) }),
  });
  const text = await answer.text();
  const name = `${step.kind} ${answer.status}`;
  fuzz.counts.set(name, (fuzz.counts.get(name) ?? 0) + 1);
  hold(answer.status < 500, `a visitor's ${step.kind} is answered ${answer.status}`);
  hold(!text.toLowerCase().includes(other.canary), "a visitor is shown words of another account");
}

/** A form of one of the actor's sites, an event's, or the first page. */
function findPlace({ house }: Fuzz, { kind, at }: VisitStep, { known }: Actor) {
  const pick = (name: string) => {
    const list = (known.get(name) ?? []).filter(({ url }) => url !== undefined);
    return list[at % Math.max(1, list.length)];
  };
  const event = kind === "registration" ? pick("events") : undefined;
  const site = event
    ? known.get("sites")?.find(({ id }) => id === event.parents[0])
    : pick("sites");
  if (site?.url === undefined || (kind === "registration" && event === undefined)) return undefined;
  if (kind === "form")
    return { host: `localhost:${house.server.port}`, path: `/forms/${site.id}/contact` };
  const path = event === undefined ? "/" : `${event.url}/register`;
  return { host: new URL(site.url).host, path };
}
