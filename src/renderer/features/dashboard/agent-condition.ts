import type { AgentStatus } from '@vitrine/contract/session-record';
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
  words: 'No credit is left, so the chat takes no messages. A top-up or a larger plan wakes it up at once.',
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
  confirmed: { label: 'Live', tone: 'good', words: 'It answers visitors from your pages.' },
};

/** How the agent fares, in words for its owner. */
export function agentCondition(status: AgentStatus | null, isBlocked: boolean): AgentCondition {
  if (isBlocked) return paused;
  return status === null ? untrained : byStatus[status];
}
