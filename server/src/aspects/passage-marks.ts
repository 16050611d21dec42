/** What a passage tells, statement by statement. */
import { statementsOf } from '../evidence/split-statements.ts';
import type { Passage } from '../search/documents.ts';
import { marksOf } from './marks.ts';
import type { PassageMarks } from './marks.ts';

export function passageMarks(passage: Passage, language: string): PassageMarks {
  const section = passage.headings.at(-1) ?? '';
  return {
    section: section === '' ? null : marksOf(section, language, 'ask'),
    statements: statementsOf(passage).map(({ text, under }) => ({
      told: marksOf(text, language, 'tell'),
      under: under === null ? null : marksOf(under, language, 'ask'),
    })),
  };
}
