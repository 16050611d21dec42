/** The settings page's view of the knowledge: read-only, every field disabled (2.6-03), with how the last training went. */
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { RadioCards } from '../../shared/ui/radio-cards.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import styles from './knowledge-settings.module.css';
import { TrainingProgress } from './training-progress.tsx';
import { useKnowledge } from './use-knowledge.ts';

const nothing = () => {};

export function KnowledgeSettings({ agentId }: { agentId: string }) {
  const { saved, query } = useKnowledge(agentId, true);
  const status = useApiQuery('getStatus', { params: { agentId } });
  const knowledge = status.data?.knowledge ?? null;
  if (saved === undefined) return <LoadingOrFailed query={query} what="the knowledge" />;
  return (
    <div className={styles.columns}>
      <Card title="Website" about="To have it changed, write to us: your agent is trained anew then.">
        <div className={styles.fields}>
          <RadioCards
            legend="Region"
            name="region"
            cards={[
              { value: 'eu', label: 'Europe' },
              { value: 'us', label: 'United States' },
            ]}
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
      {knowledge?.progress && (
        <Card title="Last training">
          <TrainingProgress progress={knowledge.progress} failedPages={knowledge.failedPages} />
        </Card>
      )}
    </div>
  );
}
