import { FlaskConical, Plug } from 'lucide-react';
import type { AgentStatus, SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { paths } from '../../shared/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { BadgeTone } from '../../shared/ui/badge.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import styles from './agent-card.module.css';

interface AgentCardProps {
  agent: SessionRecord['agent'];
  pages: number | null;
}

/** Whether the agent answers visitors now, and if not, why and what to do. */
export function AgentCard({ agent, pages }: AgentCardProps) {
  const style = useApiQuery('getStyle', { params: { id: agent._id } });
  const status = useApiQuery('getStatus', { params: { agentId: agent._id } }, { refetchInterval: 60_000 });
  // agents of two shops may bear one name; beside the host stand whole addresses
  const host = style.data?.agentStyle.links.find((link) => !link.includes(':'));
  const condition = agentCondition(agent.status, {
    isBlocked: style.data?.agentStyle.isBlocked ?? false,
    seenAt: status.data?.seenAt == null ? null : new Date(status.data.seenAt),
    now: useNow(),
  });
  return (
    <Card
      title={style.data?.agentStyle.name ?? 'Your agent'}
      {...(host !== undefined && { about: host })}
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

interface AgentCondition {
  label: string;
  tone: BadgeTone;
  words: string;
}

const untrained: AgentCondition = {
  label: 'Not trained',
  tone: 'neutral',
  words: 'It does not know your website yet.',
};

const paused: AgentCondition = {
  label: 'Paused',
  tone: 'bad',
  words: 'No credit is left, so it answers nobody. Your account page says what wakes it up.',
};

const byStatus: Record<AgentStatus, AgentCondition> = {
  created: {
    label: 'Waiting for you',
    tone: 'warn',
    words: 'Show us that the website is yours, and it starts to read.',
  },
  pending: {
    label: 'Training',
    tone: 'warn',
    words: 'It is reading your website. You will get an e-mail when it is ready.',
  },
  confirmed: { label: 'Ready', tone: 'good', words: 'It answers visitors from your pages.' },
};

const weekMs = 7 * 86_400_000;

/** Whether it is installed: what a visitor's browser showed, not a guess. */
function seenOnShop(seenAt: Date | null, now: Date): Pick<AgentCondition, 'label' | 'tone'> {
  if (seenAt === null || now.getTime() - seenAt.getTime() > weekMs)
    return { label: 'Ready, not yet seen on your shop', tone: 'neutral' };
  return { label: `Seen on your shop ${relativeTime(seenAt, now).toLowerCase()}`, tone: 'good' };
}

/** How well the agent does, in words for its owner. */
function agentCondition(
  status: AgentStatus | null,
  { isBlocked, seenAt, now }: { isBlocked: boolean; seenAt: Date | null; now: Date },
): AgentCondition {
  if (isBlocked) return paused;
  if (status === null) return untrained;
  return status === 'confirmed' ? { ...byStatus.confirmed, ...seenOnShop(seenAt, now) } : byStatus[status];
}
