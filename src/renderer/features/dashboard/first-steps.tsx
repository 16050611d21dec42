/** On the first days: what is left to do until visitors are answered well, above a chart that has nothing to show yet. */
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  agentId: string;
  status: SessionRecord['agent']['status'];
}

/** Gone as soon as the agent is trained and visitors see it. */
export function FirstSteps({ agentId, status }: FirstStepsProps) {
  const seen = useApiQuery('getStatus', { params: { agentId } }, { enabled: agentId !== '' });
  const isTrained = status === 'confirmed';
  const isSeen = seen.data?.seenAt != null;
  if (seen.data === undefined || (isTrained && isSeen)) return null;
  return (
    <Card title="First steps" about="Three things, and your agent works for you.">
      <ol className={styles.steps}>
        <Step isDone={isTrained} to={paths.knowledgeBase} title="Let it read your website">
          It answers from your pages and products alone.
        </Step>
        <CheckupStep agentId={agentId} />
        <Step isDone={isSeen} to={paths.integrations} title="Put it in your shop">
          One line of code, or a plugin. We tell you as soon as it is seen there.
        </Step>
      </ol>
    </Card>
  );
}

function CheckupStep({ agentId }: { agentId: string }) {
  const { data } = useApiQuery('getCheckup', { query: { agentId } });
  const serious = data?.findings.filter(({ severity }) => severity === 'high').length ?? 0;
  const isDone = data?.checkedAt != null && serious === 0;
  return (
    <Step isDone={isDone} to={paths.knowledgeBase} title="Look at the check-up">
      {serious > 0
        ? `It found ${serious} serious ${serious === 1 ? 'thing' : 'things'} that visitors will miss.`
        : 'It says what visitors will miss on your pages.'}
    </Step>
  );
}

interface StepProps {
  isDone: boolean;
  to: string;
  title: string;
  children: string;
}

function Step({ isDone, to, title, children }: StepProps) {
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li className={styles.step} data-done={isDone}>
      <Mark size={20} aria-hidden="true" />
      <div>
        <Link to={to}>{title}</Link>
        {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        <p className={styles.words}>{children}</p>
      </div>
    </li>
  );
}
