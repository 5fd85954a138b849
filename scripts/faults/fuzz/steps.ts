/**
 * What the fuzzer may do, as fast-check makes it up: calls of every operation with good, bad and
 * hostile values, visitors' forms, and what operators do meanwhile. Names in braces stand for what is
 * only known when it is done: {canary}, {hook}, {picture}.
 */
import fc from "fast-check";
import type { Operation, Schema } from "./document.ts";

/** Which id a call names: of the caller's own, of the other account's, one that was deleted, or none. */
export type IdChoice = { of: "own" | "foreign" | "deleted" | "nonsense"; at: number };

export type CallStep = {
  kind: "call";
  operation: Operation;
  ids: readonly IdChoice[];
  query: Record<string, unknown>;
  body: unknown;
  idempotencyKey: string | undefined;
};
export type VisitStep = { kind: "form" | "registration" | "page"; at: number; fields: object };
export type OperatorStep = { kind: "revoke" | "downgrade" | "suspend" };
export type EditStep = { kind: "edit"; isStale: boolean; value: string };
export type Step = CallStep | VisitStep | EditStep;

/** What is done at once by one of the two accounts, or a move of the operator's, made alone. */
export type Turn = { actor: 0 | 1; steps: readonly Step[]; operator: OperatorStep | undefined };

const HOSTILE = [
  ...[
    "",
    " ",
    "\0",
    "\ud800",
    "a\u0301\u0316",
    "\u202etxt.exe",
    "🍞".repeat(300),
    "%00",
    "../../etc",
  ],
  ...["<script>alert(1)</script>", "' or 1=1 --", "\r\nBcc: x@y.test", "=cmd|'/c calc'!A1"],
  ...[
    "{{7*7}}",
    "#{7*7}",
    "__proto__",
    "null",
    "-0",
    "1e309",
    "9007199254740993",
    "x".repeat(30_000),
  ],
];

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("Harbour {canary}", "{canary} words", "Bread, {canary}"),
  },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
);
const url = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("{hook}/{canary}", "{picture}") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...["http://127.0.0.1:1/", "http://169.254.169.254/latest", "file:///etc/passwd"],
      ...["javascript:alert(1)", "http://[::ffff:7f00:1]:22/", "http://user:pw@nowhere.test/x"],
    ),
  },
  { weight: 1, arbitrary: text },
);
const time = fc.oneof(
  fc.integer({ min: 1_900_000_000_000, max: 4_000_000_000_000 }),
  fc.constantFrom("2031-05-01T18:00:00+02:00", "2031-03-30T02:30", "2031-13-01", 0, -1, 1e300, "x"),
);
/** By the name of the field, where any text would nearly always be refused. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...{
    url,
    existingUrl: fc.constantFrom("http://127.0.0.1:1/", "{picture}", "no url"),
    onlineUrl: url,
  },
  ...{ mapUrl: url, startsAt: time, endsAt: time },
  timezone: fc.constantFrom("Europe/Berlin", "Asia/Kolkata", "Mars/Olympus", ""),
  domain: fc.constantFrom(
    "www.{canary}.example",
    "shop.{canary}.example",
    "a..b",
    "localhost",
    "é.test",
  ),
  base: fc.constantFrom("", "ver_00000000000000000000000000", "draft"),
  capacity: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(-1, 1.5, 1e12, null)),
};

function arbitraryOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const known = BY_NAME[name];
  if (known !== undefined) return known;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, name)));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}, ""), { maxLength: 4 });
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 250 }), fc.constantFrom(-1, 0.5, 2 ** 53));
    case "null":
      return fc.constant(null);
    default:
      return text;
  }
}

/** Mostly as the schema wants it; now and then a field is left out, or is anything at all. */
function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const good = arbitraryOf(member, name);
    const any = fc.oneof({ weight: 40, arbitrary: good }, { weight: 1, arbitrary: fc.jsonValue() });
    return [name, any] as const;
  });
  return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] });
}

function bodyOf({ body }: Operation): fc.Arbitrary<unknown> {
  if (body === undefined) return fc.constant(undefined);
  return fc.oneof(
    { weight: 12, arbitrary: objectOf(body.schema) },
    { weight: 3, arbitrary: fc.constant(body.example) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const idChoice: fc.Arbitrary<IdChoice> = fc.record({
  of: fc.oneof(
    { weight: 14, arbitrary: fc.constant("own" as const) },
    { weight: 2, arbitrary: fc.constant("foreign" as const) },
    { weight: 2, arbitrary: fc.constant("deleted" as const) },
    { weight: 1, arbitrary: fc.constant("nonsense" as const) },
  ),
  at: fc.nat(1_000),
});

const queryOf = ({ query }: Operation): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      query.map(({ name, schema }) => [
        name,
        fc.oneof(
          { weight: 9, arbitrary: arbitraryOf(schema, name) },
          { weight: 1, arbitrary: fc.constantFrom(...HOSTILE.slice(0, 12)) },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );

function callOf(operation: Operation): fc.Arbitrary<CallStep> {
  const key = fc.constantFrom("again-1", "again-2", "again-3");
  return fc.record({
    ...{ kind: fc.constant("call" as const), operation: fc.constant(operation) },
    ids: fc.tuple(idChoice, idChoice, idChoice),
    ...{ query: queryOf(operation), body: bodyOf(operation) },
    idempotencyKey: operation.hasKey ? fc.option(key, { nil: undefined }) : fc.constant(undefined),
  });
}

/** Builds and exports take long, so they are made more rarely. */
const RARE = new Set(["createSite", "exportSite", "addImage", "restoreVersion"]);

export function turnsOf(operations: readonly Operation[]): fc.Arbitrary<Turn[]> {
  const fields = fc.record({ name: text, email: text, message: text, seats: fc.nat(4) });
  const visits = (["form", "registration", "page"] as const).map((kind) => ({
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant(kind), at: fc.nat(1_000), fields }),
  }));
  const edit = fc.record({
    ...{ kind: fc.constant("edit" as const), isStale: fc.boolean(), value: text },
  });
  const step = fc.oneof(
    ...operations.map((operation) => ({
      weight: RARE.has(operation.id) ? 1 : 3,
      arbitrary: callOf(operation),
    })),
    ...visits,
    { weight: 6, arbitrary: edit },
  );
  const actor = fc.constantFrom<0 | 1>(0, 1);
  const operator = fc.record({
    kind: fc.constantFrom<OperatorStep["kind"]>("revoke", "downgrade", "suspend"),
  });
  const turn = fc.record({
    ...{ actor, steps: fc.array(step, { minLength: 1, maxLength: 4 }) },
    operator: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: operator },
    ),
  });
  return fc.array(turn, { minLength: 8, maxLength: 20 });
}
