/** Every page of the site: whether it was read, what it is, when that was and what it gave. */
import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { BadgeTone } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonRow } from '../../shared/ui/choices.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Folded } from '../../shared/ui/lists.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { paths } from '../../shared/paths.ts';
import checkupCardStyles from './checkup-card.module.css';
import { PageLinks, PartLink, ShopLink, pathOf } from './knowledge-parts.tsx';
import styles from './pages-card.module.css';
import { count, shownInstant } from './trainings.ts';

type Page = ReplyOf<'getPages'>['pages'][number];
type Shown = Page['state'] | 'all';

const shownAtFirst = 6;

const shownStates: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'read', label: 'Read' },
  { value: 'skipped', label: 'Left out' },
  { value: 'failed', label: 'Not readable' },
];
const states: Record<Page['state'], { label: string; tone: BadgeTone }> = {
  read: { label: 'Read', tone: 'good' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  skipped: { label: 'Left out', tone: 'neutral' },
  failed: { label: 'Not readable', tone: 'bad' },
};
const kinds: Record<NonNullable<Page['kind']>, string> = {
  home: 'Home page',
  product: 'Product',
  collection: 'Collection',
  policy: 'Policy',
  blog: 'Blog',
  reviews: 'Reviews',
  page: 'Page',
};

interface PagesCardProps {
  agentId: string;
  now: Date;
  /** when the training began that the agent answers from */
  trainedSince: string | null;
}

export function PagesCard({ agentId, now, trainedSince }: PagesCardProps) {
  const [state, setState] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    'getPages',
    { query: { agentId, page: String(page), ...(state !== 'all' && { state }) } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Card title="Pages" about="Everything your sitemap and your menus lead to, and what came of reading it.">
      <div className={styles.parts}>
        <ButtonRow
          label="Pages shown"
          buttons={shownStates}
          value={state}
          onChoose={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
        />
        {query.data === undefined ? (
          <LoadingOrFailed query={query} what="the pages" />
        ) : query.data.pages.length === 0 ? (
          <EmptyState title="No pages here">
            {state === 'all'
              ? 'They appear here as soon as your website has been read.'
              : 'None of your pages is in this state.'}
          </EmptyState>
        ) : (
          <Folded entries={query.data.pages} first={shownAtFirst} all="pages">
            {(shown, isFolded) => (
              <>
                <ul>
                  {shown.map((one) => (
                    <Row key={one.url} page={one} now={now} trainedSince={trainedSince} />
                  ))}
                </ul>
                {!isFolded && query.data.totalPages > 1 && (
                  <nav className={styles.turn} aria-label="Pages of the list">
                    <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                      Previous
                    </Button>
                    <span>
                      {query.data.currentPage} of {query.data.totalPages}
                    </span>
                    <Button disabled={page >= query.data.totalPages} onClick={() => setPage(page + 1)}>
                      Next
                    </Button>
                  </nav>
                )}
              </>
            )}
          </Folded>
        )}
      </div>
    </Card>
  );
}

/** A page whose sitemap says that it stands still is not asked for at each training. */
function readingWords(readAt: string, now: Date, trainedSince: string | null): string {
  const ago = relativeTime(new Date(readAt), now).toLowerCase();
  const isBelieved = trainedSince !== null && Date.parse(readAt) < Date.parse(trainedSince);
  return isBelieved ? `unchanged since it was read ${ago}` : `read ${ago}`;
}

function Row({ page, now, trainedSince }: { page: Page } & Omit<PagesCardProps, 'agentId'>) {
  const { url, title, state, kind, reason, readAt, products, facts } = page;
  const gave = [
    products > 0 && count(products, 'product'),
    facts > 0 && count(facts, 'fact'),
    readAt !== null && readingWords(readAt, now, trainedSince),
  ].filter((one) => one !== false);
  return (
    <li className={styles.row}>
      <span className={styles.state}>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </span>
      <div className={styles.words}>
        <ShopLink url={url}>{title === '' ? pathOf(url) : title}</ShopLink>
        {title !== '' && <span className={styles.path}>{pathOf(url)}</span>}
        {reason !== null && <span className={styles.path}>{reason}</span>}
      </div>
      <span className={styles.kind}>{kind === null ? '' : kinds[kind]}</span>
      <span className={styles.gave}>{gave.join(' · ')}</span>
    </li>
  );
}

type Checkup = ReplyOf<'getCheckup'>;
type Finding = Checkup['findings'][number];

const severities: Record<Finding['severity'], { label: string; tone: BadgeTone }> = {
  high: { label: 'Serious', tone: 'bad' },
  medium: { label: 'Worth fixing', tone: 'warn' },
  low: { label: 'Small', tone: 'neutral' },
};
const findingsAtFirst = 3;

interface CheckupCardProps {
  agentId: string;
  compact?: boolean;
}

/** What visitors will miss, with the pages and how to mend it. `compact` names the worst alone, where it stands before paying. */
export function CheckupCard({ agentId, compact = false }: CheckupCardProps) {
  const query = useApiQuery('getCheckup', { query: { agentId } }, { staleTime: 0 });
  const checkup = query.data;
  // it helps to decide, and is no reason not to
  if (compact && (checkup === undefined || checkup.checkedAt === null)) return null;
  return (
    <Card
      title="Check-up"
      about="What visitors will miss on your pages, and how to fix it."
      aside={checkup?.score != null && <Score score={checkup.score} />}
    >
      {checkup === undefined ? (
        <LoadingOrFailed query={query} what="the check-up" />
      ) : checkup.checkedAt === null ? (
        <EmptyState title="Not looked at yet">It is made from what your agent reads in its first training.</EmptyState>
      ) : (
        <Findings findings={checkup.findings} checkedAt={checkup.checkedAt} compact={compact} />
      )}
    </Card>
  );
}

function Score({ score }: { score: number }) {
  return (
    <p className={checkupCardStyles.score}>
      <b>{score}</b> of 100
    </p>
  );
}

/** Links to where it can be fixed, if that is a page of this app or a card next to it. */
function Fix({ finding: { kind, fix }, isBesideFacts }: { finding: Finding; isBesideFacts: boolean }) {
  const path = mendedOn[kind];
  if (kind === 'outdated_correction' && isBesideFacts) return <PartLink part="facts">{fix}</PartLink>;
  if (kind === 'contradicted_answer' && isBesideFacts) return <PartLink part="own-answers">{fix}</PartLink>;
  return path === undefined ? fix : <Link to={path}>{fix}</Link>;
}

const mendedOn: Record<string, string> = {
  asked_in_vain: `${paths.conversations}?show=needs_answer`,
  not_installed: paths.integrations,
  no_contact: paths.agentProfile,
};

function Findings({ findings, checkedAt, compact }: { findings: Finding[]; checkedAt: string; compact: boolean }) {
  if (findings.length === 0)
    return (
      <EmptyState picture={<CircleCheck size={32} strokeWidth={1.5} aria-hidden="true" />} title="All good">
        Nothing that visitors will miss was found on {shownInstant(checkedAt)}.
      </EmptyState>
    );
  const list = (shown: readonly Finding[]) => (
    <ul className={checkupCardStyles.findings}>
      {shown.map((finding) => (
        <li key={`${finding.kind} ${finding.title}`} className={checkupCardStyles.finding}>
          <Badge tone={severities[finding.severity].tone}>{severities[finding.severity].label}</Badge>
          <div className={checkupCardStyles.words}>
            <h3>{finding.title}</h3>
            {!compact && <p>{finding.detail}</p>}
            <p className={checkupCardStyles.fix}>
              <Fix finding={finding} isBesideFacts={!compact} />
            </p>
            {!compact && <PageLinks urls={finding.urls} />}
          </div>
        </li>
      ))}
    </ul>
  );
  if (!compact)
    return (
      <Folded entries={findings} first={findingsAtFirst} all={`${findings.length} findings`}>
        {list}
      </Folded>
    );
  const left = findings.length - findingsAtFirst;
  return (
    <>
      {list(findings.slice(0, findingsAtFirst))}
      {left > 0 && <p className={checkupCardStyles.left}>And {count(left, 'more thing')}, in your Knowledge Base.</p>}
    </>
  );
}
