/** Things are called by the one word that is theirs: "the Torrente" is the Torrente HX, whatever else the question says. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { endAlike } from '../../../search/addresses.ts';
import { namedOption } from './named-option.ts';

const shortest = 4;
/** places among the frequent words of a language, from which on a word is as good as a name */
const rare = 12_000;
/** what more of other things, or sections of other pages, say is a kind of thing; of what a name begins with more may speak */
const fewThings = { first: 3, other: 1 };
const fewSections = 2;

type Asked = Pick<QuestionPart, 'asked' | 'products' | 'passages' | 'understanding'>;

/** The products of the one name that holds a word of the question which is no everyday word and said of hardly anything else; of several, and of what is looked for, the one that has the option that is asked for. */
export function calledByWord({ asked, products, passages, understanding }: Asked, language: string): FoundProduct[] {
  const vectors = wordVectorsOf(language);
  if (vectors === null) return [];
  const things = products.map(({ document }) => document);
  const isFrequent = (word: string): boolean => {
    const place = vectors.find(word);
    return place >= 0 && place < rare;
  };
  const words = new Map(
    (asked.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? []).flatMap((word) => {
      const [term, ...others] = contentTerms(word, language);
      const isCommon = word.length < shortest || isFrequent(word.toLowerCase()) || isFrequent(term ?? '');
      return term === undefined || others.length > 0 || word.includes('-') ? [] : [[term, !isCommon] as const];
    }),
  );
  const holds = (text: string, term: string): boolean => contentTerms(text, language).includes(term);
  const isSaidOfOthers = (term: string, { name }: FoundProduct, most: number): boolean =>
    new Set(things.filter((other) => other.name !== name && holds(recordOf(other), term)).map((other) => other.name))
      .size > most;
  const isOnPages = (term: string, { url }: FoundProduct): boolean =>
    passages.filter(({ document }) => !endAlike(document.url, url) && holds(document.text, term)).length > fewSections;
  const hasOption = (thing: FoundProduct): boolean => namedOption(asked, thing) !== null;
  const isCalled = (thing: FoundProduct): boolean =>
    contentTerms(properName(thing.name), language).some((term, at) => {
      const isRare = words.get(term);
      if (isRare === undefined) return false;
      if (!isRare) return at === 0 && hasOption(thing);
      if (at === 0) return !isSaidOfOthers(term, thing, fewThings.first);
      return !isSaidOfOthers(term, thing, fewThings.other) && !isOnPages(term, thing);
    });
  const called = things.filter(isCalled);
  const isPlain = areOfOneName(called) && understanding.intent !== 'shopping';
  const chosen = isPlain ? called : called.filter(hasOption);
  return areOfOneName(chosen) ? chosen : [];
}

/** Without what stands behind a dash, which says the kind, and pieces of "Open-Back", which are no words of their own. */
const properName = (name: string): string => withoutCompounds(name.split(/\s[–—|-]\s|[:,(]/u)[0] ?? '');

const withoutCompounds = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => !/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word))
    .join(' ');

const recordOf = ({ name, categories, description }: FoundProduct): string =>
  [name, ...categories, description].join('\n');

const areOfOneName = (things: readonly FoundProduct[]): boolean => new Set(things.map(({ name }) => name)).size === 1;

/** letters of an ending */
const endingMax = 3;
/** places among the frequent words of a language: "back" and "open" are no names for an open-back banjo */
const everyday = 1_000;

/** In the morning nobody names a filter called "Morgenrot", nor an "Open-Back" who asks whether the shop is open. */
export function callsAlone(term: string, name: string, language: string): boolean {
  const own = contentTerms(withoutCompounds(name), language);
  const place = wordVectorsOf(language)?.find(term) ?? -1;
  const words = place >= 0 && place < everyday ? own : contentTerms(name, language);
  return words.some((word) => word.includes(term) && !(word.startsWith(term) && word.length - term.length > endingMax));
}
