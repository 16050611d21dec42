import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { paths } from '../../shared/paths.ts';
import { focusHeading, scrollToTop } from '../../shared/page.ts';
import { leaveToasts } from '../../shared/notify/notify.ts';

export const stepNames = ['Agent Design', 'Agent Profile', 'knowledge Base', 'Test Your Agent', 'Integration'] as const;

type Step = 1 | 2 | 3 | 4 | 5;

/** What of the user record decides where the wizard stands. */
type Standing = Pick<SessionRecord, 'payment' | 'agent'>;

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

/** Which step the wizard shows. Each step taken is an entry of the browser's history, so that its Back goes one step back. */
export function useWizardStep(standing: Standing): [Step, (step: Step) => void] {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // Where it was opened the record decides (2.5-03), whatever a reload finds in the history.
  const [opened] = useState(() => ({ key, step: resumeStep(standing) }));
  const step = key === opened.key ? opened.step : stepOfHistory(state, standing);

  // A double click takes one step.
  const heading = useRef(step);
  const go = useCallback(
    (to: Step) => {
      if (heading.current === to) return;
      heading.current = to;
      void navigate(paths.onboarding, { state: { step: to } });
    },
    [navigate],
  );

  const verified = standing.payment.verifyPayment;
  const wasVerified = useRef(verified);
  useEffect(() => {
    // Chosen here or in another window: a plan ends the choice of plans.
    if (verified && !wasVerified.current) go(5);
    wasVerified.current = verified;
  }, [verified, go]);

  const shown = useRef(step);
  useEffect(() => {
    heading.current = step;
    if (shown.current === step) return;
    shown.current = step;
    // what failed on the step before does not stand over this one
    leaveToasts();
    scrollToTop();
    focusHeading('step');
  }, [step]);

  return [step, go];
}
