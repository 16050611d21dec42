/** Sentences against one part of a statement: "Rinse it first" where the page has "Don’t rinse it", "rinse it hot" for "rinse it cold". */
import { remembered } from '../../../lib/remembered.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { keepsAway } from './contradictions.ts';
import { hedged } from './denials.ts';
import { rootsOf, toldWords } from './licence.ts';
import { saysNo } from './promise-words.ts';
import { productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import { perSource } from './sources.ts';
import type { Source } from './sources.ts';
import { focusOf } from './whose-price.ts';

/** "Rinse it first", where the thing's page has "Don't rinse it": what a part of one statement denies in so many words, a sentence about the same may not affirm. */

/** Sentences cut into the parts that affirm or deny by themselves, and which statements are of the things that a sentence means. */
const ends = new Map<string, RegExp>();
const endOf = (language: string): RegExp =>
  remembered(ends, language, () => new RegExp(`${separatorOf(language).source}|\\s\\(|[.;!?)](?=\\s|$)`, 'giu'));

const partsIn = (plain: string, language: string): string[] =>
  plain.split(endOf(language)).filter((text) => text.trim() !== '');

interface Meant {
  named: readonly FoundProduct[];
  /** addresses of the things that are named, or else meant by the question */
  urls: ReadonlySet<string>;
  /** of these things, or of none, and in the sentence's language */
  isNear: (source: Source) => boolean;
}

function createMeant(question: Question): (sentence: Sentence) => Meant {
  const focus = focusOf(question);
  return (sentence) => {
    const { language } = sentence;
    const named = productsMeant(sentence);
    const urls = new Set((named.length > 0 ? named : focus).map(({ url }) => url));
    const isNear = (source: Source) =>
      source.language === language && (source.product === null || urls.size === 0 || urls.has(source.product));
    return { named, urls, isNear };
  };
}

interface DeniablePart {
  words: ReadonlyMap<string, number>;
  isDenial: boolean;
}

/** so much of what is denied must be affirmed, and so many words more be of the same statement */
const deniedShareLeast = 0.4;
const besideLeast = 2;
/** a single word that is denied tells by itself where it is of the thing that is meant */
const weightAlone = 0.8;

const deniablePartsOf = perSource(({ plain, language, isCustomers }: Source): readonly DeniablePart[] => {
  if (isCustomers) return [];
  let carries = false;
  return partsIn(plain, language).map((text) => {
    const isDenial = saysNo(text) && !hedged.test(text);
    // "No shrimp to Alaska, Hawaii or Maine" denies the rest of its list too
    carries = isDenial ? no.test(text) : carries && shortPart.test(text);
    return {
      words: new Map(toldWords(text, language).map(({ root, weight }) => [root, weight])),
      isDenial: isDenial || carries,
    };
  });
});
const no =
  /^\W*(?:no|not to|never|kein\p{L}*|nicht (?:nach|in|an|für)|aucune?|ning[uú]n\p{L}*|nessun\p{L}*|geen)(?!\p{L})/iu;
const shortPart = /^\s*\p{Lu}\S*(?:\s\S+){0,3}$/u;
const deniesSome = perSource(
  (source) => saysNo(source.plain) && deniablePartsOf(source).some(({ isDenial }) => isDenial),
);

export function createDeniedPartFault(sources: readonly Source[], question: Question) {
  const meantBy = createMeant(question);
  const asked = toldWords(question.text, question.language).map(({ root }) => root);
  let denying: readonly Source[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (/[?？؟]\s*$/u.test(plain) || saysNo(plain) || keepsAway.test(plain)) return null;
    const affirmed = new Set(toldWords(plain, language).map(({ root }) => root));
    if (affirmed.size === 0) return null;
    const { urls, isNear } = meantBy(sentence);
    denying ??= sources.filter(deniesSome);
    for (const source of denying) {
      if (!isNear(source)) continue;
      const isMeant = source.product !== null && urls.has(source.product);
      const all = rootsOf(source);
      for (const { words, isDenial } of deniablePartsOf(source)) {
        if (!isDenial) continue;
        const shared = [...words].filter(([root]) => affirmed.has(root));
        if (shared.length === 0) continue;
        const weight = sumOf(shared.map(([, one]) => one));
        if (weight < sumOf([...words.values()]) * deniedShareLeast) continue;
        const beside = [...new Set([...affirmed, ...asked])].filter((root) => !words.has(root) && all.has(root)).length;
        const isTold = beside >= besideLeast || (isMeant && shared.length === words.size && weight >= weightAlone);
        // what its own page denies no terms of the shop affirm
        const isAlike = (other: Source) => isNear(other) && (source.product === null || other.product !== null);
        const roots = shared.map(([root]) => root);
        if (isTold && !isAffirmed(roots, isAlike)) return 'it affirms what a part of the shop data denies';
      }
    }
    return null;
  };

  function isAffirmed(roots: readonly string[], isNear: (source: Source) => boolean): boolean {
    return sources.some(
      (source) =>
        isNear(source) &&
        deniablePartsOf(source).some(({ words, isDenial }) => !isDenial && roots.every((root) => words.has(root))),
    );
  }
}

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, one) => sum + one, 0);

/** "Rinse it hot" for "rinse it cold", the large one's minutes given to the small one: a part of a sentence with the opposite of a word in the statement that says the rest of it. */
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

interface OpposablePart {
  text: string;
  words: ReadonlySet<string>;
}

const wordsOf = (text: string, language: string): ReadonlySet<string> =>
  new Set([
    ...toldWords(text, language).flatMap(({ root, weight }) => (weight >= weightLeast ? [root] : [])),
    ...(text.match(number) ?? []),
  ]);
const weightLeast = 0.4;
const sharedLeast = 2;
const sameShareLeast = 0.5;

const readParts = (plain: string, language: string): readonly OpposablePart[] =>
  partsIn(plain, language).map((text) => ({ text, words: wordsOf(text, language) }));
const opposablePartsOf = perSource(({ plain, language, isCustomers }: Source) =>
  isCustomers ? [] : readParts(plain, language),
);
const saysSome = perSource(({ plain }) => some.test(plain));

export function createOppositeFault(sources: readonly Source[], question: Question) {
  const meantBy = createMeant(question);
  let withOpposites: readonly Source[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (!some.test(plain) || saysNo(plain) || /[?？؟]\s*$/u.test(plain)) return null;
    const { named, isNear } = meantBy(sentence);
    withOpposites ??= sources.filter(saysSome);
    const near = withOpposites.filter(isNear);
    const names = named.flatMap(({ name }) => toldWords(name, language).map(({ root }) => root));
    const bare = (part: OpposablePart) =>
      [...part.words].filter((word) => !names.includes(word) && !ofPairs(part, language).has(word));
    return readParts(plain, language).some((part) =>
      patterns.some((pair) => isTurned(part.text, bare(part), pair, near)),
    )
      ? 'it says the opposite of what the shop data says of the same'
      : null;
  };
}

/** the words by which it is told from its opposite */
const ofPairs = ({ text }: OpposablePart, language: string): ReadonlySet<string> =>
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
        opposablePartsOf(source).flatMap((part) =>
          says(part.text) && !saysNo(part.text) ? [sharedWith(part.words)] : [],
        ),
      ),
    );
  const turned = most((part) => other.test(part) && !own.test(part));
  return turned >= sharedLeast && turned >= rest.length * sameShareLeast && turned > most((part) => own.test(part));
}
