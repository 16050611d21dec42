/** "Rinse it hot" for "rinse it cold", the large one's minutes given to the small one: a part of a sentence with the opposite of a word in the statement that says the rest of it. */
import type { Question } from '../../../ports/model.ts';
import { createMeant, partsIn } from './parts.ts';
import { perSource } from './per-source.ts';
import { saysNo } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { toldWords } from './told-words.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['larger?|largest|big(?:ger|gest)?', 'small(?:er|est)?|little'],
  ['hot|warm', 'cold|cool'],
  ['above', 'below'],
  ['inside|indoors?', 'outside|outdoors?'],
  ['adults?|grown-?ups?', 'child(?:ren)?|kids?'],
  ['summers?', 'winters?'],
  ['wet|damp', 'dry'],
  ['weekdays?', 'weekends?'],
  ['top', 'bottom'],
  ['groß\\p{L}{0,3}|größer\\p{L}{0,2}', 'klein\\p{L}{0,4}'],
  ['heiß\\p{L}{0,2}|warm\\p{L}{0,2}', 'kalt\\p{L}{0,2}'],
  ['oberhalb', 'unterhalb'],
  ['innen', 'außen'],
  ['oben', 'unten'],
  ['erwachsene\\p{L}{0,2}', 'kinder\\p{L}{0,2}|jugendliche\\p{L}{0,2}'],
  ['sommer\\p{L}{0,2}', 'winter\\p{L}{0,2}'],
  ['nass\\p{L}{0,2}|feucht\\p{L}{0,2}', 'trocken\\p{L}{0,2}'],
  ['grand\\p{L}{0,2}', 'petite?s?'],
  ['chaude?s?', 'froide?s?'],
  ['grandes?', 'pequeñ[oa]s?'],
  ['calientes?', 'frí[oa]s?'],
  ['grand[ei]', 'piccol[oaie]'],
  ['cald[oaie]', 'fredd[oaie]'],
];
const patterns = pairs.map((pair) => pair.map((forms) => new RegExp(`(?<![\\p{L}-])(?:${forms})(?!\\p{L})`, 'iu')));
const some = new RegExp(
  pairs
    .flat()
    .map((forms) => `(?<![\\p{L}-])(?:${forms})(?!\\p{L})`)
    .join('|'),
  'iu',
);
const all = new RegExp(some, 'giu');
const number = /(?<![\p{N}.,])\d+(?![\p{N}]|[.,]\d)/gu;

interface Part {
  text: string;
  words: ReadonlySet<string>;
}

const wordsOf = (text: string, language: string): ReadonlySet<string> =>
  new Set([
    ...toldWords(text, language).flatMap(({ root, weight }) => (weight >= telling ? [root] : [])),
    ...(text.match(number) ?? []),
  ]);
const telling = 0.4;
const sharedLeast = 2;
const shareLeast = 0.5;

const readParts = (plain: string, language: string): readonly Part[] =>
  partsIn(plain, language).map((text) => ({ text, words: wordsOf(text, language) }));
const partsOf = perSource(({ plain, language, isCustomers }: Source) =>
  isCustomers ? [] : readParts(plain, language),
);
const saysSome = perSource(({ plain }) => some.test(plain));

export function createOppositeFault(sources: readonly Source[], question: Question) {
  const meantBy = createMeant(question);
  let telling: readonly Source[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (!some.test(plain) || saysNo(plain) || /[?？؟]\s*$/u.test(plain)) return null;
    const { named, isNear } = meantBy(sentence);
    telling ??= sources.filter(saysSome);
    const near = telling.filter(isNear);
    const names = named.flatMap(({ name }) => toldWords(name, language).map(({ root }) => root));
    const bare = (part: Part) =>
      [...part.words].filter((word) => !names.includes(word) && !ofPairs(part, language).has(word));
    return readParts(plain, language).some((part) =>
      patterns.some((pair) => isTurned(part.text, bare(part), pair, near)),
    )
      ? 'it says the opposite of what the shop data says of the same'
      : null;
  };
}

/** the words by which it is told from its opposite */
const ofPairs = ({ text }: Part, language: string): ReadonlySet<string> =>
  new Set(toldWords((text.match(all) ?? []).join(' '), language).map(({ root }) => root));

/** Of all parts with one of the two words, those that say most of the same have the other one. */
function isTurned(text: string, rest: readonly string[], pair: readonly RegExp[], near: readonly Source[]): boolean {
  const [own, other] = pair[0]?.test(text) === true ? pair : pair.toReversed();
  if (own === undefined || other === undefined || !own.test(text) || other.test(text)) return false;
  const numbers = rest.filter((word) => /^\d/u.test(word));
  /** a part without its number says something else of the same: "the large one 45 minutes, the small one 25" */
  const sharedWith = (words: ReadonlySet<string>) =>
    numbers.length > 0 && !numbers.some((one) => words.has(one)) ? 0 : rest.filter((word) => words.has(word)).length;
  const most = (says: (part: string) => boolean) =>
    Math.max(
      0,
      ...near.flatMap((source) =>
        partsOf(source).flatMap((part) => (says(part.text) && !saysNo(part.text) ? [sharedWith(part.words)] : [])),
      ),
    );
  const turned = most((part) => other.test(part) && !own.test(part));
  return turned >= sharedLeast && turned >= rest.length * shareLeast && turned > most((part) => own.test(part));
}
