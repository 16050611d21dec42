/** A slip of one letter in a word that shops are asked with ("shippping", "refnud") hides what is asked: no page says it, and no concept. */
import { concepts, isBroad, isThing } from '../languages/concepts.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling, withoutMarks } from '../languages/patterns.ts';
import { isNearForm, sortedLetters, stepsBetween } from '../lib/letter-steps.ts';
import { withCountriesMended } from './mended-countries.ts';
import { vocabularyOf } from './shop-words.ts';
import { mayBeEvidenceFor, mayBeOf } from './word-languages.ts';

/** shorter words are one letter from too many others */
const shortest = 6;
/** a word of the shop's terms stands in so many forms of a pack */
const leastForms = 2;
const typed = /(?<![\p{L}\p{N}@./'’-])\p{Ll}{5,20}(?![\p{L}\p{N}@'’-]|[./]\S)/gu;

/** words of their own, one letter from a word of terms */
const ownWords = new Set(
  `abort accent cloned closer coding consent establishes estimates extensive funded importer logger marking possibly preset qualify racing rating spelling stacking talking thorough though through transmit wanting wright accents accepts alter attaches brake brakes chance chances changer charger chargers charges closest clothes coarse contact contacts content contents context contract
  contracts cooking costed counter country counts damaged danger detect dressed exchange expect expert factor garage garden harbor hoarder hosting image lasting layer leader leading letter
  lifting loading market marketing master matter messing missing offers older opener orders parking parties party pasting patent patents payments picking placed plates portal porting posing
  posted poster postal present presents prevent prevents process produce provide provider quality react reader reading reality really recall recipe recipes record records reduce reform regard regards related
  released relay remote remove repeat reply report request resort respond restart results retail retain reuse reward rewards sender sending sharing shaving shopper shopping shower singing skipped
  skipping slipped slipping spending sports stated states station stopped stopping stores stories storing stuffing tailor taking tasted taster tested tester texting thread threat tracing tracker trading trailer training transit
  travel tricks washer wedding whipping wording worked wrapping writing written`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

interface Lexicon {
  /** words that are right as they are */
  right: ReadonlySet<string>;
  /** those that a slip is mended to, by their first letter, with how many forms hold each */
  targets: ReadonlyMap<string, readonly [word: string, forms: number][]>;
}

const lettersIn = (text: string): string[] => withoutMarks(text.toLowerCase()).match(/\p{L}+/gu) ?? [];

/** Null where words are not told apart by spaces, or bend too much for one letter to be a slip. */
const lexiconOf = perLanguage((pack: LanguagePack): Lexicon | null => {
  if (pack.tag !== 'en') return null;
  const forms = new Map<string, number>();
  for (const concept of concepts) {
    if (isThing(concept)) continue;
    for (const form of pack.concepts[concept].split(','))
      for (const word of lettersIn(form)) if (word.length >= shortest) forms.set(word, (forms.get(word) ?? 0) + 1);
  }
  const plain = lettersIn(`${pack.asking} ${pack.functionWords}`);
  for (const word of plain) if (word.length >= shortest) forms.set(word, leastForms);
  const cues = [...Object.values(pack.intents), ...Object.values(pack.asks), ...Object.values(pack.prices).flat()];
  const right = new Set([...forms.keys(), ...plain, ...lettersIn(cues.join(' '))]);
  const targets = [...forms].filter(([, held]) => held >= leastForms);
  return { right, targets: Map.groupBy(targets, ([word]) => word.charAt(0)) };
});

/** shorter ones are one swap from too many */
const shortestTurned = 4;
/** from here on a letter may have moved two places: "devliery" */
const longTurned = 6;
const turnable = /(?<![\p{L}\p{N}@./'’-])\p{L}{4,20}(?![\p{L}\p{N}@'’-]|[./]\S)/gu;
/** words of their own with the letters of others, without their marks */
const turnedOwn = new Set(
  'angel beard bread dais dairy diary first form fruhen garasi gewachsen organe pools quiet quite reicht silver sliver stair strains tired trail trial tried wachsen'.split(
    ' ',
  ),
);

/** The words that shops are asked with: letters that changed places, one left out or doubled are slips in any language. */
const askedWith = perLanguage((pack: LanguagePack): Turnable | null => {
  if (pack.isUnspaced) return null;
  const forms = concepts.filter(isBroad).flatMap((concept) => pack.concepts[concept].split(',').filter(isWhole));
  const words = [
    ...lettersIn(`${pack.asking} ${pack.functionWords} ${Object.values(pack.asks).join(' ')}`),
    ...lettersIn(forms.join(' ')).filter(({ length }) => length > shortestTurned),
  ];
  const all = new Set(words.filter(({ length }) => length >= shortestTurned));
  return {
    byLetters: Map.groupBy(all, sortedLetters),
    byStart: Map.groupBy(
      [...all].filter(({ length }) => length >= shortest),
      (word) => word.charAt(0),
    ),
  };
});

interface Turnable {
  byLetters: ReadonlyMap<string, readonly string[]>;
  /** long enough that a letter may be missing */
  byStart: ReadonlyMap<string, readonly string[]>;
}

/** "paiemnt" and "paiementt" are "paiement". */
const hasLetterTooFewOrTwice = (word: string, typed: string): boolean =>
  typed.length < word.length
    ? stepsBetween(word, typed, 1) === 1
    : Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at)).includes(typed);

