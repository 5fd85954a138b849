/**
 * The service under trial: a process with an account, a live site and an event, the mail server and
 * the client's system that it reaches, and the check of what must hold.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { HealthFinding } from "../../src/features/upkeep/finding.ts";
import { type ConnectedServer, openConnectedServer } from "../../test/fixtures/connected-server.ts";
import { openForm } from "../../test/fixtures/issued.ts";
import type { ProcessOptions } from "../../test/fixtures/server-process.ts";
import { hold, type Setting } from "./fault.ts";
import { type MemoryKinds, readMemoryKinds } from "./memory-kinds.ts";

const DAY_MS = 24 * 60 * 60_000;
export const OWNER = "owner@acme.test";

export type House = ConnectedServer & {
  /** Throws unless every invariant holds, by `doctor`, whether or not the service runs. */
  holdInvariants(): Promise<void>;
  /** Memory that the process has, in bytes. */
  residentBytes(): number;
  /** The part of it that is the process's own, without pages of files that the system may drop. */
  privateBytes(): number;
  /** The same by what it is for. */
  memoryKinds(): MemoryKinds;
  openFiles(): number;
  /** A visitor's message on the site; answers the status. */
  sendLead(place: Place, name: string): Promise<number>;
};

/** Where visitors send what they send. */
export type Place = {
  accountId: string;
  key: string;
  siteId: string;
  host: string;
  eventId: string;
  eventPath: string;
  /** The signed times of the contact form and of the event's. */
  issued: { lead: string; seat: string };
};

/** Findings on the world around the service, which faults are made of. */
const OUTSIDE = new Set([
  ...["configuration", "mail", "model", "dns", "proxy", "clock", "domains", "certificates"],
  ...["backups", "quality"],
]);

export async function openHouse(
  { program }: Setting,
  settings: Record<string, string> = {},
  options: ProcessOptions = {},
): Promise<House> {
  const connected = await openConnectedServer(settings, { program, isQuiet: true, ...options });
  const { server } = connected;
  const status = (name: string) => readFileSync(`/proc/${server.pid()}/${name}`, "utf8");
  return {
    ...connected,
    async holdInvariants() {
      const { text } = await server.run("doctor", "--json");
      hold(text.startsWith("["), `doctor answers nothing: ${text}`);
      const findings = JSON.parse(text) as HealthFinding[];
      const held = findings.filter(({ check }) => !OUTSIDE.has(check));
      hold(held.length >= 7, `doctor looks at ${held.length} invariants only`);
      const broken = held.filter(({ ok }) => !ok).map(({ check, text }) => `${check}: ${text}`);
      hold(broken.length === 0, broken.join("; "));
    },
    residentBytes: () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(status("status"))?.[1] ?? 0),
    privateBytes: () => 1024 * Number(/RssAnon:\s+(\d+)/.exec(status("status"))?.[1] ?? 0),
    memoryKinds: () => readMemoryKinds(status("smaps")),
    openFiles: () => readdirSync(`/proc/${server.pid()}/fd`).length,
    sendLead: async (place, name) =>
      (await postForm(connected, place.host, "/_forms/contact", leadOf(place, name))).status,
  };
}

export const leadOf = ({ issued }: Place, name: string): object => ({
  ...{ name, email: `${name}@visitors.test`, message: "Hello", _issued: issued.lead },
});

export const postForm = ({ server }: ConnectedServer, host: string, path: string, body: object) =>
  server.visit(host, path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });

/** Opens an account with a live site that has an event, in a service that runs. */
export async function furnish(house: House, capacity = 40): Promise<Place> {
  const { server } = house;
  const { accountId, key } = await server.createOwner(OWNER);
  const { siteId, origin } = await house.buildSite();
  const { event } = await server.call("POST", `/sites/${siteId}/events`, {
    ...{ title: "Race", startsAt: Date.now() + 10 * DAY_MS, capacity, status: "published" },
  });
  const { host } = new URL(origin);
  const issued = await openForms(house, host, event.url);
  return {
    ...{ accountId, key, siteId, host, issued },
    ...{ eventId: event.id, eventPath: event.url },
  };
}

/** The signed times of the two forms, as this instance gives them. */
export async function openForms(
  { server }: House,
  host: string,
  eventPath: string,
): Promise<Place["issued"]> {
  const visit = (path: string) => server.visit(host, path);
  const [lead = "", seat = ""] = await Promise.all(
    ["/_forms/contact", `${eventPath}/register`].map((action) => openForm(visit, action)),
  );
  return { lead, seat };
}
