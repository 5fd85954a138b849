/** The operator's first account: made once, whoever starts at the same moment. */
import { expect, test } from "bun:test";
import { openTestContext } from "../../../test/fixtures/context.ts";
import { makeDirectory } from "../../../test/fixtures/database-file.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import { bootstrapAccount, listAccounts } from "./service.ts";

test("instances that start together on an empty server make one account between them", async () => {
  using place = makeDirectory();
  const server = serveLibsql(place.path);
  const environment = {
    SITEWRIGHT_DATABASE_URL: server.url,
    SITEWRIGHT_BOOTSTRAP: "name=Acme;email=owner@acme.test;plan=pro",
  };
  const houses = [await openTestContext({ environment }), await openTestContext({ environment })];
  const made = await Promise.all(houses.map(({ ctx }) => bootstrapAccount(ctx)));
  const [first] = houses;
  expect(made.filter((account) => account !== undefined)).toHaveLength(1);
  expect(first && (await listAccounts(first.ctx))).toHaveLength(1);
  for (const house of houses) await house.close();
  await server.stop();
});
