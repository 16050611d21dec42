import { FlaskConical, Plug } from 'lucide-react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { useNow } from '../../shared/dates/use-now.ts';
import { paths } from '../../shared/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import styles from './agent-card.module.css';
import { agentCondition } from './agent-condition.ts';

interface AgentCardProps {
  agent: SessionRecord['agent'];
  pages: number | null;
}

/** Whether the agent answers visitors now, and if not, why and what to do. */
export function AgentCard({ agent, pages }: AgentCardProps) {
  const style = useApiQuery('getStyle', { params: { id: agent._id } });
  const status = useApiQuery('getStatus', { params: { agentId: agent._id } }, { refetchInterval: 60_000 });
  const condition = agentCondition(agent.status, {
    isBlocked: style.data?.agentStyle.isBlocked ?? false,
    seenAt: status.data?.seenAt == null ? null : new Date(status.data.seenAt),
    now: useNow(),
  });
  return (
    <Card
      title={style.data?.agentStyle.name ?? 'Your agent'}
      aside={status.isPending ? null : <Badge tone={condition.tone}>{condition.label}</Badge>}
    >
      <p className={styles.words}>{condition.words}</p>
      {pages !== null && (
        <p className={styles.pages}>
          <span className={styles.number}>{pages}</span> pages on your website
        </p>
      )}
      <div className={styles.ways}>
        <LinkButton to={paths.testYourAgent} icon={<FlaskConical size={16} aria-hidden="true" />}>
          Try it
        </LinkButton>
        <LinkButton to={paths.integrations} icon={<Plug size={16} aria-hidden="true" />}>
          Put it in your shop
        </LinkButton>
      </div>
    </Card>
  );
}
