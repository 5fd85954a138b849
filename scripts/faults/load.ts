/**
 * Everything that clients do, at once, until the service is gone: builds and cancellations, forms,
 * registrations, changes of events, edits in the builder. Only what was answered for is noted, and
 * afterwards it has to be there.
 */
import { until } from "../../test/fixtures/server-process.ts";
import { idsOf } from "../../test/fixtures/webhook-receiver.ts";
import type { Editor } from "./editor.ts";
import { hold } from "./fault.ts";
import { type House, leadOf, type Place, postForm } from "./house.ts";

type Book = { sent: Set<string>; acknowledged: Set<string> };
type Job = { id: string; status: string; siteId: string | null };
type Named = { name: string; status: string; seats: number };

export type Books = {
  readonly jobs: Set<string>;
  readonly cancelled: Set<string>;
  readonly leads: Book;
  readonly registrations: Book;
  /** Titles of the event, in the order in which they were sent; the last one acknowledged. */
  readonly titles: { sent: string[]; acknowledged: number };
  readonly edits: { count: number };
  /** Calls that broke off or were refused because the service was gone. */
  broken: number;
};

const newBook = (): Book => ({ sent: new Set(), acknowledged: new Set() });
export const openBooks = (): Books => ({
  ...{ jobs: new Set<string>(), cancelled: new Set<string>() },
  ...{ leads: newBook(), registrations: newBook() },
  ...{ titles: { sent: [], acknowledged: -1 }, edits: { count: 0 }, broken: 0 },
});

export const countAcknowledged = (books: Books): number =>
  books.jobs.size +
  books.cancelled.size +
  books.leads.acknowledged.size +
  books.registrations.acknowledged.size +
  books.titles.acknowledged +
  1 +
  books.edits.count;

class Unexpected extends Error {}

const pause = (msMax: number) => Bun.sleep(Math.random() * msMax);

/** Runs `step` again and again until it breaks off, as everything does when the service is gone. */
async function repeat(books: Books, step: (at: number) => Promise<void>): Promise<void> {
  try {
    for (let at = 0; ; at += 1) await step(at);
  } catch (error) {
    if (error instanceof Unexpected) throw error;
    books.broken += 1;
  }
}

function expectAnswer(isGood: boolean, words: string): void {
  if (!isGood) throw new Unexpected(words);
}

/** Resolves once the service is gone. `life` tells the names of one life from those of the others. */
export async function loadUntilDead(
  house: House,
  place: Place,
  books: Books,
  { life, editor, builds = true }: { life: string; editor: Editor | undefined; builds?: boolean },
): Promise<void> {
  await Promise.all([
    ...(builds ? [repeat(books, (at) => build(house, books, at))] : []),
    ...["a", "b"].map((sender) =>
      repeat(books, (at) => send(house, place, books, `${life}-${sender}${at}`)),
    ),
    repeat(books, (at) => register(house, place, books, `${life}-r${at}`)),
    repeat(books, () => retitle(house, place, books)),
    ...(editor === undefined ? [] : [repeat(books, () => edit(editor, books))]),
  ]);
}

async function build({ server }: House, books: Books, at: number): Promise<void> {
  const brief = { businessName: `Harbour ${books.jobs.size}`, industry: "bakery" };
  const { jobId } = await server.call("POST", "/sites", brief);
  expectAnswer(typeof jobId === "string", "a build was not accepted");
  books.jobs.add(jobId);
  await pause(60);
  if (at % 3 !== 0) {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    expectAnswer(job.id === jobId, "a job that was acknowledged is not found");
    await pause(200);
    return;
  }
  const { job } = await server.call("DELETE", `/jobs/${jobId}`);
  if (job.status === "cancelled") books.cancelled.add(jobId);
}

async function send(house: House, place: Place, books: Books, name: string): Promise<void> {
  books.leads.sent.add(name);
  const answer = await postForm(house, place.host, "/_forms/contact", leadOf(place, name));
  expectAnswer(answer.status === 200, `a form is answered ${answer.status}`);
  await answer.text();
  books.leads.acknowledged.add(name);
  await pause(20);
}

