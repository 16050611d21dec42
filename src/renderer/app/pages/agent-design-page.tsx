import { AgentDesign } from '../../features/agent-design/agent-design.tsx';
import { WidgetCard } from '../../features/agent-design/widget-card.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './home-page.module.css';

export function AgentDesignPage() {
  const { session, change } = useOwner();
  const { agent } = session;
  return (
    <>
      <PageHeader title="Agent Design" about="How your agent looks in your shop." />
      <AgentDesign
        agentId={agent._id}
        exists={agent.style}
        onDone={(saved) => {
          change((record) => ({ ...record, agent: { ...record.agent, style: true } }));
          if (saved !== 'unchanged') notify.success('Design updated successfully!');
        }}
        renderActions={({ values, dirty, isValid, isSubmitting }) => (
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={!isValid || !dirty || values.name.trim() === ''}
          >
            Save
          </Button>
        )}
      />
      {agent.style && (
        <Settled>
          <div className={styles.below}>
            <WidgetCard agentId={agent._id} />
          </div>
        </Settled>
      )}
    </>
  );
}
