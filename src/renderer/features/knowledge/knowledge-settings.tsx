/** The settings page's view of the knowledge: read-only, every field disabled (2.6-03), with how its trainings go and what they find. */
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

export function KnowledgeSettings({ agentId }: { agentId: string }) {
  const { saved, query } = useKnowledge(agentId, true);
  const { trainings, status, runs, busy, trainAgain, setSchedule } = useTrainings(agentId);
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
              onTrain={(acceptSmaller) => void trainAgain(acceptSmaller)}
              onSchedule={(schedule) => void setSchedule(schedule)}
            />
            <TrainingHistory trainings={trainings.data.trainings} />
          </>
        )}
      </div>
      <div className={styles.facts}>
        <FactsCard agentId={agentId} trainedAt={trainedAt} />
      </div>
    </div>
  );
}
