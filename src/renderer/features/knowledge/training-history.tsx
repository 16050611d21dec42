/** The last trainings, the newest first: each opens to what it found changed. */
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { DigestView } from './digest-view.tsx';
import { shownInstant } from './shown-instant.ts';
import styles from './training-history.module.css';
import { causeWords, changesOf, summaryOf } from './training-words.ts';
import type { Training } from './training-words.ts';

export function TrainingHistory({ trainings }: { trainings: readonly Training[] }) {
  const ended = trainings.filter(({ finishedAt }) => finishedAt !== null);
  if (ended.length === 0) return null;
  const hasKnowledge = ended.some(({ phase }) => phase === 'done');
  return (
    <Card title="What changed" about="What each new reading of your website found. You also get it by e-mail.">
      <ul className={styles.list}>
        {ended.map((training, i) => (
          <li key={training._id}>
            <Entry training={training} open={i === 0} hasKnowledge={hasKnowledge} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ training, open, hasKnowledge }: { training: Training; open: boolean; hasKnowledge: boolean }) {
  const { finishedAt, cause, digest, isFirst, phase, reason, heldBack } = training;
  const hasMore = digest !== null && (digest.priceConflicts > 0 || (!isFirst && changesOf(digest).length > 0));
  const line = (
    <>
      <span className={styles.when}>
        {finishedAt !== null && <time dateTime={finishedAt}>{shownInstant(finishedAt)}</time>}
        <span className={styles.cause}>{causeWords(cause)}</span>
      </span>
      <span className={styles.summary}>
        {phase === 'failed' ? <Badge tone="bad">{summaryOf(training)}</Badge> : summaryOf(training)}
      </span>
      {phase === 'failed' && reason !== null && (
        <span className={styles.reason}>
          {reason}
          {hasKnowledge && !heldBack && ' Your agent kept what it knew, and answers from it.'}
        </span>
      )}
    </>
  );
  if (!hasMore) return <div className={styles.entry}>{line}</div>;
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.entry}>{line}</summary>
      <DigestView digest={digest} isFirst={isFirst} />
    </details>
  );
}
