/** Every page of the site: whether it was read, what it is, when that was and what it gave. */
import { useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { BadgeTone } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonRow } from '../../shared/ui/button-row.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Folded } from '../../shared/ui/folded.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { pathOf } from './page-links.tsx';
import styles from './pages-card.module.css';
import { ShopLink } from './shop-link.tsx';
import { count } from './training-words.ts';

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
}

export function PagesCard({ agentId, now }: PagesCardProps) {
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
                    <Row key={one.url} page={one} now={now} />
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

function Row({ page, now }: { page: Page; now: Date }) {
  const { url, title, state, kind, reason, readAt, products, facts } = page;
  const gave = [
    products > 0 && count(products, 'product'),
    facts > 0 && count(facts, 'fact'),
    readAt !== null && `read ${relativeTime(new Date(readAt), now).toLowerCase()}`,
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
