/** @jsxImportSource preact */
/** The way around: sites, the site one is in, the account, and the instance for its operators. */
import type { Role } from "../api-types.ts";
import { findView, type ViewName } from "../paths.ts";
import { useQuery } from "../query.ts";
import { currentAccount, isAtLeast, may, session } from "../session.ts";

type Entry = { view: ViewName; text: string; role?: Role };

const OF_SITE: readonly (Entry & { part: string })[] = [
  { view: "site", text: "Overview", part: "" },
  { view: "leads", text: "Leads", part: "/leads" },
  { view: "events", text: "Events", part: "/events" },
  { view: "gallery", text: "Gallery", part: "/gallery" },
  { view: "analytics", text: "Analytics", part: "/analytics" },
  { view: "domain", text: "Domain", part: "/domain", role: "owner" },
  { view: "history", text: "History", part: "/history" },
  { view: "settings", text: "Settings", part: "/settings", role: "editor" },
];

const OF_ACCOUNT: readonly (Entry & { href: string })[] = [
  { view: "keys", text: "API keys", href: "/console/keys", role: "owner" },
  { view: "webhooks", text: "Webhooks", href: "/console/webhooks", role: "owner" },
  { view: "credits", text: "Credits", href: "/console/credits", role: "owner" },
  { view: "members", text: "Members", href: "/console/members", role: "owner" },
];

const OF_INSTANCE: readonly (Entry & { href: string })[] = [
  { view: "accounts", text: "Accounts", href: "/console/operator/accounts" },
  { view: "system", text: "System", href: "/console/operator/system" },
];

export function Nav({ path }: { path: string }) {
  const found = findView(path);
  const view = found?.view;
  const siteId = found?.params.siteId;
  const isOperator = session.value?.user?.isOperator ?? false;
  const forAccount = OF_ACCOUNT.filter(({ role }) => may(role ?? "viewer"));
  return (
    <nav id="main-navigation" class="nav" aria-label="Main">
      <ul>
        <Item href="/console/" text="Sites" isCurrent={view === "sites" || view === "newSite"} />
      </ul>
      {siteId && <SiteGroup siteId={siteId} view={view} />}
      {currentAccount.value && forAccount.length > 0 && (
        <Group title={currentAccount.value.name}>
          {forAccount.map((entry) => (
            <Item key={entry.view} {...entry} isCurrent={view === entry.view} />
          ))}
        </Group>
      )}
      {isOperator && (
        <Group title="This instance">
          {OF_INSTANCE.map((entry) => (
            <Item key={entry.view} {...entry} isCurrent={view === entry.view} />
          ))}
        </Group>
      )}
    </nav>
  );
}

/** The way out of the builder, where the whole navigation is folded away. */
export function Trail({ path }: { path: string }) {
  const siteId = findView(path)?.params.siteId ?? "";
  const { data } = useQuery("sites.get", { siteId });
  return (
    <nav class="trail" aria-label="Main">
      <ul>
        <Item href="/console/" text="Sites" isCurrent={false} />
        {data && <Item href={`/console/sites/${siteId}`} text={data.site.name} isCurrent={false} />}
      </ul>
    </nav>
  );
}

function SiteGroup({ siteId, view }: { siteId: string; view: ViewName | undefined }) {
  const { data } = useQuery("sites.get", { siteId });
  if (!data) return null;
  return (
    <Group title={data.site.name} isSite>
      {OF_SITE.filter(({ role }) => isAtLeast(data.role, role ?? "viewer")).map((entry) => (
        <Item
          key={entry.view}
          text={entry.text}
          href={`/console/sites/${siteId}${entry.part}`}
          isCurrent={view === entry.view}
        />
      ))}
    </Group>
  );
}

function Group(props: { title: string; isSite?: boolean; children: preact.ComponentChildren }) {
  return (
    <div class={props.isSite ? "nav-group of-site" : "nav-group"}>
      <p class="nav-title" title={props.title}>
        {props.title}
      </p>
      <ul>{props.children}</ul>
    </div>
  );
}

function Item(props: { href: string; text: string; isCurrent: boolean }) {
  return (
    <li>
      <a href={props.href} aria-current={props.isCurrent ? "page" : undefined}>
        {props.text}
      </a>
    </li>
  );
}
