/** A site's history below /sites/{id}/versions, and what shows it to visitors: publish and unpublish. */
import * as v from "valibot";
import { operation } from "../../http/operation.ts";
import { getSite, siteSchema } from "../sites/room.ts";
import { listVersions, restoreVersion } from "./history.ts";
import {
  type ListedVersion,
  versionAnswerSchema,
  versionListQuerySchema,
  versionListSchema,
} from "./model.ts";
import { withdrawSite } from "./planned-releases.ts";
import { publishSite } from "./release.ts";

const CREATED = 201;

const EXAMPLE: ListedVersion = {
  id: "ver_01k9zjf4f6g8h0j2k4m6n8p0q2",
  createdAt: 1763700304000,
  why: "restored",
  who: "key_01k9zj2b7g9z0a1b2c3d4e5f6g",
  base: "ver_01k9zj4c8h0a1b2c3d4e5f6g7h",
  isLive: false,
  isNewest: true,
};

const SITE = {
  id: "site_01k9zj4c8h0a1b2c3d4e5f6g7h",
  name: "Harbour Bakery",
  status: "provisioning",
  url: null,
  customDomain: null,
  pages: 9,
  createdAt: 1763700000000,
  updatedAt: 1763700304000,
};

const siteAnswerSchema = v.object({ site: siteSchema });

const listVersionsOperation = operation({
  method: "GET",
  path: "/sites/:id/versions",
  id: "listVersions",
  tag: "Versions",
  summary: "List a site's versions",
  description:
    "What a site has been, newest first: a version is kept for each change that was published, restored or made by a revision. Of those that visitors ever got, the newest hundred are kept.",
  query: versionListQuerySchema,
  success: {
    status: 200,
    description: "One page of versions, and how many are kept in all.",
    schema: versionListSchema,
    example: { versions: [EXAMPLE], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, query }) => {
    const { id } = await getSite(ctx, principal.accountId, params.id ?? "");
    return listVersions(ctx, id, query);
  },
});

const restoreVersionOperation = operation({
  method: "POST",
  path: "/sites/:id/versions/:versionId/restore",
  id: "restoreVersion",
  tag: "Versions",
  summary: "Restore a version",
  description:
    "Brings back what the site was: the restored version is a new one, and the site's newest. The live site stays as it is until `POST /sites/{id}/publish`. With an `Idempotency-Key` the same call answers the same version for 24 hours, marked `Idempotent-Replayed: true`.",
  idempotent: true,
  success: {
    status: CREATED,
    description: "The new version.",
    schema: versionAnswerSchema,
    example: { version: EXAMPLE },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, record }) => {
    const { accountId, keyId } = principal;
    const { id: siteId } = await getSite(ctx, accountId, params.id ?? "");
    const restore = { siteId, versionId: params.versionId ?? "", madeBy: keyId };
    return {
      version: await restoreVersion(ctx, restore, (version) => record({ version })),
    };
  },
});

const publishSiteOperation = operation({
  method: "POST",
  path: "/sites/:id/publish",
  id: "publishSite",
  tag: "Sites",
  summary: "Publish a site",
  description:
    "Shows the site's newest version to visitors. A draft becomes `provisioning`, and `live` once its checks have passed; a live site goes on showing what it shows until the new version has passed them. The call can be repeated.",
  success: {
    status: 200,
    description: "The site, as it is now.",
    schema: siteAnswerSchema,
    example: { site: SITE },
  },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => {
    const { id } = await getSite(ctx, principal.accountId, params.id ?? "");
    return { site: await publishSite(ctx, id) };
  },
});

const unpublishSiteOperation = operation({
  method: "POST",
  path: "/sites/:id/unpublish",
  id: "unpublishSite",
  tag: "Sites",
  summary: "Take a site off the web",
  description:
    "The site becomes a draft, and its address answers like one that never existed. Nothing is lost: a publish brings it back, and one that was planned is not carried out. The call can be repeated.",
  success: {
    status: 200,
    description: "The site, as it is now.",
    schema: siteAnswerSchema,
    example: { site: { ...SITE, status: "draft" } },
  },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => {
    const { id } = await getSite(ctx, principal.accountId, params.id ?? "");
    return { site: await withdrawSite(ctx, id) };
  },
});

export const versionOperations = [
  listVersionsOperation,
  restoreVersionOperation,
  publishSiteOperation,
  unpublishSiteOperation,
];
