/** What an owner sets for a site's forms. */
import * as v from "valibot";
import { operation } from "../../http/operation.ts";
import { formSettingsSchema, getFormSettings, setFormSettings } from "./settings.ts";

const example = { redirectOrigins: ["https://shop.example"] };
const success = {
  status: 200,
  description: "The settings.",
  schema: v.object({ formSettings: formSettingsSchema }),
  example: { formSettings: example },
} as const;

const getFormSettingsOperation = operation({
  method: "GET",
  path: "/sites/:id/form-settings",
  id: "getFormSettings",
  tag: "Leads",
  summary: "Retrieve the settings of a site's forms",
  description:
    "`redirectOrigins` are the origins, beside the site's own, that a form may lead on to with `_next` or `redirect`. Anything else leads to the thank-you page.",
  success,
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => ({
    formSettings: await getFormSettings(ctx, principal.accountId, params.id ?? ""),
  }),
});

const setFormSettingsOperation = operation({
  method: "PATCH",
  path: "/sites/:id/form-settings",
  id: "setFormSettings",
  tag: "Leads",
  summary: "Set where a site's forms may lead on to",
  description:
    "Replaces the list. Browsers follow such a redirect from an exported site; the pages that are hosted here allow forms to end on their own origin only.",
  body: formSettingsSchema,
  bodyExample: example,
  success,
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, body }) => ({
    formSettings: await setFormSettings(ctx, principal.accountId, params.id ?? "", body),
  }),
});

export const formOperations = [getFormSettingsOperation, setFormSettingsOperation];
