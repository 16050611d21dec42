/** How the agent did in the days its owner chose: three numbers and a chart of the same days. */
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/dates/use-now.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonRow } from '../../shared/ui/button-row.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ActivityCard } from './activity-card.tsx';
import { creditsText } from './credits-text.ts';
import styles from './dashboard.module.css';
import { PartBoundary } from '../../shared/ui/part-boundary.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InsightsCards } from './insights-cards.tsx';
import { RangeCalendar } from './range-calendar.tsx';
import { choices, firstRange, nextRange, windowOf, windowText } from './range.ts';
import type { RangeEvent, RangeState } from './range.ts';
import { useStatistics } from './use-statistics.ts';
import type { StatisticsView } from './use-statistics.ts';

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
