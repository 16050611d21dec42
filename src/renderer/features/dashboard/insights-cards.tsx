/** Under the chart: what visitors asked in the same days and what became of it. */
import { useState } from 'react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UtcRange } from '../../shared/time.ts';
import { useNow } from '../../shared/time.ts';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/page.ts';
import { useApi } from '../../shared/services.tsx';
import { topicName } from '../../shared/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import {
  busiestHour,
  count,
  csvOf,
  forecastText,
  languageName,
  localHours,
  outcomeWords,
  pagesOfSite,
  percent,
  resolvedMeans,
  shownOutcomes,
} from './insight-words.ts';
import type { Insights } from './insight-words.ts';
import styles from './insights-cards.module.css';

/** languages and pages that are named */
const listedMax = 5;

interface InsightsCardsProps {
  agentId: string;
  range: UtcRange;
  /** `14–20 Nov 2026` */
  days: string;
}

export function InsightsCards({ agentId, range, days }: InsightsCardsProps) {
  const query = useApiQuery('getInsights', { query: { agentId, ...range } }, { enabled: agentId !== '' });
  if (agentId === '') return null;
  if (query.data === undefined)
    return (
      <Card title="What visitors asked">
        <LoadingOrFailed query={query} what="what visitors asked" />
      </Card>
    );
  const insights = query.data;
  return (
    <>
      <OutcomesCard insights={insights} days={days} action={<CsvButton insights={insights} days={days} />} />
      {insights.resolved.of > 0 && (
        <div className={styles.pair}>
          <TopicsCard topics={insights.topics} />
          <ProductsCard products={insights.products} />
        </div>
      )}
      <div className={styles.pair}>
        <VisitorsCard insights={insights} />
        <Card title="Credits ahead" about={forecastText(insights.forecast)}>
          <WeeklyLetterSwitch agentId={agentId} isOn={insights.weeklyLetter} onChanged={() => void query.refetch()} />
        </Card>
      </div>
    </>
  );
}

function CsvButton({ insights, days }: { insights: Insights; days: string }) {
  return (
    <Button
      icon={<Download size={15} aria-hidden="true" />}
      onClick={() => saveFile('insights.csv', [csvOf(insights, days)], 'text/csv;charset=utf-8')}
    >
      Download CSV
    </Button>
  );
}

function TopicsCard({ topics }: Pick<Insights, 'topics'>) {
  return (
    <Card title="Topics" about="What it was about, with some of the questions.">
      <ul className={styles.rows}>
        {topics.slice(0, 8).map(({ name, asked, answered, examples }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{topicName(name)}</span>
            <span className={styles.figure}>{asked}</span>
            <span className={styles.more}>
              {answered} answered
              {examples.length > 0 && (
                <span className={styles.examples} dir="auto">
                  {examples.map((example) => `“${example}”`).join(' ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ProductsCard({ products }: Pick<Insights, 'products'>) {
  return (
    <Card title="Products" about="Asked for, shown in the chat, and opened from there.">
      {products.length === 0 ? (
        <EmptyState title="No product was asked for">
          Questions about a product and its cards are counted here.
        </EmptyState>
      ) : (
        // The table may be wider than a telephone; the keyboard scrolls it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroller} tabIndex={0} aria-label="Figures of products">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Asked</th>
                <th scope="col">Shown</th>
                <th scope="col">Clicked</th>
                <th scope="col">Asked, sold out</th>
              </tr>
            </thead>
            <tbody>
              {products.slice(0, 8).map(({ url, name, asked, shown, clicked, soldOutAsked }) => (
                <tr key={url}>
                  <th scope="row">{name === '' ? url : name}</th>
                  <td>{asked}</td>
                  <td>{shown}</td>
                  <td>{clicked}</td>
                  <td className={soldOutAsked > 0 ? styles.soldOut : undefined}>{soldOutAsked}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}

function VisitorsCard({ insights: { languages, pages, hours, ratings } }: { insights: Insights }) {
  const busiest = busiestHour(localHours(hours, useNow().getTimezoneOffset()));
  const some = (all: readonly string[]) => (all.length === 0 ? '–' : all.slice(0, listedMax).join(', '));
  return (
    <Card title="Visitors" about="When, where from and in which languages they write.">
      <dl className={styles.facts}>
        <dt>Languages</dt>
        <dd>{some(languages.map((one) => `${languageName(one.language)}\u00a0${one.conversations}`))}</dd>
        <dt>Pages</dt>
        <dd>
          {pages.length === 0 && some([])}
          {pagesOfSite(pages)
            .slice(0, listedMax)
            .map((one) => (
              <span key={one.path} className={styles.page}>
                <span>{one.path}</span> {one.conversations}
              </span>
            ))}
        </dd>
        <dt>Most conversations</dt>
        <dd>{busiest ?? '–'}</dd>
        <dt>Ratings</dt>
        <dd>{ratings.up + ratings.down === 0 ? '–' : `${count(ratings.up, 'thumb')} up, ${ratings.down} down`}</dd>
      </dl>
    </Card>
  );
}

interface WeeklyLetterSwitchProps {
  agentId: string;
  isOn: boolean;
  onChanged: () => void;
}

/** The letter's own link turns it off too; this is the way back. */
function WeeklyLetterSwitch({ agentId, isOn, onChanged }: WeeklyLetterSwitchProps) {
  const api = useApi();
  const [wanted, setWanted] = useState(isOn);
  const [sending, setSending] = useState(false);
  const change = async (weeklyLetter: boolean) => {
    // shown at once; put back when it could not be kept
    setWanted(weeklyLetter);
    setSending(true);
    try {
      await api.call('updateWeeklyLetter', { body: { agentId, weeklyLetter } });
      onChanged();
    } catch {
      setWanted(!weeklyLetter);
      notify.error('An error occurred. Please try again.');
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.letter}>
      <div>
        <h3>A weekly e-mail</h3>
        <p className={styles.means}>The three things most worth doing, and none when there is nothing to do.</p>
      </div>
      <Toggle label="A weekly e-mail" on={wanted} disabled={sending} onChange={(on) => void change(on)} />
    </div>
  );
}

interface OutcomesCardProps {
  insights: Insights;
  days: string;
  action: ReactNode;
}

/** How many questions were resolved, with what that means beside it, and what became of the others. */
function OutcomesCard({ insights: { resolved, outcomes }, days, action }: OutcomesCardProps) {
  const isEmpty = resolved.of === 0;
  return (
    <Card title="What visitors asked" about={`And what became of it, ${days}.`} aside={!isEmpty && action}>
      {isEmpty ? (
        <EmptyState title="No questions in these days">
          How many were resolved, what they were about and which products were asked for will appear here.
        </EmptyState>
      ) : (
        <div className={styles.outcomes}>
          <div>
            <p className={styles.share}>{percent(resolved.share)}</p>
            <p className={styles.of}>of {count(resolved.of, 'question')} resolved</p>
            <p className={styles.means}>{resolvedMeans}</p>
          </div>
          <ul className={styles.bars}>
            {shownOutcomes.map((outcome) => (
              <li key={outcome} className={styles.bar} data-outcome={outcome}>
                <span>{outcomeWords[outcome]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${(outcomes[outcome] / resolved.of) * 100}%` }} />
                </span>
                <span className={styles.figure}>{outcomes[outcome]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
