/** Which step the wizard shows. Each step taken is an entry of the browser's history, so that its Back goes one step back. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumeStep, stepOfHistory } from '../../features/onboarding/resume-step.ts';
import type { Standing, Step } from '../../features/onboarding/resume-step.ts';
import { paths } from '../../shared/paths.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { leaveToasts } from '../../shared/notify/notify.ts';
import { scrollToTop } from '../../shared/scroll-to-top.ts';

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
