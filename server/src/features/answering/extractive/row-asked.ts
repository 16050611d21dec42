/** Rows of one list say the same of several things: the row of the thing that is asked for is told, and not its neighbour's. */
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { Passage } from '../../../search/documents.ts';

/** words by which rows of one list differ: "Queen" and "King" */
const differMost = 2;

/** The best statement, or in its place the one row beside it that names what is asked. */
export function rowAsked(found: readonly Evidence[], passages: readonly Passage[], asked: string): readonly Evidence[] {
  const [best, ...others] = found;
  const page = passages[best?.passage ?? -1];
  const [row, ...more] = best?.statements ?? [];
  if (best === undefined || page === undefined || row === undefined || more.length > 0) return found;
  const said = new Set(wordsOf(asked));
  const isNamed = (words: readonly string[]) => words.some((word) => said.has(word));
  const named = statementsOf(page).filter(({ text }) => {
    const differing = differenceOf(wordsOf(row), wordsOf(text));
    return differing !== null && !isNamed(differing.one) && isNamed(differing.other);
  });
  const [only, ...further] = named;
  return only === undefined || further.length > 0 ? found : [{ ...best, statements: [only.text] }, ...others];
}

/** By which words two rows of one shape differ, whatever their numbers are; null where they are no such rows. */
function differenceOf(one: readonly string[], other: readonly string[]) {
  if (one.length !== other.length || !one.includes(number)) return null;
  const at = one.flatMap((word, place) => (word === other[place] ? [] : [place]));
  if (at.length === 0 || at.length > differMost || at.length * 2 > one.length) return null;
  return { one: at.map((place) => one[place] ?? ''), other: at.map((place) => other[place] ?? '') };
}

const number = '#';
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,]*/gu) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? number : word.replace(/[.,'’]+$/u, ''),
  );
