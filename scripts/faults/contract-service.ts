/** The service that contract calls are made to, with an account, a model, and a picture to fetch. */
import { SAMPLES, type Sample } from "../../test/contract-samples.ts";
import { startModelServer } from "../../test/fixtures/model-server.ts";
import { answerWell } from "../../test/fixtures/model-words.ts";
import { makePng } from "../../test/fixtures/pictures.ts";
import { startTestService, type TestAccount, type TestService } from "../../test/harness.ts";
import { hold } from "./fault.ts";

export type ContractService = {
  readonly service: TestService;
  readonly account: TestAccount;
  /** A call of the operation that is accepted, with a JSON body where it has one. */
  prepare(operationId: string): Promise<Sample>;
  close(): Promise<void>;
};

export async function openContractService(): Promise<ContractService> {
  const model = startModelServer();
  model.answer = answerWell;
  const pictures = Bun.serve({
    ...{ hostname: "127.0.0.1", port: 0 },
    fetch: () => new Response(makePng(40, 30), { headers: { "content-type": "image/png" } }),
  });
  const service = await startTestService({
    environment: {
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
    },
  });
  const account = await service.createAccount();
  return {
    ...{ service, account },
    async prepare(operationId) {
      const sample = SAMPLES[operationId];
      hold(sample !== undefined, `${operationId} has no sample`);
      const { path, body, form } = await sample(service, account);
      // These tools pass bodies on as text, which no picture survives; it is fetched instead.
      const url = `http://127.0.0.1:${pictures.port}/loaf.png`;
      return { path, body: form === undefined ? body : { url } };
    },
    async close() {
      await service.close();
      await model.close();
      await pictures.stop(true);
    },
  };
}
