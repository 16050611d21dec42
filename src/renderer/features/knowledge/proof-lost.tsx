/** What an owner sees while trainings no longer find the proof that the site is theirs: until when it matters little, and what to put back. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { OwnershipWays } from './ownership-ways.tsx';
import { shownInstant } from './shown-instant.ts';

interface ProofLostProps {
  ownership: NonNullable<ReplyOf<'getStatus'>['knowledge']>['ownership'];
  now: Date;
}

export function ProofLost({ ownership, now }: ProofLostProps) {
  const { lostAt, trainsUntil } = ownership;
  if (lostAt === null || trainsUntil === null) return null;
  const isOver = new Date(trainsUntil) <= now;
  return (
    <Card title="Is this website still yours?" about={`We have not found the proof since ${shownInstant(lostAt)}.`}>
      <Notice tone={isOver ? 'bad' : 'warn'}>
        {isOver
          ? 'Your agent goes on answering from what it knows, and is no longer trained. Put one proof back, then train it again.'
          : `Your agent goes on answering. Put one proof back by ${shownInstant(trainsUntil)}; after that it is not trained until we find it.`}
      </Notice>
      <OwnershipWays ownership={ownership} />
    </Card>
  );
}
