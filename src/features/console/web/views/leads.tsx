/** @jsxImportSource preact */
/** The inbox of a site: what its forms brought, and what was kept out of it. */
import { useAddress } from "../address.ts";
import { type InboxLead, LEAD_STATUSES, type Role } from "../api-types.ts";
import { count } from "../format.ts";
import { LinkButton } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchFilter, SelectFilter } from "../parts/filters.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { capitalise, LeadStatusMark } from "../parts/status.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { Ago } from "../parts/time.tsx";
import { useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { LeadDetail } from "./lead-detail.tsx";
import { tellSpamReason } from "./spam-reason.ts";

const STATUSES = [
  { value: "", text: "All" },
  ...LEAD_STATUSES.map((status) => ({ value: status, text: capitalise(status) })),
];
const TABS = [
  { id: "inbox", text: "Inbox" },
  { id: "spam", text: "Spam" },
];

export function Leads({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { query, change } = useAddress();
  const isSpam = query.tab === "spam";
  const site = useQuery("sites.get", { siteId });
  const list = useLeads(siteId, isSpam);
  const items = list.data?.items ?? [];
  const role = site.data?.role ?? "viewer";
  // The file holds the whole inbox, whatever is searched for, and none of the spam.
  const hasLeads = !isSpam && (site.data?.latestLeads.length ?? 0) > 0;
  return (
    <PageFrame
      title="Leads"
      loads={[list, site]}
      actions={hasLeads && <ExportCsv siteId={siteId} />}
    >
      {() =>
        query.lead ? (
          <LeadDetail siteId={siteId} leadId={query.lead} items={items} role={role} />
        ) : (
          <Tabs
            name="Folders"
            tabs={TABS}
            current={isSpam ? "spam" : "inbox"}
            onChoose={(id) => change({ tab: id === "spam" ? id : undefined, skip: undefined })}
          >
            <search class="filters">
              <SearchFilter />
              {!isSpam && <SelectFilter label="Status" name="status" options={STATUSES} />}
              <p class="filters-count">{count(list.data?.total ?? 0, "lead")}</p>
            </search>
            {items.length > 0 ? (
              <LeadTable items={items} isSpam={isSpam} />
            ) : (
              list.data?.total === 0 && (
                <Nothing
                  siteId={siteId}
                  isSpam={isSpam}
                  isLive={Boolean(site.data?.site.url)}
                  role={role}
                />
              )
            )}
            <Paging total={list.data?.total ?? 0} />
          </Tabs>
        )
      }
    </PageFrame>
  );
}

/** What the address asks for. */
function useLeads(siteId: string, isSpam: boolean) {
  const { query, skip } = useAddress();
  return useQuery("leads.list", {
    siteId,
    ...(query.q ? { q: query.q } : {}),
    ...(query.status && !isSpam ? { status: query.status } : {}),
    spam: isSpam,
    limit: PAGE_SIZE,
    skip,
  });
}

function ExportCsv({ siteId }: { siteId: string }) {
  return (
    <LinkButton href={`/console/api/download/leads?siteId=${siteId}`} download>
      Export CSV
    </LinkButton>
  );
}

function LeadTable({ items, isSpam }: { items: readonly InboxLead[]; isSpam: boolean }) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col" class="wide">
            Message
          </th>
          {isSpam ? (
            <th scope="col" class="wide">
              Why it is here
            </th>
          ) : (
            <th scope="col">Status</th>
          )}
          <th scope="col" class="number wide">
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isSpam={isSpam} />
        ))}
      </tbody>
    </table>
  );
}

function LeadRow({ lead, isSpam }: { lead: InboxLead; isSpam: boolean }) {
  const { hrefWith } = useAddress();
  return (
    <tr>
      <th scope="row" class="clipped">
        <a class="row-link" data-row href={hrefWith({ lead: lead.id })}>
          {lead.name || lead.email || "No name"}
        </a>
        <span class="sub wide">{lead.email}</span>
        <span class="sub slim excerpt">{lead.message}</span>
        {isSpam && (
          <span class="sub slim">
            {tellSpamReason(lead.spamReason ?? "")}, <Ago at={lead.createdAt} />
          </span>
        )}
      </th>
      <td class="wide cut">
        <span class="excerpt">{lead.message}</span>
        {lead.deliveries.some(({ ok }) => !ok) && (
          <span class="sub trouble">{lead.deliveries.find(({ ok }) => !ok)?.text}</span>
        )}
      </td>
      {isSpam ? (
        <td class="wide">{tellSpamReason(lead.spamReason ?? "")}</td>
      ) : (
        <td>
          <LeadStatusMark status={lead.status} />
          <span class="sub slim">
            <Ago at={lead.createdAt} />
          </span>
        </td>
      )}
      <td class="number muted wide">
        <Ago at={lead.createdAt} />
      </td>
    </tr>
  );
}

function Nothing(props: { siteId: string; isSpam: boolean; isLive: boolean; role: Role }) {
  const { siteId, isSpam, isLive, role } = props;
  const { query, hrefWith } = useAddress();
  if (query.q || query.status)
    return (
      <Empty title="No lead matches.">
        <p>
          <a href={hrefWith({ q: undefined, status: undefined })}>Show all of them</a>
        </p>
      </Empty>
    );
  if (isSpam)
    return (
      <Empty title="No spam.">
        <p>What looks like it is kept here for a while, and can be taken back.</p>
      </Empty>
    );
  return isLive ? (
    <Empty title="No leads yet.">
      <p>What people write in the forms of the site comes here, and by mail.</p>
      {isAtLeast(role, "editor") && (
        <LinkButton href={`/console/sites/${siteId}/settings`}>
          Send a test lead in Settings
        </LinkButton>
      )}
    </Empty>
  ) : (
    <Empty title="No leads yet.">
      <p>They come once the site is live.</p>
      {isAtLeast(role, "owner") && (
        <LinkButton href={`/console/sites/${siteId}`}>Go and publish it</LinkButton>
      )}
    </Empty>
  );
}
