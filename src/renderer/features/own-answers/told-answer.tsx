/** An answer of the owner's that a reply told, beside that reply: where it can be edited or deleted. */
import { useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { AnswerRow } from './answer-form.tsx';
import styles from './own-answers.module.css';
import { useOwnAnswers } from './use-own-answers.ts';
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

function ToldAnswer({ agentId, told: { _id, text } }: ToldAnswerProps) {
  const { answers, save, remove, restore } = useOwnAnswers(agentId, text.slice(0, limits.searchWordsMax));
  /** what it became stays in sight, though its old words find it no more */
  const [now, setNow] = useState<OwnAnswer>();
  const found = answers.data?.answers.find((one) => one._id === _id);
  if (now === undefined && found !== undefined) setNow(found);
  if (answers.data === undefined && now === undefined)
    return <LoadingOrFailed query={answers} what="your own answer" />;
  if (now === undefined) return <p className={styles.none}>This answer of yours was changed or deleted since.</p>;
  return (
    <AnswerRow
      key={now._id}
      agentId={agentId}
      answer={now}
      onSave={async (written) => {
        const saved = await save(written);
        if (saved !== null) setNow(saved.answer);
        return saved;
      }}
      onRemove={remove}
      onRestore={async (answer, gone) => {
        const saved = await restore(answer, gone);
        if (saved !== null) setNow(saved.answer);
        return saved;
      }}
    />
  );
}
