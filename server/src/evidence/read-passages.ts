/** The found passages as statements, each with all that one question finds in it and around it. */
import type { EvidenceQuestion, FoundPassage } from './evidence-question.ts';
import { passageMarks } from '../aspects/passage-marks.ts';
import type { PassageMarks } from '../aspects/marks.ts';
import { copyOf, createComparer, emptyHeld, join, questionTerms } from './question-terms.ts';
import type { Held, QuestionTerms } from './question-terms.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';
import { statementsOf } from './split-statements.ts';
import type { Statement } from './split-statements.ts';

export interface ReadStatement {
  passage: number;
  /** position in its passage */
  position: number;
  statement: Statement;
  words: readonly Word[];
  own: Held;
  /** with its neighbours */
  near: Held;
  /** with neighbours, headings, title and the question that it stands under */
  all: Held;
  under: Held | null;
  underWords: readonly Word[];
}

export interface ReadPassage {
  found: FoundPassage;
  /** what it tells, as the index has it, else as its words do */
  marks: PassageMarks;
  statements: ReadStatement[];
  title: Held;
  section: Held;
  headings: Held;
  /** all that the passage says, headings with it */
  whole: Held;
  sectionWords: readonly Word[];
  titleWords: readonly Word[];
}

export interface Reading {
  question: EvidenceQuestion;
  terms: QuestionTerms;
  passages: ReadPassage[];
  statements: ReadStatement[];
  /** all passages together */
  whole: Held;
}

/** what a search finds, and what was told before */
const passagesMax = 40;

export function readPassages(question: EvidenceQuestion, found: readonly FoundPassage[]): Reading {
  const { language } = question;
  const split = found
    .slice(0, passagesMax)
    .map(({ document }) =>
      statementsOf(document).map((statement) => ({ statement, words: readWords(statement.text, language) })),
    );
  const terms = questionTerms(
    question,
    split.flat().map(({ words }) => words),
  );
  const compare = createComparer(terms, language);
  const passages = split.map((statements, at) => {
    const one = found[at];
    if (one === undefined) throw new Error('a passage for each list of statements');
    const { title, headings } = one.document;
    const sectionWords = readWords(headings.at(-1) ?? '', language);
    const titleWords = readWords(title, language);
    const titleHeld = compare(titleWords);
    const section = compare(sectionWords);
    const above = join(copyOf(section), compare(readWords(headings.slice(0, -1).join('\n'), language)));
    const held = statements.map(({ words }) => compare(words));
    const whole = join(join(emptyHeld(terms.count), titleHeld), above);
    for (const own of held) join(whole, own);
    return {
      found: one,
      // an index of an earlier version cut a passage otherwise
      marks: one.marks?.statements.length === statements.length ? one.marks : passageMarks(one.document, language),
      title: titleHeld,
      section,
      headings: above,
      whole,
      sectionWords,
      titleWords,
      statements: statements.map(({ statement, words }, position): ReadStatement => {
        const own = held[position] ?? emptyHeld(terms.count);
        const underWords = statement.under === null ? [] : readWords(statement.under, language);
        const under = statement.under === null ? null : compare(underWords);
        const near = copyOf(own);
        for (const beside of [held[position - 1], held[position + 1]]) if (beside !== undefined) join(near, beside);
        const all = join(join(copyOf(near), titleHeld), above);
        if (under !== null) join(all, under);
        return { passage: at, position, statement, words, own, near, all, under, underWords };
      }),
    };
  });
  const whole = emptyHeld(terms.count);
  for (const passage of passages) join(whole, passage.whole);
  return { question, terms, passages, statements: passages.flatMap(({ statements }) => statements), whole };
}
