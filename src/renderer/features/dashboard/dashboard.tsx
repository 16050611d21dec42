/** How the agent did in the days its owner chose: three numbers and a chart of the same days. */
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { CalendarDays, Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/time.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonRow } from '../../shared/ui/choices.tsx';
import { Spinner, VisuallyHidden } from '../../shared/ui/basics.tsx';
import { PartBoundary } from '../../shared/ui/notice.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import { Card } from '../../shared/ui/page-parts.tsx';
import { ActivityCard, creditsText, useStatistics } from './activity-card.tsx';
import type { StatisticsView } from './activity-card.tsx';
import styles from './dashboard.module.css';
import { InsightsCards } from './insights-cards.tsx';
import { RangeCalendar, choices, firstRange, nextRange, windowOf, windowText } from './range-calendar.tsx';
import type { RangeEvent, RangeState } from './range-calendar.tsx';

interface DashboardProps {
  userId: string;
  agentId: string;
  payment: SessionRecord['payment'];
  status: SessionRecord['agent']['status'];
}

export function Dashboard({ userId, agentId, payment, status }: DashboardProps) {
  const [range, onEvent] = useReducer(nextRange, firstRange);
  const now = useNow();
  const days = useMemo(() => windowOf(range, now), [range, now]);
  const statistics = useStatistics(userId, agentId, days);
  const words = choices.find(({ value }) => value === range.choice)?.words ?? '';
  return (
    <div className={styles.parts}>
      <div className={styles.range}>
        <p className={styles.days}>{windowText(days)} (UTC)</p>
        <RangeButtons range={range} onEvent={onEvent} />
      </div>
      <SummaryCards view={statistics.view} isPending={statistics.isPending} words={words} payment={payment} />
      <FirstSteps agentId={agentId} status={status} />
      <ActivityCard
        view={statistics.view}
        isPending={statistics.isPending}
        isError={statistics.isError}
        isFetching={statistics.isFetching}
        onAgain={statistics.again}
        days={windowText(days)}
      />
      <PartBoundary>
        <InsightsCards agentId={agentId} range={days} days={windowText(days)} />
      </PartBoundary>
    </div>
  );
}

interface RangeButtonsProps {
  range: RangeState;
  onEvent: (event: RangeEvent) => void;
}

function RangeButtons({ range, onEvent }: RangeButtonsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const close = useCallback(() => onEvent({ type: 'calendar-closed' }), [onEvent]);
  const buttons = choices.map((choice) =>
    choice.value === 'custom'
      ? { ...choice, icon: <CalendarDays size={15} aria-hidden="true" />, opens: { isOpen: range.calendarOpen } }
      : choice,
  );
  return (
    <div className={styles.place}>
      <ButtonRow
        ref={row}
        label="Days shown"
        buttons={buttons}
        value={range.choice}
        onChoose={(choice) => onEvent({ type: 'chosen', choice })}
      />
      {range.calendarOpen && (
        <RangeCalendar opener={row} onClose={close} onPick={(from, to) => onEvent({ type: 'picked', from, to })} />
      )}
    </div>
  );
}

interface SummaryCardsProps {
  view: StatisticsView | null;
  isPending: boolean;
  /** "in the last 7 days" */
  words: string;
  payment: SessionRecord['payment'];
}

const count = new Intl.NumberFormat('en-GB');

function SummaryCards({ view, isPending, words, payment }: SummaryCardsProps) {
  const figure = (text: (of: StatisticsView) => string) => {
    if (isPending) return <Spinner />;
    return view === null ? '–' : text(view);
  };
  return (
    <dl className={styles.cards}>
      <div className={styles.card}>
        <dt>Total conversations</dt>
        <dd className={styles.figure}>{figure((of) => count.format(of.totalConversations))}</dd>
        <dd className={styles.note}>{words}</dd>
      </div>
      <div className={styles.card}>
        <dt>AI interactions</dt>
        <dd className={styles.figure}>{figure((of) => count.format(of.aiInteractions))}</dd>
        <dd className={styles.note}>answered {words}</dd>
      </div>
      <div className={styles.card}>
        <dt>Remaining Credits</dt>
        <dd className={styles.figure}>{figure((of) => creditsText(of.remainingCredits, payment.offer))}</dd>
        <dd className={styles.note}>
          {payment.plan === 'Free' ? <Link to={paths.account}>Need more responses?</Link> : 'in this period'}
        </dd>
      </div>
    </dl>
  );
}

interface FirstStepsProps {
  agentId: string;
  status: SessionRecord['agent']['status'];
}

/** On the first days: what is left to do, above a chart that has nothing to show yet. Gone once the agent is trained and visitors see it. */
function FirstSteps({ agentId, status }: FirstStepsProps) {
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
