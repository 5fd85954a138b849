/** The domain of a site, in the words of a person who sets it. */
import * as v from "valibot";
import {
  checkDomain,
  type DomainState,
  getDomain,
  newDomainSchema,
  removeDomain,
  setDomain,
} from "../../domains/room.ts";
import { aboutField } from "./answer.ts";
import { type SiteCall, siteProcedure } from "./procedure.ts";

export type DomainView = {
  domain: string | null;
  status: DomainState["status"];
  records: DomainState["records"];
  checks: DomainState["checks"];
  certificate: {
    status: string;
    issuer: string | null;
    notAfter: number | null;
    problem: string | null;
  } | null;
};

const ownerOf = ({ account, site }: SiteCall<unknown>) => ({
  ...{ accountId: account.id, siteId: site.id },
});

function toView({ domain, status, records, checks, certificate }: DomainState): DomainView {
  return {
    ...{ domain, status, records, checks },
    certificate: certificate && {
      status: certificate.status,
      issuer: certificate.issuer,
      notAfter: certificate.validUntil,
      problem: certificate.status === "valid" ? null : certificate.text,
    },
  };
}

const changes = true;

export const domainProcedures = {
  "domain.get": siteProcedure("owner", {}, async (ctx, call) =>
    toView(await getDomain(ctx, ownerOf(call))),
  ),
  "domain.set": siteProcedure(
    "owner",
    { input: { domain: v.pipe(newDomainSchema.entries.domain) }, changes },
    async (ctx, call) =>
      toView(await aboutField("domain", setDomain(ctx, ownerOf(call), call.input.domain))),
  ),
  "domain.check": siteProcedure("owner", {}, async (ctx, call) =>
    toView(await checkDomain(ctx, ownerOf(call))),
  ),
  "domain.remove": siteProcedure("owner", { changes }, async (ctx, call) =>
    toView(await removeDomain(ctx, ownerOf(call))),
  ),
};
