/** Statements that tell of a kind of thing, be it that their heading or question says so: found by what is asked and told, whatever words either has. */
import { passageMarks } from '../../../aspects/passage-marks.ts';
import type { Marks } from '../../../aspects/marks.ts';
import { extentOf, methodAround } from '../../../evidence/extent-of.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { Passage } from '../../../search/documents.ts';
import type { Asking } from './composed.ts';

/** what a heading or question above says is said of each statement below */
const aboveShare = 0.7;
const leastAbove = 0.3;

interface Sought {
  /** how surely marks tell of it */
  strengthOf: (told: Marks) => number;
  isOfPage: (page: Passage) => boolean;
  isLeftOut?: (told: Marks) => boolean;
}

export interface ToldOf extends Evidence {
  /** how surely what stands above it tells of it */
  above: number;
}

/** Likeliest first; passages are those that the question found. */
export function toldOfAspect({ part, shopLanguage }: Asking, { strengthOf, isOfPage, isLeftOut }: Sought): ToldOf[] {
  const told = part.passages.flatMap(({ document }, passage): ToldOf[] => {
    if (document.voice !== 'shop' || !isOfPage(document)) return [];
    const { section, statements: marked } = passageMarks(document, document.language ?? shopLanguage);
    const statements = statementsOf(document);
    const strength = (marks: Marks | null) => (marks === null ? 0 : strengthOf(marks));
    return statements.flatMap(({ form, text }, at): ToldOf[] => {
      const own = marked[at];
      // "CANCEL" is a button or a keyword
      if (own === undefined || form === 'question' || !/\S\s\S|[^\p{ASCII}]{4}/u.test(text)) return [];
      if (isLeftOut?.(own.told) === true) return [];
      const above = Math.max(strength(section), strength(own.under));
      const probability = Math.min(1, strength(own.told) + aboveShare * above);
      const { from, to } = above >= leastAbove ? methodAround(statements, at) : extentOf(statements, at);
      const said = statements.slice(from, to).map((one) => one.text);
      return [{ passage, from, to, statements: said, probability, above }];
    });
  });
  return told.toSorted((a, b) => b.probability - a.probability);
}