async function register(house: House, place: Place, books: Books, name: string): Promise<void> {
  books.registrations.sent.add(name);
  const answer = await postForm(house, place.host, `${place.eventPath}/register`, {
    ...{ name, email: `${name}@visitors.test`, seats: 2, _issued: place.issued.seat },
  });
  expectAnswer(answer.status === 201, `a registration is answered ${answer.status}`);
  await answer.text();
  books.registrations.acknowledged.add(name);
  await pause(20);
}

async function retitle({ server }: House, place: Place, { titles }: Books): Promise<void> {
  const title = `Race ${titles.sent.length}`;
  titles.sent.push(title);
  const path = `/sites/${place.siteId}/events/${place.eventId}`;
  const { event } = await server.call("PATCH", path, { title });
  expectAnswer(event.title === title, "a change of an event is not answered");
  titles.acknowledged = titles.sent.length - 1;
  await pause(100);
}

async function edit(editor: Editor, books: Books): Promise<void> {
  await editor.edit();
  books.edits.count += 1;
  await pause(20);
}

/** Throws unless everything acknowledged is there, nothing was invented, and nothing is there twice. */
export async function holdBooks(house: House, place: Place, books: Books): Promise<string> {
  const { server } = house;
  const path = `/sites/${place.siteId}`;
  const jobs = await until(
    "all jobs have ended",
    async () => {
      const list = await server.listAll<Job>("/jobs", "jobs");
      return list.every(({ status }) => status !== "pending" && status !== "running") && list;
    },
    600_000,
  );
  holdJobs(jobs, books);
  const leads = await server.listAll<Named>(`${path}/leads`, "leads");
  holdBook("lead", leads, books.leads);
  const list = `${path}/events/${place.eventId}/registrations`;
  const registrations = await server.listAll<Named>(list, "registrations");
  holdBook("registration", registrations, books.registrations);
  const { event } = await server.call("GET", `${path}/events/${place.eventId}`);
  const stored = books.titles.sent.indexOf(event.title);
  hold(
    books.titles.acknowledged < 0 || stored >= books.titles.acknowledged,
    "a change of an event was lost",
  );
  const completed = jobs.filter(({ status }) => status === "completed").length;
  const { usage } = await server.call("GET", "/me");
  hold(usage.used === 5 * completed, `${completed} builds cost ${usage.used} credits`);
  return `${jobs.length} jobs, ${leads.length} leads, ${registrations.length} registrations, ${
    books.titles.acknowledged + 1
  } changes of an event, ${books.edits.count} edits`;
}

function holdJobs(jobs: readonly Job[], books: Books): void {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  hold(byId.size === jobs.length, "a job is listed twice");
  for (const id of books.jobs) hold(byId.has(id), `job ${id} was lost`);
  for (const id of books.cancelled)
    hold(byId.get(id)?.status === "cancelled", `job ${id} goes on though it was cancelled`);
  for (const { id, status, siteId } of jobs)
    hold((siteId !== null) === (status === "completed"), `job ${id} is ${status} with ${siteId}`);
}

function holdBook(what: string, list: readonly Named[], { sent, acknowledged }: Book): void {
  const names = new Set(list.map(({ name }) => name));
  hold(names.size === list.length, `a ${what} is there twice`);
  for (const name of acknowledged) hold(names.has(name), `the ${what} of ${name} was lost`);
  for (const name of names) hold(sent.has(name), `a ${what} of ${name} was invented`);
}

/** Waits until every message of the endpoint has been received, by its id, and answers how many. */
export async function holdMessages(
  { server, receiver }: House,
  webhookId: string,
): Promise<number> {
  type Delivery = { messageId: string; status: string };
  const path = `/webhooks/${webhookId}/deliveries`;
  await until(
    "all messages are delivered",
    async () => (await server.call("GET", `${path}?status=pending&limit=1`)).total === 0,
    600_000,
  );
  const deliveries = await server.listAll<Delivery>(path, "deliveries");
  const received = new Set(idsOf(receiver.received));
  for (const { messageId, status } of deliveries)
    hold(
      status === "succeeded" && received.has(messageId),
      `message ${messageId} did not arrive (${status})`,
    );
  hold(received.size === deliveries.length, "a message was invented");
  return deliveries.length;
}
