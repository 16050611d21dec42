import type { SessionRecord } from '@vitrine/contract/session-record';

export const stepNames = ['Agent Design', 'Agent Profile', 'knowledge Base', 'Test Your Agent', 'Integration'] as const;

export type Step = 1 | 2 | 3 | 4 | 5;

/** What of the user record decides where the wizard stands. */
export type Standing = Pick<SessionRecord, 'payment' | 'agent'>;

/** Where the wizard goes on, from the user record; the first match wins (2.5-03). */
export function resumeStep({ payment, agent }: Standing): Step {
  if (payment.verifyPayment) return 5;
  if (agent.knowledges && agent.status === 'confirmed') return 4;
  if (agent.profile) return 3;
  return agent.style ? 2 : 1;
}

const steps: readonly Step[] = [1, 2, 3, 4, 5];

/** The step that an entry of the history names, as far as its owner has come: what is not done cannot be passed by going forward. */
export function stepOfHistory(state: unknown, standing: Standing): Step {
  const reached = resumeStep(standing);
  const named = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return steps.find((step) => step === named && step <= reached) ?? reached;
}
