/** The settings page's view of the knowledge: read-only, every field disabled (2.6-03), with how its trainings go and what they find. */
import type { ReactNode } from 'react';
import { useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { classes } from '../../shared/ui/basics.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import { RadioCards } from '../../shared/ui/choices.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { ChangeWebsite } from './change-website.tsx';
import { CheckupCard, PagesCard } from './pages-card.tsx';
import { DigestView } from './digest-view.tsx';
import { FactsCard } from './facts-card.tsx';
import { hostOf, regionTruth, regions, useKnowledge } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { KnowledgeContents, KnowledgePart } from './knowledge-parts.tsx';
import styles from './knowledge-settings.module.css';
import { TrainingCard } from './training-card.tsx';
import { causeWords, changesOf, shownInstant, summaryOf, useTrainings } from './trainings.ts';
import type { Training } from './trainings.ts';
import type { ReplyOf } from '@vitrine/contract/routes';
import { OwnershipWays } from './ownership-screen.tsx';

const nothing = () => {};

interface KnowledgeSettingsProps {
  agentId: string;
  /** what the owner teaches beside the website */
  children: ReactNode;
}

export function KnowledgeSettings({ agentId, children }: KnowledgeSettingsProps) {
  const { saved, query, save } = useKnowledge(agentId, true);
  const { trainings, status, runs, busy, look, trainAgain, expectNow, dropQuestion, setSchedule } =
    useTrainings(agentId);
  const now = useNow();
  const newest = trainings.data?.trainings[0];
  const lastDone = trainings.data?.trainings.find(({ phase }) => phase === 'done');
  // two answers stand beside each other, question by question
  const isCompared = newest?.heldBack === true && (newest.suite?.failed.length ?? 0) > 0;
  if (saved === undefined) return <LoadingOrFailed query={query} what="the knowledge" />;
  const change = async (changed: Knowledge): Promise<string | null> => {
    const outcome = await save(changed);
    await look();
    if (outcome.kind === 'failed')
      return outcome.reason ?? 'Nothing was changed, and what you typed is still here. Try again in a moment.';
    if (hostOf(changed.websiteURL) === hostOf(saved.websiteURL)) notify.success('Saved. Your agent is trained again.');
    return null;
  };
  return (
    <>
      <KnowledgeContents />
      <div className={styles.columns}>
        <div className={styles.whole}>
          <KnowledgePart name="check-up">
            <CheckupCard agentId={agentId} />
          </KnowledgePart>
        </div>
        <div className={isCompared ? styles.beside : styles.trainings}>
          <KnowledgePart name="website">
            <Card title="Website" about="As it is saved. You can change it under “Change what it reads”.">
              <div className={styles.fields}>
                <RadioCards
                  legend="Region"
                  name="region"
                  cards={regions}
                  hint={regionTruth}
                  value={saved.region}
                  onChange={nothing}
                  disabled
                />
                <Address label="Website URL" value={saved.websiteURL} />
                <Address label="Website Sitemap URL" value={saved.sitemapURL} />
                <TagField
                  label="Exclude Specific URLs"
                  tags={saved.excludeUrls}
                  onChange={nothing}
                  placeholder={saved.excludeUrls.length === 0 ? 'None' : ''}
                  disabled
                />
              </div>
            </Card>
          </KnowledgePart>
          <ChangeWebsite agentId={agentId} saved={saved} status={status.data} onSave={change} />
        </div>
        <div className={isCompared ? styles.whole : styles.trainings}>
          {status.data?.knowledge && <ProofLost ownership={status.data.knowledge.ownership} now={now} />}
          <KnowledgePart name="training">
            {trainings.data === undefined ? (
              <LoadingOrFailed query={trainings} what="the trainings" />
            ) : (
              <TrainingCard
                overview={trainings.data}
                knowledge={status.data?.knowledge ?? null}
                runs={runs}
                busy={busy}
                onTrain={(accepts) => void trainAgain(accepts)}
                onExpect={expectNow}
                onDrop={dropQuestion}
                onSchedule={(schedule) => void setSchedule(schedule)}
                onSitemap={(sitemapURL) => change({ ...saved, sitemapURL })}
              />
            )}
          </KnowledgePart>
          {trainings.data !== undefined && <TrainingHistory trainings={trainings.data.trainings} isTold={isCompared} />}
        </div>
        <div className={styles.whole}>
          {children}
          <KnowledgePart name="facts">
            <FactsCard agentId={agentId} />
          </KnowledgePart>
        </div>
        <div className={styles.whole}>
          <KnowledgePart name="pages">
            <PagesCard agentId={agentId} now={now} trainedSince={lastDone?.startedAt ?? null} />
          </KnowledgePart>
        </div>
      </div>
    </>
  );
}

/** As many lines as the text needs, because a disabled field cannot be scrolled. */
function Address({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          className={classes(fieldStyles.control, styles.address)}
          rows={1}
          value={value}
          disabled
          readOnly
        />
      )}
    </Field>
  );
}

interface ProofLostProps {
  ownership: NonNullable<ReplyOf<'getStatus'>['knowledge']>['ownership'];
  now: Date;
}

/** What an owner sees while trainings no longer find the proof that the site is theirs: until when it matters little, and what to put back. */
function ProofLost({ ownership, now }: ProofLostProps) {
  const { lostAt, trainsUntil } = ownership;
  if (lostAt === null || trainsUntil === null) return null;
  const isOver = new Date(trainsUntil) <= now;
  return (
    <Card title="Is this website still yours?" about={`We have not found the proof since ${shownInstant(lostAt)}.`}>
      <div className={styles.proof}>
        <Notice tone={isOver ? 'bad' : 'warn'}>
          {isOver
            ? 'Your agent goes on answering from what it knows, and is no longer trained. Put one proof back, then train it again.'
            : `Your agent goes on answering. Put one proof back by ${shownInstant(trainsUntil)}; after that it is not trained until we find it.`}
        </Notice>
        <OwnershipWays ownership={ownership} />
      </div>
    </Card>
  );
}

interface TrainingHistoryProps {
  trainings: readonly Training[];
  /** what the newest found stands above already */
  isTold: boolean;
}

/** The last trainings, the newest first: each opens to what it found changed. */
function TrainingHistory({ trainings, isTold }: TrainingHistoryProps) {
  const ended = trainings.filter(({ finishedAt }) => finishedAt !== null);
  if (ended.length === 0) return null;
  const hasKnowledge = ended.some(({ phase }) => phase === 'done');
  return (
    <Card title="What changed" about="What each new reading of your website found. You also get it by e-mail.">
      <ul className={styles.list}>
        {ended.map((training, i) => (
          <li key={training._id}>
            <Entry training={training} open={i === 0 && !isTold} hasKnowledge={hasKnowledge} />
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
