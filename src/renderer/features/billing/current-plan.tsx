import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { extraBlock, plans } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { report } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import styles from './current-plan.module.css';
import {
  blocksPrice,
  ceilingWords,
  creditsOf,
  currencyOf,
  largestCeiling,
  nextRenewal,
  parseCeiling,
  priceText,
} from './subscription.ts';
import type { Credits } from './subscription.ts';

interface CurrentPlanProps {
  payment: SessionRecord['payment'];
  /** what can be done about it */
  action?: ReactNode;
  children?: ReactNode;
}

const count = new Intl.NumberFormat('en-GB');

export function CurrentPlan({ payment, action, children }: CurrentPlanProps) {
  const now = useNow();
  const plan = plans.find((one) => one.plan === payment.plan);
  return (
    <Card title="Current plan" aside={action}>
      <div className={styles.parts}>
        <div className={styles.plan}>
          <p className={styles.name}>
            {plan?.plan ?? 'No plan yet'}
            {plan !== undefined && (
              <Badge tone={payment.status === 'past_due' ? 'warn' : 'good'}>{stateOf(payment)}</Badge>
            )}
          </p>
          {plan !== undefined && (
            <>
              <p className={styles.price}>{priceText(plan.price, currencyOf(payment))} a month</p>
              <p className={styles.about}>
                Up to {count.format(plan.pages)} pages, {plan.support} support
              </p>
            </>
          )}
        </div>
        <CreditMeter
          credits={creditsOf(payment)}
          renewal={payment.plan === 'Free' ? 'never' : renewalOf(payment, now)}
        />
      </div>
      {children}
    </Card>
  );
}

function stateOf({ status, endsAt }: SessionRecord['payment']): string {
  if (status === 'past_due') return 'Payment owed';
  if (endsAt) return `Ends on ${endsAt.slice(0, 10)}`;
  return status === 'trialing' ? 'Free trial' : 'Active';
}

/** The server's own date; a record kept by an older app has none. */
function renewalOf({ renewsAt, updatedAt }: SessionRecord['payment'], now: Date): Date | null {
  if (renewsAt === undefined) return nextRenewal(updatedAt, now);
  return renewsAt === null ? null : new Date(renewsAt);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What is left of the period's credits, in figures and as a bar. */
interface CreditMeterProps {
  credits: Credits;
  /** when they come anew, if that is known; Free's are given once */
  renewal: Date | 'never' | null;
}

function CreditMeter({ credits, renewal }: CreditMeterProps) {
  const { left, offer, used, extra } = credits;
  const share = Math.min(1, left / Math.max(1, offer));
  return (
    <div>
      <div className={styles.head}>
        <h3>Credits left</h3>
        <p className={styles.figure}>
          <strong>{count.format(left)}</strong> / {count.format(offer)}
        </p>
      </div>
      {/* The figures above say the same in words. */}
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.filled} width={`${share * 100}%`} height="100%" />
      </svg>
      <div className={styles.foot}>
        <p>{count.format(used)} used</p>
        {extra > 0 && <p>{count.format(extra)} extra interactions, billed at 5 per 100</p>}
        {renewal === 'never' && <p>Given once, yours until they are used</p>}
        {renewal instanceof Date && <p>Renews on {day.format(renewal)} (UTC)</p>}
      </div>
      <p className={styles.creditMeterAbout}>
        One credit is one answered visitor message. Your own test chats are free.
      </p>
    </div>
  );
}

interface ExtraBlocksCardProps {
  payment: SessionRecord['payment'];
  userId: string;
}

/** What Basic and Growth go on with when their credits are used: how much of it, what it costs, and the owner's ceiling. */
export function ExtraBlocksCard({ payment, userId }: ExtraBlocksCardProps) {
  const { extraBlocks: begun = 0, extraBlocksMax: ceiling = 0 } = payment;
  return (
    <Card
      title="Extra interactions"
      about={`When the credits of your plan are used, your agent goes on in blocks of ${extraBlock.interactions} for ${blocksPrice(1, payment)}, paid with the next invoice.`}
    >
      <dl className={styles.figures}>
        <Figure name="Blocks begun in this period" figure={`${begun} of ${ceiling}`} />
        <Figure name="Cost so far" figure={blocksPrice(begun, payment)} />
        <Figure name="Never more than" figure={blocksPrice(Math.max(begun, ceiling), payment)} />
      </dl>
      <Ceiling key={ceiling} ceiling={ceiling} userId={userId} />
      <p className={styles.extraBlocksCardAbout}>{ceilingWords(payment)}</p>
    </Card>
  );
}

function Figure({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

function Ceiling({ ceiling, userId }: { ceiling: number; userId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const [typed, setTyped] = useState(String(ceiling));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const extraBlocksMax = parseCeiling(typed);
    if (extraBlocksMax === null) {
      setProblem(`Please type a whole number from 0 to ${largestCeiling}.`);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const reply = await api.call('setExtraBlocks', { body: { userId, extraBlocksMax } });
      if (!reply.success) throw new Error(reply.code);
      await cache.invalidateQueries({ queryKey: ['getPayment'] });
      // a higher ceiling may have woken the agent up
      void cache.invalidateQueries({ queryKey: ['getStyle'] });
      notify.success('Your ceiling is saved.');
    } catch (error) {
      report('The ceiling is not saved', error);
      setProblem('Your ceiling is not saved. Please try again.');
    }
    setBusy(false);
  };

  return (
    <form className={styles.ceiling} onSubmit={save} noValidate>
      <TextField
        label="Ceiling, in blocks a period"
        inputMode="numeric"
        maxLength={4}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy} disabled={typed.trim() === String(ceiling)}>
        Save the ceiling
      </Button>
    </form>
  );
}
