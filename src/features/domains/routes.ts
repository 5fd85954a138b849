/** Everything below /sites/{id}/domain. */
import { type Call, operation } from "../../http/operation.ts";
import { type DomainState, domainSchema, newDomainSchema } from "./model.ts";
import { checkDomain, getDomain, removeDomain, setDomain } from "./service.ts";

const tag = "Domains";
const path = "/sites/:id/domain";

const DOMAIN = "www.harbour-bakery.example";
const checkedAt = 1763700000000;
const example: DomainState = {
  domain: DOMAIN,
  status: "pending",
  records: [
    {
      type: "CNAME",
      name: DOMAIN,
      value: "harbour-bakery.sites.example",
      purpose: `Leads visitors of ${DOMAIN} to the site.`,
      found: false,
    },
    {
      type: "TXT",
      name: `_sitewright.${DOMAIN}`,
      value: "sitewright-site=5feceb66ffc86f38d952786c6d696c79c2dbc239",
      purpose: `Proves that ${DOMAIN} is yours, so that nobody else can take it here.`,
      found: false,
    },
  ],
  checks: [
    {
      name: "records",
      outcome: "failed",
      text: `${DOMAIN} has no address yet. Add a CNAME record for ${DOMAIN} with the value harbour-bakery.sites.example.`,
      checkedAt,
    },
  ],
  certificate: null,
};
const none: DomainState = {
  ...{ domain: null, status: "none", records: [], checks: [], certificate: null },
};

const siteOf = ({ principal, params }: Pick<Call<unknown, unknown>, "principal" | "params">) => ({
  accountId: principal.accountId,
  siteId: params.id ?? "",
});

const getDomainOperation = operation({
  method: "GET",
  path,
  id: "getDomain",
  tag,
  summary: "Retrieve a site's domain",
  description:
    "The domain that is set for a site, the DNS records that it needs and which of them were found, and what the last look said. A site without a domain answers with `domain` null and status `none`. A domain is `pending` until it leads here, `connecting` while the site is moved, then `live`; `lost` says that it leads elsewhere again.",
  success: { status: 200, description: "The domain.", schema: domainSchema, example },
  errors: ["not_found"],
  handle: (ctx, call) => getDomain(ctx, siteOf(call)),
});

const setDomainOperation = operation({
  method: "PUT",
  path,
  id: "setDomain",
  tag,
  summary: "Set a site's domain",
  description:
    "Puts a site under a domain of yours, and looks at its DNS records at once. The site stays where it is until the domain leads here and everything is ready there; then its url is the domain, and its subdomain leads on to it. A domain that is another site's is refused like an invalid one, unless its claim record (TXT) shows that it is yours.",
  body: newDomainSchema,
  bodyExample: { domain: DOMAIN },
  success: { status: 200, description: "The domain.", schema: domainSchema, example },
  errors: ["not_found"],
  handle: (ctx, call) => setDomain(ctx, siteOf(call), call.body.domain),
});

const checkDomainOperation = operation({
  method: "POST",
  path: `${path}/check`,
  id: "checkDomain",
  tag,
  summary: "Look at a site's domain now",
  description:
    "Looks at the domain's records at once instead of at the next time, and answers what was found.",
  success: { status: 200, description: "The domain.", schema: domainSchema, example },
  errors: ["not_found"],
  handle: (ctx, call) => checkDomain(ctx, siteOf(call)),
});

const removeDomainOperation = operation({
  method: "DELETE",
  path,
  id: "removeDomain",
  tag,
  summary: "Remove a site's domain",
  description:
    "Takes the domain away: the site is at its subdomain from now on. Removing none changes nothing.",
  success: {
    status: 200,
    description: "The site has no domain.",
    schema: domainSchema,
    example: none,
  },
  errors: ["not_found"],
  handle: (ctx, call) => removeDomain(ctx, siteOf(call)),
});

export const domainOperations = [
  getDomainOperation,
  setDomainOperation,
  checkDomainOperation,
  removeDomainOperation,
];
