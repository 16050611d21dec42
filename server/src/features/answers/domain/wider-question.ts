/** Questions that are wider than the owner's: a no to "discount codes on sale goods" is none to discount codes, and a yes to linen curtains is one to curtains. */
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { colourConcepts, isThing, materialConcepts } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { namesIn, putWith } from './names-other.ts';

interface Compared {
  /** the question as it was compared, and the owner's wording of theirs */
  asked: string;
  wording: string;
  answer: string;
  /** of them all */
  language: string;
}

/** more telling words than the question by so many */
const muchNarrower = 2;

/** "Do you offer discount codes?" is wider than "can I use a discount code on sale items?". */
export function asksForAny(compared: Compared, asked: ReadQuestion, wording: ReadQuestion): boolean {
  const whether = whetherIn(compared.language);
  if (whether === null || !whether.opening.test(compared.asked)) return false;
  const termsOf = ({ telling }: ReadQuestion) => new Set(telling.map(({ word }) => word.term));
  const own = termsOf(asked).difference(whether.verbs);
  const known = termsOf(wording).difference(whether.verbs);
  return own.size > 0 && own.isSubsetOf(known) && known.size - own.size >= muchNarrower && !holdsForWider(compared);
}

/** "Do you gift wrap?" is wider than "do you gift wrap candles?": pages may answer it better. */
export function leavesOutThing(compared: Compared): boolean {
  const [one, left] = [namesIn(compared.asked, compared.language), leftOut(compared)];
  return (
    one.isSubsetOf(namesIn(compared.wording, compared.language)) && [...left].some(isThing) && !holdsForWider(compared)
  );
}

/**
 * The answer is one to the wider question too: it speaks of what that names and not of what it leaves out ("no, we sell no curtains or
 * blinds"), or there is such a thing in one material or colour, so that there is such a thing.
 */
export function holdsForWider(compared: Compared): boolean {
  const { asked, wording, answer, language } = compared;
  const whether = whetherIn(language);
  if (whether === null || !whether.opening.test(asked)) return false;
  const its = new Set([...namesIn(asked, language)].filter((name) => !putWith.has(name))).difference(whether.verbs);
  if (its.size === 0 || !its.isSubsetOf(namesIn(wording, language))) return false;
  const [left, told] = [leftOut(compared), namesIn(answer, language)];
  if (left.size === 0) return false;
  if (its.isSubsetOf(told) && left.isDisjointFrom(told)) return true;
  return (
    [...left].every((name) => looks.has(name)) && [...its].some((name) => !looks.has(name)) && whether.yes.test(answer)
  );
}

const looks: ReadonlySet<string> = materialConcepts.union(colourConcepts);

/** What the wording names and the question does not. */
function leftOut({ asked, wording, language }: Compared): Set<string> {
  const left = namesIn(wording, language).difference(namesIn(asked, language));
  return left.difference(verbsOfWhether(language));
}

const whetherIn = perLanguage(({ tag, whether }) =>
  whether === undefined
    ? null
    : {
        opening: new RegExp(`^(?:\\p{L}+[ ,]+){0,2}(?:${whether.opening})(?!\\p{L})`, 'iu'),
        verbs: new Set(tokenize(whether.verbs, tag)),
        yes: new RegExp(`^\\P{L}*(?:${whether.yes})(?!\\p{L})`, 'iu'),
      },
);

/** "offer", "give": no part of what is asked for. */
export const verbsOfWhether = (language: string): ReadonlySet<string> => whetherIn(language)?.verbs ?? new Set();

/** It asks whether there is such a thing at all. */
export const opensWhether = (text: string, language: string): boolean =>
  whetherIn(language)?.opening.test(text) === true;