/** One letter stands so many places away from where it belongs, and the others are in order. */
function hasMovedLetter(word: string, typed: string, mostPlaces: number): boolean {
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
  const places = Array.from(word, (_, at) => at);
  return places.some((from) =>
    places.some((to) => Math.abs(from - to) <= mostPlaces && without(word, from) === without(typed, to)),
  );
}

/** a form whose end is left open says no word */
const isWhole = (form: string): boolean => !/[*[]/.test(form);

function withTurnedLetters(text: string, language: string, isKnown: (word: string) => boolean): string {
  const words = askedWith(language) ?? null;
  if (words === null) return text;
  return text.replaceAll(turnable, (said) => {
    const plain = withoutMarks(said.toLowerCase());
    const hasEndsOf = (word: string) =>
      word !== plain && word.charAt(0) === plain.charAt(0) && word.at(-1) === plain.at(-1);
    const turned = (words.byLetters.get(sortedLetters(plain)) ?? []).filter(
      (word) => hasEndsOf(word) && hasMovedLetter(word, plain, word.length >= longTurned ? 2 : 1),
    );
    const [only, ...others] =
      turned.length > 0
        ? turned
        : (words.byStart.get(plain.charAt(0)) ?? []).filter(
            (word) =>
              Math.abs(word.length - plain.length) === 1 &&
              hasEndsOf(word) &&
              hasLetterTooFewOrTwice(word, plain) &&
              isKnown(word),
          );
    if (only === undefined || others.length > 0 || turnedOwn.has(plain)) return said;
    const isWord = mayBeOf(plain, language) || mayBeEvidenceFor(plain).length > 0;
    return isWord || isKnown(said) ? said : only;
  });
}

/** The text with each such slip put right; what the shop or the language knows, and names, stay. */
export function mendedSpelling(text: string, language: string, isKnown: (word: string) => boolean): string {
  const lexicon = lexiconOf(language) ?? null;
  const vocabulary = vocabularyOf(language);
  const placed = withTurnedLetters(withCountriesMended(text, language, isKnown), language, isKnown);
  if (lexicon === null || vocabulary === null) return placed;
  return plainSpelling(placed).replaceAll(typed, (word) => {
    if (lexicon.right.has(word) || ownWords.has(word) || vocabulary.mayHold(word)) return word;
    // hardly anybody mistakes the first letter
    const near = (lexicon.targets.get(word.charAt(0)) ?? []).filter(
      ([target]) => !isNearForm(word, target) && stepsBetween(word, target, 1) === 1,
    );
    const [best] = near.toSorted(([, one], [, other]) => other - one);
    return best === undefined || isKnown(word) ? word : best[0];
  });
}
