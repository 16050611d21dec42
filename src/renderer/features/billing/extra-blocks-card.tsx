/** What Basic and Growth go on with when their credits are used: how much of it, what it costs, and the owner's ceiling. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { extraBlock } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { notify } from '../../shared/notify/notify.ts';
import { report } from '../../shared/report.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { blocksPrice, ceilingWords, largestCeiling, parseCeiling } from './extra-blocks.ts';
import styles from './extra-blocks-card.module.css';

interface ExtraBlocksCardProps {
  payment: SessionRecord['payment'];
  userId: string;
}

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
      <p className={styles.about}>{ceilingWords(payment)}</p>
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
