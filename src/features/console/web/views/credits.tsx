/** @jsxImportSource preact */
/** What builds have cost, and what is left. */
import { useAddress } from "../address.ts";
import type { CreditEntry, JobSubject, Usage } from "../api-types.ts";
import { showNumber } from "../format.ts";
import { LinkButton } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { capitalise } from "../parts/status.tsx";
import { Moment } from "../parts/time.tsx";
import { useQuery } from "../query.ts";

export function Credits() {
  const { skip } = useAddress();
  const query = useQuery("credits.get", { limit: PAGE_SIZE, skip });
  const { data } = query;
  return (
    <PageFrame
      title="Credits"
      loads={[query]}
      intro="A new site costs 5, a change asked for in words 1. What fails or is cancelled costs nothing, and changing a site by hand never does."
    >
      {() =>
        data && (
          <>
            <UsageFigures usage={data.usage} />
            {data.total === 0 ? (
              <Empty title="Nothing was spent yet.">
                <p>The first site takes 5 of what is there.</p>
                <LinkButton href="/console/sites/new" look="main">
                  New site
                </LinkButton>
              </Empty>
            ) : (
              data.entries.length > 0 && <EntryTable entries={data.entries} />
            )}
            <Paging total={data.total} />
          </>
        )
      }
    </PageFrame>
  );
}

function EntryTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" class="wide">
            When
          </th>
          <th scope="col" class="wide">
            Job
          </th>
          <th scope="col" class="number">
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.at} ${entry.kind} ${entry.jobId}`} {...entry} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow(entry: CreditEntry) {
  const { at, kind, amount, note } = entry;
  return (
    <tr>
      <th scope="row">
        {note ?? capitalise(kind)}
        <span class="sub slim">
          <JobOf {...entry} />
        </span>
        <span class="sub slim">
          <Moment at={at} />
        </span>
      </th>
      <td class="wide">
        <Moment at={at} />
      </td>
      <td class="wide">
        <JobOf {...entry} />
      </td>
      <td class="number">
        {amount > 0 ? "+" : amount < 0 ? "−" : ""}
        {showNumber(Math.abs(amount))}
      </td>
    </tr>
  );
}

const KINDS: Readonly<Record<JobSubject["kind"], string>> = {
  site: "New site",
  revision: "Change in words",
  proposal: "Changes proposed",
};

/** What was worked on, and the way there. */
function JobOf({ jobId, job }: CreditEntry) {
  if (!jobId) return <>–</>;
  if (!job) return <span class="muted">A job that is no longer kept</span>;
  const href = placeOf(jobId, job);
  const name = job.siteName ?? "a site that was deleted";
  return (
    <>
      {KINDS[job.kind]}: {href ? <a href={href}>{name}</a> : name}
    </>
  );
}

/** Where one sees what became of it; undefined where that is gone. */
function placeOf(jobId: string, { kind, siteId, status }: JobSubject): string | undefined {
  if (kind === "site" && status !== "completed") return `/console/sites/new?job=${jobId}`;
  if (siteId === null) return undefined;
  const parts = { site: "", revision: "/history", proposal: "/edit" };
  return `/console/sites/${siteId}${parts[kind]}`;
}

export function UsageFigures({ usage }: { usage: Usage }) {
  const share = usage.limit > 0 ? Math.min(1, usage.used / usage.limit) : 0;
  const figures: [string, number][] = [
    ["Used this month", usage.used],
    ["Limit", usage.limit],
    ["Remaining", usage.remaining],
    ["Bonus", usage.bonusTokens],
  ];
  return (
    <div class="stack">
      <dl class="figures">
        {figures.map(([text, value]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{showNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <div class="progress" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
