/** The settings page's view of the knowledge: read-only, every field disabled (2.6-03), with how its trainings go and what they find. */
import type { ReactNode } from 'react';
import { useNow } from '../../shared/dates/use-now.ts';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { RadioCards } from '../../shared/ui/radio-cards.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { FactsCard } from './facts-card.tsx';
import styles from './knowledge-settings.module.css';
import { ProofLost } from './proof-lost.tsx';
import { regionTruth, regions } from './regions.ts';
import { TrainingCard } from './training-card.tsx';
import { TrainingHistory } from './training-history.tsx';
import { useKnowledge } from './use-knowledge.ts';
import { useTrainings } from './use-trainings.ts';

const nothing = () => {};

interface KnowledgeSettingsProps {
  agentId: string;
  /** what the owner teaches beside the website */
  children: ReactNode;
}

export function KnowledgeSettings({ agentId, children }: KnowledgeSettingsProps) {
  const { saved, query } = useKnowledge(agentId, true);
  const { trainings, status, runs, busy, trainAgain, expectNow, setSchedule } = useTrainings(agentId);
  const now = useNow();
  const trainedAt = trainings.data?.trainings.find(({ phase }) => phase === 'done')?.finishedAt ?? null;
  if (saved === undefined) return <LoadingOrFailed query={query} what="the knowledge" />;
  return (
    <div className={styles.columns}>
      <Card title="Website" about="To have it changed, write to us: your agent is trained anew then.">
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
          <TextField label="Website URL" value={saved.websiteURL} disabled readOnly />
          <TextField label="Website Sitemap URL" value={saved.sitemapURL} disabled readOnly />
          <TagField
            label="Exclude Specific URLs"
            tags={saved.excludeUrls}
            onChange={nothing}
            placeholder={saved.excludeUrls.length === 0 ? 'None' : ''}
            disabled
          />
        </div>
      </Card>
      <div className={styles.trainings}>
        {status.data?.knowledge && <ProofLost ownership={status.data.knowledge.ownership} now={now} />}
        {trainings.data === undefined ? (
          <LoadingOrFailed query={trainings} what="the trainings" />
        ) : (
          <>
            <TrainingCard
              overview={trainings.data}
              knowledge={status.data?.knowledge ?? null}
              runs={runs}
              busy={busy}
              onTrain={(accepts) => void trainAgain(accepts)}
              onExpect={expectNow}
              onSchedule={(schedule) => void setSchedule(schedule)}
            />
            <TrainingHistory trainings={trainings.data.trainings} />
          </>
        )}
      </div>
      <div className={styles.facts}>
        {children}
        <FactsCard agentId={agentId} trainedAt={trainedAt} />
      </div>
    </div>
  );
}
