import type { ReactNode } from 'react';
import { format } from 'date-fns';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Notice } from '../../shared/ui/notice.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { ShopLink } from './knowledge-parts.tsx';
import styles from './training-progress.module.css';
import { count, phaseWords, shareDone, shownInstant } from './trainings.ts';
import type { Training } from './trainings.ts';

type Status = NonNullable<ReplyOf<'getStatus'>['knowledge']>;

interface TrainingProgressProps extends Pick<Status, 'progress' | 'failedPages'> {
  /** what the agent answers from meanwhile; null before its first training */
  known: Training | null;
  /** it ended, and is not what the agent answers from */
  heldBack?: boolean;
}

/** A training's progress: pages found, read and failed, and why. */
export function TrainingProgress({ progress, failedPages, known, heldBack = false }: TrainingProgressProps) {
  if (progress === null) return null;
  if (heldBack)
    return (
      <div className={styles.progress}>
        <span className={styles.phase}>Held back</span>
        {known !== null && <p>{keptWords(known)}</p>}
        <FailedPages failedPages={failedPages} />
      </div>
    );
  const share = shareDone(progress);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span className={styles.phase} aria-live="polite">
          {phaseWords(progress)}
        </span>
        {share !== null && <span className={styles.share}>{Math.round(share * 100)} %</span>}
      </div>
      <progress className={styles.bar} aria-label="Training" value={share ?? undefined} max={1} />
      {(progress.pausedUntil === null || progress.pagesFound > 0) && (
        <dl className={styles.counts}>
          <Count what="pages found" number={progress.pagesFound} />
          <Count what="pages read" number={progress.pagesKept} />
          <Count what="products" number={progress.productsFound} />
          <Count what="failed" number={progress.pagesFailed} />
        </dl>
      )}
      {progress.reason !== null && (
        <Notice tone={progress.phase === 'failed' ? 'bad' : 'warn'}>
          {progress.pausedUntil !== null && (
            <p className={styles.away}>
              Your website does not answer just now. We try again at {format(new Date(progress.pausedUntil), 'HH:mm')}
              {known === null ? ', and go on where we stopped.' : `. ${keptWords(known)}`}
            </p>
          )}
          {progress.reason}
        </Notice>
      )}
      <FailedPages failedPages={failedPages} />
    </div>
  );
}

function FailedPages({ failedPages }: Pick<Status, 'failedPages'>) {
  if (failedPages.length === 0) return null;
  return (
    <details className={styles.failed}>
      <summary>{count(failedPages.length, 'page')} that could not be read</summary>
      <ul>
        {failedPages.map(({ url, reason }) => (
          <li key={url}>
            <ShopLink url={url}>{url}</ShopLink>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is kept, in words for the owner. */
const keptWords = ({ finishedAt, pagesKept, productsFound }: Training) =>
  `Nothing is lost meanwhile: your agent goes on answering from ${count(pagesKept, 'page')} and ${count(productsFound, 'product')}${
    finishedAt === null ? '' : ` that it read on ${shownInstant(finishedAt)}`
  }.`;

const figure = new Intl.NumberFormat('en-GB');

function Count({ what, number }: { what: string; number: number }) {
  return (
    <div className={styles.count}>
      <dd>{figure.format(number)}</dd>
      <dt>{what}</dt>
    </div>
  );
}

interface SitemapInsteadProps {
  instead: NonNullable<ReplyOf<'getStatus'>['knowledge']>['sitemapInstead'];
  /** given the one sitemap that was read in its place */
  renderAction?: (used: string) => ReactNode;
}

/** The owner's sitemap could not be used: told where its training is, with the one that was read. */
export function SitemapInstead({ instead, renderAction }: SitemapInsteadProps) {
  if (instead === null) return null;
  const { given, used, why } = instead;
  const [one] = used;
  return (
    <Notice tone="warn" action={one !== undefined && used.length === 1 && renderAction?.(one)}>
      Your sitemap <b>{given}</b> could not be used. {why} Your agent read <b>{used.join(', ')}</b> instead.
    </Notice>
  );
}

interface WaitingScreenProps {
  status: ReplyOf<'getStatus'> | undefined;
  /** the server did not answer the last call */
  unreachable: boolean;
  /** the agent, tried while the whole website is read */
  preview: ReactNode;
  actions: ReactNode;
}

const words = {
  making: {
    title: 'Your agent is being generated',
    about: 'It reads your whole website. This takes from a few minutes to several hours, depending on its size.',
  },
  failed: {
    title: 'Your agent could not be generated',
    about: 'The reason is below. Go back to change your website’s addresses, or try again once it is fixed.',
  },
  ready: { title: 'Your agent is ready', about: 'It has read your website. Ask it something in the next step.' },
} as const;

/** While the agent is made (4-20): how far it is, and the promise of a mail. */
export function WaitingScreen({ status, unreachable, preview, actions }: WaitingScreenProps) {
  const knowledge = status?.knowledge ?? null;
  const failed = knowledge?.progress?.phase === 'failed';
  const state = status?.agent.status === 'confirmed' ? 'ready' : failed ? 'failed' : 'making';
  const proved = knowledge !== null && knowledge.ownership.provedAt !== null;
  return (
    <div className={styles.screen}>
      <div>
        <h2>{words[state].title}</h2>
        <p className={styles.about}>{words[state].about}</p>
      </div>
      {proved && state === 'making' && (
        <Notice tone="good">We have seen your proof: {knowledge.ownership.dnsName} is yours.</Notice>
      )}
      {knowledge !== null && (
        <Card>
          <TrainingProgress progress={knowledge.progress} failedPages={knowledge.failedPages} known={null} />
        </Card>
      )}
      {knowledge !== null && <SitemapInstead instead={knowledge.sitemapInstead} />}
      {unreachable && (
        <Notice tone="warn">We cannot see how far it is just now. The work goes on, and we keep asking.</Notice>
      )}
      {state === 'making' && (
        <Notice>You can close this page: we will send you an e-mail when your agent is ready.</Notice>
      )}
      {state === 'making' && preview}
      {actions}
    </div>
  );
}
