/** The state of the training: the current or last run, the next one, and the button that starts one. */
import { useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { BrokenQuestions } from './digest-view.tsx';
import styles from './training-card.module.css';
import { SitemapInstead, TrainingProgress } from './training-progress.tsx';
import { count, shownInstant } from './trainings.ts';
import type { Accepts, Broken, Schedule, TakeBack } from './trainings.ts';
import { ButtonRow } from '../../shared/ui/choices.tsx';

const choices: { value: Schedule; label: string }[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
];

interface ScheduleChoiceProps {
  value: Schedule;
  onChange: (schedule: Schedule) => void;
}

/** How often the agent reads its website again. Buttons, because the page's fields are read-only. */
function ScheduleChoice({ value, onChange }: ScheduleChoiceProps) {
  return <ButtonRow label="Train automatically" buttons={choices} value={value} onChoose={onChange} />;
}

interface TrainingCardProps {
  overview: ReplyOf<'getTrainings'>;
  knowledge: ReplyOf<'getStatus'>['knowledge'];
  runs: boolean;
  busy: boolean;
  onTrain: (accepts?: Accepts) => void;
  onExpect: (question: Broken) => Promise<TakeBack | null>;
  onDrop: (question: Broken) => Promise<TakeBack | null>;
  onSchedule: (schedule: Schedule) => void;
  /** from now on the agent reads this sitemap */
  onSitemap: (sitemapURL: string) => Promise<unknown>;
}

export function TrainingCard(props: TrainingCardProps) {
  const { overview, knowledge, runs, busy, onTrain, onExpect, onDrop, onSchedule, onSitemap } = props;
  const parts = useRef<HTMLDivElement>(null);
  const useSitemap = async (sitemapURL: string) => {
    await onSitemap(sitemapURL);
    // the notice went with its button
    parts.current?.focus({ preventScroll: true });
  };
  const { schedule, nextTrainingAt, notices, leftOut, trainings } = overview;
  const newest = trainings[0];
  const isHeld = newest?.heldBack === true;
  const broken = isHeld ? (newest.suite?.failed ?? []) : [];
  return (
    <Card
      title="Training"
      about={runs ? 'Your agent goes on answering from what it knows meanwhile.' : lastWords(newest)}
      aside={
        <Button
          variant="primary"
          icon={<RefreshCw size={15} aria-hidden="true" />}
          busy={busy}
          disabled={runs}
          onClick={() => onTrain()}
        >
          Train again now
        </Button>
      }
    >
      <div ref={parts} tabIndex={-1} className={styles.parts}>
        {knowledge?.progress && (
          <TrainingProgress
            progress={knowledge.progress}
            failedPages={knowledge.failedPages}
            known={trainings.find(({ phase }) => phase === 'done') ?? null}
            heldBack={isHeld && !runs}
          />
        )}
        {knowledge !== null && (
          <SitemapInstead
            instead={knowledge.sitemapInstead}
            renderAction={(used) => <UseSitemap onUse={() => useSitemap(used)} />}
          />
        )}
        {broken.length > 0 && (
          <BrokenQuestions
            key={newest?._id}
            broken={broken}
            isMoved={newest?.suite?.moved === true}
            busy={busy}
            digest={newest?.digest ?? null}
            onExpect={onExpect}
            onDrop={onDrop}
            onPublish={() => onTrain({ acceptFailures: true })}
          />
        )}
        {isHeld && broken.length === 0 && (
          <Notice tone="warn" action={<Button onClick={() => onTrain({ acceptSmaller: true })}>Use it anyway</Button>}>
            {newest.reason} Did your website really become this small? Then your agent can learn it as it is now.
          </Notice>
        )}
        {leftOut.length > 0 && (
          <details className={styles.more}>
            <summary>{count(sum(leftOut), 'page')} left out on purpose</summary>
            <ul>
              {leftOut.map(({ reason, pages }) => (
                <li key={reason}>
                  <b>{pages}</b> {reason}
                </li>
              ))}
            </ul>
          </details>
        )}
        {notices.length > 0 && (
          <Notice tone="warn">
            {notices.slice(0, 3).map((notice) => (
              <p key={notice} className={styles.words}>
                {notice}
              </p>
            ))}
          </Notice>
        )}
        <div className={styles.schedule}>
          <div>
            <h3>Read it again automatically</h3>
            <p className={styles.next}>
              {schedule === 'off'
                ? 'Only when you ask.'
                : nextTrainingAt === null
                  ? 'From the first training on.'
                  : `Next on ${shownInstant(nextTrainingAt)}.`}
            </p>
          </div>
          <ScheduleChoice value={schedule} onChange={onSchedule} />
        </div>
      </div>
    </Card>
  );
}

function UseSitemap({ onUse }: { onUse: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    await onUse();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={use}>
      Use that one from now on
    </Button>
  );
}

const sum = (leftOut: readonly { pages: number }[]) => leftOut.reduce((all, { pages }) => all + pages, 0);

const lastWords = (newest: ReplyOf<'getTrainings'>['trainings'][number] | undefined) =>
  newest?.finishedAt == null ? 'Your agent has not been trained yet.' : `Last on ${shownInstant(newest.finishedAt)}.`;
