/**
 * Whether a question shares more with an own answer than what questions are put with. "Is there a sale?" and "do teachers get a discount?"
 * share a discount with "do you have a student discount?", and nothing of students. How near words stand is no measure: whoever is given
 * something stands near everybody else.
 */
import { daysOfYearIn } from '../../../dialogue/named-days.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { termConcepts, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { compounding } from '../../../languages/glossary.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { isCommon } from './names-other.ts';
import { verbsOfWhether } from './wider-question.ts';

/** What a text is about, and beside it what it is put with. */
export interface Matter {
  names: ReadonlySet<string>;
  common: ReadonlySet<Concept>;
  /** the words of each, as they are written */
  commonWords: readonly (readonly string[])[];
}

/** letters of the halves of "Studentenrabatt" */
const halves = { first: 3, second: 4 };
/** "discount code sale": what it is put with is what it is about */
const severalCommon = 2;
const ofTerms: ReadonlySet<Concept> = new Set<Concept>(termConcepts);

export function matterSaid(text: string, language: string): Matter {
  const names = new Set<string>(daysOfYearIn(text, language));
  const common = new Set<Concept>();
  const commonWords: string[][] = [];
  const verbs = verbsOfWhether(language);
  const addNames = (said: string) => {
    for (const term of tokenize(said, language)) if (!verbs.has(term)) names.add(term);
  };
  for (const word of readShopWords(text, language)) {
    const [first, second] = compounding.has(language) ? halvesOf(word.text, language) : ['', word.text];
    const put = readShopWords(second, language).filter(isCommon);
    if (put.length > 0) {
      for (const { concept } of put) common.add(concept);
      commonWords.push(tokenize(second, language));
      addNames(first);
      continue;
    }
    if (word.kind === 'concept') for (const concept of withBroader(word.concept)) names.add(concept);
    if (word.kind === 'country') names.add(word.code);
    addNames(word.text);
  }
  return { names, common, commonWords };
}

/** What a word is put with is its second half, if it has two. */
function halvesOf(word: string, language: string): [first: string, second: string] {
  if (!/^\p{L}+$/u.test(word)) return ['', word];
  for (let at = halves.first; at <= word.length - halves.second; at++) {
    const second = word.slice(at);
    if (readShopWords(second, language).some(isCommon)) return [word.slice(0, at), second];
  }
  return ['', word];
}

/** @param told the owner's answer, which may speak of what their question does not */
export function sharesMatter(asked: Matter, wording: Matter, told: () => Matter): boolean {
  const shared = asked.common.intersection(wording.common);
  if (wording.names.size === 0 || ![...shared].some((concept) => ofTerms.has(concept))) return true;
  if (!asked.names.isDisjointFrom(wording.names) || !asked.names.isDisjointFrom(told().names)) return true;
  const known = new Set(wording.commonWords.flat());
  return asked.commonWords.filter((words) => words.every((word) => known.has(word))).length >= severalCommon;
}
