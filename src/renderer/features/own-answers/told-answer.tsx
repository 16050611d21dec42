/** An answer of the owner's beside what it told or closed: where it can be edited or deleted. */
import { useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { AnswerRow } from './answer-row.tsx';
import styles from './own-answers.module.css';
import { useAnswerChanges, useOwnAnswers } from './use-own-answers.ts';
import type { OwnAnswer } from './use-own-answers.ts';

interface ToldAnswerProps {
  agentId: string;
  /** as it was told */
  told: { _id: string; text: string };
}

/** For features that show a reply's sources and do not know how answers are written. */
export const toldAnswerOf = (agentId: string) => (told: ToldAnswerProps['told']) => (
  <ToldAnswer agentId={agentId} told={told} />
);

/** For features that show what an answer closed. */
export const standingAnswerOf = (agentId: string) => (answer: OwnAnswer) => (
  <StandingAnswer agentId={agentId} answer={answer} />
);

function ToldAnswer({ agentId, told: { _id, text } }: ToldAnswerProps) {
  const { answers } = useOwnAnswers(agentId, text.slice(0, limits.searchWordsMax));
  /** what it became stays in sight, though its old words find it no more */
  const [first, setFirst] = useState<OwnAnswer>();
  const found = answers.data?.answers.find((one) => one._id === _id);
  if (first === undefined && found !== undefined) setFirst(found);
  if (answers.data === undefined && first === undefined)
    return <LoadingOrFailed query={answers} what="your own answer" />;
  if (first === undefined) return <p className={styles.none}>This answer of yours was changed or deleted since.</p>;
  return <StandingAnswer agentId={agentId} answer={first} />;
}

function StandingAnswer({ agentId, answer }: { agentId: string; answer: OwnAnswer }) {
  const { save, remove, restore } = useAnswerChanges(agentId);
  const [now, setNow] = useState(answer);
  const kept = (saved: Awaited<ReturnType<typeof save>>) => {
    if (saved !== null) setNow(saved.answer);
    return saved;
  };
  return (
    <AnswerRow
      key={now._id}
      agentId={agentId}
      answer={now}
      onSave={async (written) => kept(await save(written))}
      onRemove={remove}
      onRestore={async (gone, also) => kept(await restore(gone, also))}
    />
  );
}
