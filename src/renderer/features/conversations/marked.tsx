import { Fragment } from 'react';
import { visibleText } from '@vitrine/chat/visible-text';
import type { Session } from './use-sessions.ts';

/** A piece of a message with the words that were sought marked in it. */
export function Marked({ text, marks }: Pick<NonNullable<Session['match']>, 'text' | 'marks'>) {
  const pieces = marks.map(({ from, to }, at) => ({
    before: text.slice(marks[at - 1]?.to ?? 0, from),
    word: text.slice(from, to),
    from,
  }));
  return (
    <>
      {pieces.map(({ before, word, from }) => (
        <Fragment key={from}>
          {visibleText(before)}
          <mark>{visibleText(word)}</mark>
        </Fragment>
      ))}
      {visibleText(text.slice(marks.at(-1)?.to ?? 0))}
    </>
  );
}
