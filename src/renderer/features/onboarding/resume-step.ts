import type { SessionRecord } from '@vitrine/contract/session-record';

export const stepNames = ['Agent Design', 'Agent Profile', 'knowledge Base', 'Test Your Agent', 'Integration'] as const;

export type Step = 1 | 2 | 3 | 4 | 5;

/** Where the wizard goes on, from the user record; the first match wins (2.5-03). */
export function resumeStep({ payment, agent }: Pick<SessionRecord, 'payment' | 'agent'>): Step {
  if (payment.verifyPayment) return 5;
  if (agent.knowledges && agent.status === 'confirmed') return 4;
  if (agent.profile) return 3;
  return agent.style ? 2 : 1;
}
