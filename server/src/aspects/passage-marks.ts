/** What a passage tells, statement by statement. */
import { statementsOf } from '../evidence/split-statements.ts';
import type { Passage } from '../search/documents.ts';
import { marksOf } from './marks.ts';
import type { PassageMarks } from './marks.ts';

export function passageMarks(passage: Passage, language: string): PassageMarks {
  const section = passage.headings.at(-1) ?? '';
  // a product's name says nothing of what its page tells
  const title = passage.kind === 'product' || passage.kind === 'collection' ? '' : passage.title;
  const above = [title, section].filter((one) => one !== '').join(' - ');
  return {
    section: section === '' ? null : marksOf(section, language, 'ask'),
    title: title === '' ? null : marksOf(title, language, 'ask'),
    statements: statementsOf(passage).map(({ text, under }) => ({
      told: marksOf(text, language, 'tell'),
      // "within 5 working days" tells what "Refunds" above it is about
      placed: marksOf(above === '' ? text : `${above}: ${text}`, language, 'tell'),
      under: under === null ? null : marksOf(under, language, 'ask'),
    })),
  };
}
