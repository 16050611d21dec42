import type { AgentStatus } from '@vitrine/contract/session-record';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

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

/** Whether it is out there: what a visitor's browser showed, and no guess. */
function seenOnShop(seenAt: Date | null, now: Date): Pick<AgentCondition, 'label' | 'tone'> {
  if (seenAt === null || now.getTime() - seenAt.getTime() > weekMs)
    return { label: 'Ready, not yet seen on your shop', tone: 'neutral' };
  const ago = relativeTime(seenAt, now);
  return { label: `Seen on your shop ${ago === 'Just now' ? 'just now' : ago}`, tone: 'good' };
}

/** How the agent fares, in words for its owner. */
export function agentCondition(
  status: AgentStatus | null,
  { isBlocked, seenAt, now }: { isBlocked: boolean; seenAt: Date | null; now: Date },
): AgentCondition {
  if (isBlocked) return paused;
  if (status === null) return untrained;
  return status === 'confirmed' ? { ...byStatus.confirmed, ...seenOnShop(seenAt, now) } : byStatus[status];
}
