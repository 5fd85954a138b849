/**
 * What a room has for the service as a whole, as one value. `app.ts` lists the rooms, and everything
 * that is made of all of them is made from that list: a new room is one more entry in it.
 */
import type { SQL } from "drizzle-orm";
import type { Ready } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import type { Statement } from "../platform/database/database.ts";
import type { MailKind } from "../platform/mail/mail.ts";
import { defineState } from "../platform/room-state.ts";
import type { Task } from "../platform/scheduler.ts";
import type { ChangeSource } from "../platform/sharing/change-source.ts";
import type { Operation } from "./operation.ts";
import type { CommandProcedures } from "./procedure.ts";
import type { ServiceRoute } from "./service-route.ts";
import type { VisitorRoute } from "./visitor-door.ts";
import type { ShowPage } from "./visitor-page.ts";

/** What must hold whatever has happened; doctor, restored backups and the hourly check hold it. */
export type Invariant = {
  /** One word, as `doctor` prints it. */
  readonly check: string;
  /** What is said when it holds. */
  readonly good: string;
  /** One line for each breach; it changes nothing. */
  readonly find: (ctx: Context) => Promise<string[]>;
};

/** What is kept of people. A person is an e-mail address within an account. */
export type PersonRecords = {
  /** The field that they stand in when they are handed out. */
  readonly name: string;
  export(ctx: Context, accountId: string, email: string): Promise<readonly object[]>;
  /** Answers how many records it removed. */
  erase(ctx: Context, accountId: string, email: string): Promise<number>;
};

export type Room = {
  /** The folder's. */
  readonly name: string;
  /** Below /v1, with a key. */
  readonly operations?: readonly Operation[];
  /** On sites' own origins, for anybody; `show` puts a page into the site's look. */
  visitorRoutes?(show: ShowPage): readonly VisitorRoute[];
  /** On the service's own origin, for anybody, below a path with a name in it. */
  readonly serviceRoutes?: readonly ServiceRoute[];
  /** On any host, by exact path, for those who look whether the service is there. */
  readonly probes?: Readonly<
    Record<string, (ctx: Context, request: Request, client: string) => Ready<Response>>
  >;
  tasks?(ctx: Context): readonly Task[];
  readonly mails?: readonly MailKind[];
  /** What commands can do, by name. */
  readonly procedures?: CommandProcedures;
  /** What instances on the same database server tell each other of. */
  readonly changes?: readonly ChangeSource[];
  readonly invariants?: readonly Invariant[];
  readonly people?: readonly PersonRecords[];
  /**
   * Removes what of a site is too large for one transaction, a little at a time, when the site is about to
   * be removed for good. What comes meanwhile is `removeSite`'s.
   */
  emptySite?(ctx: Context, siteId: string): Promise<void>;
  /** Part of the transaction that removes a site for good. */
  removeSite?(ctx: Context, siteId: string): Statement[] | Promise<Statement[]>;
  /** A query for the ids of a site's versions that it shows to somebody: those are in use. */
  shownVersions?(ctx: Context, siteId: string): SQL;
  /** Takes up what an earlier process left undone; before the scheduler starts. */
  start?(ctx: Context): void | Promise<void>;
  /** Stores what is only in memory; when nothing runs any more. */
  finish?(ctx: Context): Promise<unknown>;
};

const mounted = defineState<{ rooms: readonly Room[] }>(() => ({ rooms: [] }));

/** Lets the rooms of this context know of each other. */
export function openRooms(ctx: Context, rooms: readonly Room[]): void {
  ctx.states.of(mounted).rooms = rooms;
}

/** In the order of `app.ts`; what is removed goes in the opposite order. */
export const roomsOf = (ctx: Context): readonly Room[] => ctx.states.of(mounted).rooms;

/** Everything that must hold, in all rooms. */
export const listInvariants = (ctx: Context): readonly Invariant[] =>
  roomsOf(ctx).flatMap(({ invariants }) => invariants ?? []);
