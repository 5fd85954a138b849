/** @jsxImportSource preact */
/** What happened on a site, without cookies: figures, days, and where people come from. */
import { useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import type { Analytics } from "../api-types.ts";
import { nameOfCode, showDay, showNumber, showShare } from "../format.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { DayChart } from "../parts/chart.tsx";
import { Disclosure } from "../parts/disclosure.tsx";
import { PageFrame } from "../parts/page.tsx";
import { capitalise } from "../parts/status.tsx";
import { useQuery } from "../query.ts";
import type { ViewProps } from "../view.ts";

const RANGES = [7, 30, 90];

export function AnalyticsPage({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { query, change } = useAddress();
  const days = RANGES.find((range) => String(range) === query.days) ?? 30;
  const site = useQuery("sites.get", { siteId });
  const summary = useQuery("analytics.get", { siteId, days });
  // The longest range holds the period before the shorter ones.
  const longest = useQuery("analytics.get", { siteId, days: 90 });
  return (
    <PageFrame
      title="Analytics"
      loads={[summary, site]}
      actions={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that shows
        <div class="segments" role="group" aria-label="Range">
          {RANGES.map((range) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === days}
              onClick={() => change({ days: range === 30 ? undefined : String(range) })}
            >
              {range} days
            </button>
          ))}
        </div>
      }
    >
      {() =>
        summary.data && (
          <Report
            analytics={summary.data.analytics}
            before={summary.data.before ?? before(days, longest.data?.analytics)}
            siteUrl={site.data?.site.url ?? null}
          />
        )
      }
    </PageFrame>
  );
}

/** Page views of the period before, as far as the longest range reaches back. */
function before(days: number, longest: Analytics | undefined): Partial<Analytics> | undefined {
  const series = longest?.series.slice(-2 * days, -days) ?? [];
  if (series.length < days) return undefined;
  return { pageviews: series.reduce((sum, { pageviews }) => sum + pageviews, 0) };
}

type Shown = { analytics: Analytics; before: Partial<Analytics> | undefined };

function Report({ analytics, before, siteUrl }: Shown & { siteUrl: string | null }) {
  const days = analytics.series.map(({ day, pageviews }) => ({ day, value: pageviews }));
  return (
    <>
      <Figures analytics={analytics} before={before} />
      {before && Object.values(before).some(Boolean) && (
        <p class="muted">Changes are on the {analytics.range} days before these.</p>
      )}
      <section class="panel">
        <h2>Page views by day</h2>
        <DayChart days={days} unit="page views" />
        <Disclosure title="The same as a table">
          <DayTable days={days} />
        </Disclosure>
      </section>
      <Rankings analytics={analytics} />
      <DoNotCount siteUrl={siteUrl} />
    </>
  );
}

function DayTable({ days }: { days: readonly { day: string; value: number }[] }) {
  return (
    <table class="table plain">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" class="number">
            Page views
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, value }) => (
          <tr key={day}>
            <th scope="row">{showDay(day)}</th>
            <td class="number">{showNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rankings({ analytics }: { analytics: Analytics }) {
  return (
    <div class="grid-2">
      <Ranking title="Pages" rows={analytics.topPaths.map(({ path, views }) => [path, views])} />
      <Ranking
        title="Referrers"
        rows={analytics.topReferrers.map(({ ref, visits }) => [ref, visits])}
      />
      <Ranking
        title="Sources"
        rows={analytics.sources.map(({ source, views }) => [capitalise(source), views])}
      />
      <Ranking
        title="Countries"
        rows={analytics.topCountries.map(({ country, views }) => [
          country === "ZZ" ? "Unknown or few" : nameOfCode(country, "region"),
          views,
        ])}
      />
      <Ranking
        title="Languages"
        rows={analytics.languages.map(({ lang, views }) => [
          lang === "other" ? "Others" : nameOfCode(lang, "language"),
          views,
        ])}
      />
      <Ranking
        title="Devices"
        rows={analytics.devices.map(({ device, views }) => [capitalise(device), views])}
      />
    </div>
  );
}

const FIGURES: readonly (readonly [keyof Analytics, string])[] = [
  ["pageviews", "Page views"],
  ["uniques", "Visitors"],
  ["ctaClicks", "Button clicks"],
  ["formViews", "Forms seen"],
  ["formSubmits", "Forms sent"],
  ["leads", "Leads"],
  ["conversion", "Leads per visitor"],
];

function Figures({ analytics, before }: Shown) {
  return (
    <dl class="figures">
      {FIGURES.map(([name, text]) => {
        const value = Number(analytics[name]);
        const earlier = before?.[name];
        return (
          <div key={name}>
            <dt>{text}</dt>
            <dd>
              {name === "conversion" ? showShare(value) : showNumber(value)}
              {typeof earlier === "number" && <Change now={value} before={earlier} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const share = now / before - 1;
  const text = `${share >= 0 ? "+" : "−"}${showShare(Math.abs(share))}`;
  return (
    <small class="muted" title={`${showNumber(before)} in the period before`}>
      {text}
      <span class="hidden"> on the period before</span>
    </small>
  );
}

function Ranking({ title, rows }: { title: string; rows: readonly (readonly [string, number])[] }) {
  const most = Math.max(1, ...rows.map(([, value]) => value));
  return (
    <section class="panel">
      <table class="ranking">
        <caption>{title}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <i style={{ width: `${(value / most) * 100}%` }} />
                <span>{name}</span>
              </th>
              <td class="number">{showNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p class="muted">Nothing yet.</p>}
    </section>
  );
}

/** The choice is kept in the browser, on the site's own address: so it is made there. */
function DoNotCount({ siteUrl }: { siteUrl: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (!siteUrl) return null;
  return (
    <section class="stack">
      <div>
        <Button
          onClick={() => {
            setOpen(true);
            window.open(`${siteUrl}/_uncounted/on`, "_blank", "noopener");
            say("The site was opened; it does not count this browser any more.");
          }}
        >
          Do not count this browser
        </Button>
      </div>
      {isOpen && (
        <p class="muted">
          Open <a href={`${siteUrl}/_uncounted/off`}>this address</a> to be counted again.
        </p>
      )}
    </section>
  );
}
