/**
 * A console procedure as one value: who may call it, what it takes, what it does. Everything is
 * checked here, before a room's service is called, so that no procedure can forget to.
 */
import * as v from "valibot";
import type { Context } from "../../../platform/context.ts";
import type { AccountRow } from "../../accounts/room.ts";
import type { Role } from "../../people/room.ts";
import type { SiteRow } from "../../sites/room.ts";
import type { Requester, SignedInCaller, SubjectScope } from "./caller.ts";
import { idText } from "./id-text.ts";

/** What is needed to call a procedure; a role includes those below it, and operators may all. */
export type Access = "anyone" | "person" | Role | "operator";

type Entries = v.ObjectEntries;
type Sent<E extends Entries> = v.InferInput<v.ObjectSchema<E, undefined>>;
type Read<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** What the mount knows by the time that a procedure runs; the definitions below say what of it is there. */
export type FoundCall = {
  input: unknown;
  visitor: Requester;
  caller: SignedInCaller | undefined;
  account: AccountRow | undefined;
  /** The caller's role in that account; operators count as owners. */
  role: Role | undefined;
  site: SiteRow | undefined;
};

export type ConsoleProcedure<Input = unknown, Output = unknown> = {
  readonly access: Access;
  readonly scope: SubjectScope;
  /** What changes something is written into the audit log. */
  readonly changes: boolean;
  readonly schema: v.GenericSchema<unknown, unknown>;
  run(ctx: Context, found: FoundCall): Promise<Output>;
  /** Only ties the types to the value. */
  readonly input?: Input;
};

/** The empty list of fields. */
type None = Record<never, never>;

type Options<E extends Entries> = { input?: E; changes?: boolean };

export type OpenCall<Input> = {
  input: Input;
  visitor: Requester;
  caller: SignedInCaller | undefined;
};
export type PersonCall<Input> = { input: Input; visitor: Requester; caller: SignedInCaller };
export type AccountCall<Input> = PersonCall<Input> & { account: AccountRow; role: Role };
export type SiteCall<Input> = AccountCall<Input> & { site: SiteRow };

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("a procedure was reached around its checks");
  return value;
};

/** For everybody, signed in or not. It never writes to the audit log by itself. */
export function openProcedure<Output, E extends Entries = None>(
  options: Options<E>,
  run: (ctx: Context, call: OpenCall<Read<E>>) => Promise<Output>,
): ConsoleProcedure<Sent<E>, Output> {
  return {
    ...{ access: "anyone", scope: "none", changes: options.changes ?? false },
    schema: v.object(options.input ?? {}),
    run: (ctx, { input, visitor, caller }) =>
      run(ctx, { input: input as Read<E>, visitor, caller }),
  };
}

/** For whoever has signed in, about themselves. */
export function personProcedure<Output, E extends Entries = None>(
  options: Options<E>,
  run: (ctx: Context, call: PersonCall<Read<E>>) => Promise<Output>,
): ConsoleProcedure<Sent<E>, Output> {
  return {
    ...{ access: "person", scope: "none", changes: options.changes ?? false },
    schema: v.object(options.input ?? {}),
    run: (ctx, { input, visitor, caller }) =>
      run(ctx, { input: input as Read<E>, visitor, caller: required(caller) }),
  };
}

/** For operators, about the instance. */
export function operatorProcedure<Output, E extends Entries = None>(
  options: Options<E>,
  run: (ctx: Context, call: PersonCall<Read<E>>) => Promise<Output>,
): ConsoleProcedure<Sent<E>, Output> {
  return { ...personProcedure(options, run), access: "operator" };
}

const accountEntries = { accountId: v.optional(idText("an account's")) };
type AccountEntries = typeof accountEntries;

/** About one account: the one that the person works in, or the one that `accountId` names. */
export function accountProcedure<Output, E extends Entries = None>(
  access: Role,
  options: Options<E>,
  run: (ctx: Context, call: AccountCall<Read<E & AccountEntries>>) => Promise<Output>,
): ConsoleProcedure<Sent<E & AccountEntries>, Output> {
  return {
    ...{ access, scope: "account", changes: options.changes ?? false },
    schema: v.object({ ...options.input, ...accountEntries }),
    run: (ctx, found) => run(ctx, accountCall(found)),
  };
}

const namedAccountEntries = { accountId: idText("an account's") };
type NamedAccountEntries = typeof namedAccountEntries;

/**
 * For operators, about one account, which `accountId` has to name: what is done to accounts is not done to
 * the one that the operator happens to work in.
 */
export function operatorAccountProcedure<Output, E extends Entries = None>(
  options: Options<E>,
  run: (ctx: Context, call: AccountCall<Read<E & NamedAccountEntries>>) => Promise<Output>,
): ConsoleProcedure<Sent<E & NamedAccountEntries>, Output> {
  return {
    ...{ access: "operator", scope: "account", changes: options.changes ?? false },
    schema: v.object({ ...options.input, ...namedAccountEntries }),
    run: (ctx, found) => run(ctx, accountCall(found)),
  };
}

const siteEntries = { siteId: idText("a site's") };
type SiteEntries = typeof siteEntries;

/** About the site that `siteId` names. */
export function siteProcedure<Output, E extends Entries = None>(
  access: Role,
  options: Options<E>,
  run: (ctx: Context, call: SiteCall<Read<E & SiteEntries>>) => Promise<Output>,
): ConsoleProcedure<Sent<E & SiteEntries>, Output> {
  return {
    ...{ access, scope: "site", changes: options.changes ?? false },
    schema: v.object({ ...options.input, ...siteEntries }),
    run: (ctx, found) => run(ctx, { ...accountCall(found), site: required(found.site) }),
  };
}

const jobEntries = { jobId: idText("a job's") };
type JobEntries = typeof jobEntries;

/** About the job that `jobId` names. */
export function jobProcedure<Output, E extends Entries = None>(
  access: Role,
  options: Options<E>,
  run: (ctx: Context, call: AccountCall<Read<E & JobEntries>>) => Promise<Output>,
): ConsoleProcedure<Sent<E & JobEntries>, Output> {
  return {
    ...{ access, scope: "job", changes: options.changes ?? false },
    schema: v.object({ ...options.input, ...jobEntries }),
    run: (ctx, found) => run(ctx, accountCall(found)),
  };
}

/** The mount has put the input through the procedure's own schema, which is what the type says. */
function accountCall<Input>({
  input,
  visitor,
  caller,
  account,
  role,
}: FoundCall): AccountCall<Input> {
  return {
    input: input as Input,
    visitor,
    caller: required(caller),
    account: required(account),
    role: required(role),
  };
}

/** What is called by name. */
export type ProcedureTable = Readonly<Record<string, ConsoleProcedure>>;
