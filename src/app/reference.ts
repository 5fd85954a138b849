/** What the service says of its API, in both forms: the OpenAPI document and the page made from it. */
import type { Operation } from "../http/operation.ts";
import { createDocsPage } from "./docs-page.tsx";
import { buildOpenApi, type OpenApi } from "./openapi.ts";

export type Reference = { openApi: OpenApi; answerDocs(): Response };

export function createReference(operations: readonly Operation[], publicUrl: string): Reference {
  const openApi = buildOpenApi(operations, `${publicUrl}/v1`);
  return { openApi, answerDocs: createDocsPage(openApi) };
}
