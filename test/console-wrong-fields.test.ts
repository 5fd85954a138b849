/** Each field of each console procedure, sent wrong: refused by name, in words for people, and nothing is done. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { consoleProcedures, type ProcedureName } from "../src/features/console/api/procedures.ts";
import { type ConsoleBrowser, claimInstance, joinAs } from "./fixtures/console.ts";
import { CASES, type World } from "./fixtures/console-calls.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { faultsIn, startTestService, type TestService } from "./harness.ts";

let service: TestService;
let world: World;
let operator: ConsoleBrowser;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1:9" },
  });
  operator = await claimInstance(service);
  const { id: accountId } = await service.createAccount();
  const parts = { slug: "bakery", files: smallSite("fields"), document: bakeryDocument() };
  const { siteId } = await storeSite(service.ctx, { ...parts, accountId });
  let members = 0;
  const member = async () => {
    members += 1;
    const one = await joinAs(service, accountId, "viewer", `member${members}@example.com`);
    return (await one.call("you.get")).body.user.id;
  };
  world = { ctx: service.ctx, accountId, siteId, member };
}, 60_000);
afterAll(() => service.close());

/** What a call is about is found before its input is read: whatever is no id is nobody's. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  account: ["accountId"],
  site: ["siteId"],
  job: ["jobId"],
};
/** Taken as they are: the room that they are for reads them. */
const ANYTHING: readonly string[] = ["builder.apply operation"];

const entriesOf = (name: ProcedureName): readonly string[] => {
  const { schema } = consoleProcedures[name] as unknown as {
    schema: { entries?: Readonly<Record<string, unknown>> };
  };
  return Object.keys(schema.entries ?? {});
};
const fieldsOf = (name: ProcedureName): readonly string[] =>
  entriesOf(name).filter(
    (field) =>
      !ANYTHING.includes(`${name} ${field}`) &&
      !SUBJECTS[consoleProcedures[name].scope]?.includes(field),
  );

/** No field takes a list within a list, nor a number that is none of its own. */
const WRONG: readonly unknown[] = [[[]], -0.5];

const NAMES = Object.keys(CASES) as ProcedureName[];

test.each(NAMES.filter((name) => fieldsOf(name).length > 0))("%s", async (name) => {
  const valid = (await CASES[name].input(world)) as Record<string, unknown>;
  for (const field of fieldsOf(name))
    for (const wrong of WRONG) {
      const input = { ...valid, [field]: wrong };
      const { status, body } = await operator.call(name, input);
      // Of what was sent: an operation of the builder is wanted, and the table has none.
      const fields = Object.keys(body.error?.fields ?? {}).filter((one) => one in input);
      const said = { status, code: body.error?.code, fields };
      expect({ field, wrong, said }).toEqual({
        ...{ field, wrong },
        said: { status: 400, code: "invalid_request", fields: [field] },
      });
      const [text] = Object.values(body.error.fields) as string[];
      expect(text).toMatch(/^[A-Z].{6,}\.$/);
      expect(text).not.toContain("`");
    }
});

test.each(NAMES.filter((name) => consoleProcedures[name].scope !== "none"))(
  "%s is about nothing where its subject is no id",
  async (name) => {
    const valid = (await CASES[name].input(world)) as Record<string, unknown>;
    const [subject = ""] = SUBJECTS[consoleProcedures[name].scope] ?? [];
    for (const wrong of [5, null, [], {}, "", "a b", "x".repeat(65), "../x", "%00"]) {
      const { status, body } = await operator.call(name, { ...valid, [subject]: wrong });
      expect([wrong, status, body.error?.code]).toEqual([wrong, 404, "not_found"]);
    }
  },
);

test("none of it was a fault of the service", () => {
  expect(faultsIn(service.logLines)).toEqual([]);
});
