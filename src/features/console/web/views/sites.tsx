/** @jsxImportSource preact */
/** All sites one may see: hundreds for an operator, one for a customer. */

import { useAddress } from "../address.ts";
import type { ListedSite } from "../api-types.ts";
import { count, showHost, showNumber } from "../format.ts";
import { LinkButton } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchFilter, SelectFilter } from "../parts/filters.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { SiteStatusMark } from "../parts/status.tsx";
import { useQuery } from "../query.ts";
import { may, session } from "../session.ts";
import { RunningBuilds } from "./running-builds.tsx";

const STATUSES = [
  { value: "", text: "All" },
  { value: "live", text: "Live" },
  { value: "provisioning", text: "Going live" },
  { value: "draft", text: "Draft" },
];

export function Sites() {
  const { query, skip } = useAddress();
  const list = useQuery("sites.list", {
    ...(query.q ? { q: query.q } : {}),
    ...(query.status ? { status: query.status } : {}),
    limit: PAGE_SIZE,
    skip,
  });
  const isFiltered = Boolean(query.q || query.status);
  const total = list.data?.total ?? 0;
  const mayBuild = may("editor");
  return (
    <PageFrame
      title="Sites"
      loads={[list]}
      actions={
        mayBuild && (
          <LinkButton href="/console/sites/new" look="main">
            New site
          </LinkButton>
        )
      }
    >
      {() => (
        <>
          <RunningBuilds />
          {total > 0 || isFiltered ? (
            <>
              <search class="filters">
                <SearchFilter />
                <SelectFilter label="Status" name="status" options={STATUSES} />
                <p class="filters-count">{count(total, "site")}</p>
              </search>
              {total > 0 ? <SiteTable items={list.data?.items ?? []} /> : <NothingFound />}
              <Paging total={total} />
            </>
          ) : (
            <FirstSite mayBuild={mayBuild} />
          )}
        </>
      )}
    </PageFrame>
  );
}

function SiteTable({ items }: { items: readonly ListedSite[] }) {
  const showsAccount = (session.value?.accounts.length ?? 0) > 1 || session.value?.user?.isOperator;
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Status</th>
          <th scope="col" class="wide">
            Address
          </th>
          <th scope="col" class="number">
            New leads
          </th>
          <th scope="col" class="number wide">
            Visits, 7 days
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((site) => (
          <SiteRow key={site.id} site={site} showsAccount={showsAccount === true} />
        ))}
      </tbody>
    </table>
  );
}

function SiteRow({ site, showsAccount }: { site: ListedSite; showsAccount: boolean }) {
  return (
    <tr>
      <th scope="row">
        <a class="row-link" data-row href={`/console/sites/${site.id}`}>
          {site.name}
        </a>
        {showsAccount && <span class="sub">{site.accountName}</span>}
        <span class="sub slim">{`${count(site.visits7, "visit")} in 7 days`}</span>
        {site.url && <span class="sub slim address">{showHost(site.url)}</span>}
      </th>
      <td>
        <SiteStatusMark status={site.status} />
      </td>
      <td class="wide">
        {site.url ? (
          <a class="address" href={site.url} target="_blank" rel="noreferrer">
            {showHost(site.url)}
          </a>
        ) : (
          <span class="muted">–</span>
        )}
      </td>
      <td class="number">
        {site.newLeads > 0 ? (
          <a class="badge" href={`/console/sites/${site.id}/leads?status=new`}>
            {showNumber(site.newLeads)}
          </a>
        ) : (
          <span class="muted">0</span>
        )}
      </td>
      <td class="number wide">{showNumber(site.visits7)}</td>
    </tr>
  );
}

function NothingFound() {
  return (
    <Empty title="No site matches.">
      <p>
        <a href="/console/">Show all sites</a>
      </p>
    </Empty>
  );
}

function FirstSite({ mayBuild }: { mayBuild: boolean }) {
  return (
    <Empty title="No sites yet.">
      {mayBuild ? (
        <>
          <p>
            A site begins with a name and what the business does. A few sentences more make it
            fitting. It takes less than a minute.
          </p>
          <LinkButton href="/console/sites/new" look="main">
            Write the first brief
          </LinkButton>
        </>
      ) : (
        <p>When somebody of your account builds one, it appears here.</p>
      )}
    </Empty>
  );
}
