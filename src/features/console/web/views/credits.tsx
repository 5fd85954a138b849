/** What builds have cost, and what is left. */
import { useAddress } from "../address.ts";
import type { CreditEntry, Usage } from "../api-types.ts";
import { showNumber } from "../format.ts";
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
      intro="A build costs 5. What fails or is cancelled costs nothing, and changing a site by hand never does."
    >
      {() =>
        data && (
          <>
            <UsageFigures usage={data.usage} />
            {data.entries.length === 0 ? (
              <Empty title="Nothing was spent yet." />
            ) : (
              <EntryTable entries={data.entries} />
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
          <th scope="col">When</th>
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

function EntryRow({ at, kind, amount, jobId, note }: CreditEntry) {
  return (
    <tr>
      <th scope="row">{note ?? capitalise(kind)}</th>
      <td>
        <Moment at={at} />
      </td>
      <td class="wide">
        {jobId ? (
          <a href={`/console/sites/new?job=${jobId}`}>
            <code>{jobId}</code>
          </a>
        ) : (
          "–"
        )}
      </td>
      <td class="number">
        {amount > 0 ? "+" : amount < 0 ? "−" : ""}
        {showNumber(Math.abs(amount))}
      </td>
    </tr>
  );
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
