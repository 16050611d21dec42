/** Which of the owner's own answers a visitor's question asks for. A wrong one would be told in the shop's name before any page, so what differs by name, number or place is none. */
import { askedAlike, createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { spelledOut } from '../../../dialogue/everyday-spelling.ts';
import { withoutOpening } from '../../../dialogue/opening-words.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { placesAsked } from '../../../facts/regions.ts';
import type { AskedOfOwner, OwnAnswer } from '../../../ports/model.ts';
import { excludedIn, withoutExcluded } from '../../../search/excluded-words.ts';
import { tokenize } from '../../../search/tokenize.ts';

export interface KnownAnswer extends OwnAnswer {
  questions: readonly string[];
  validUntil: Date | null;
}

export type MatchAnswer = (question: AskedOfOwner) => OwnAnswer | null;

/** probability from which two wordings are taken for one question */
const alike = 0.5;
/** ... and where they surely ask for the same of a thing, in the language whose words have vectors of their own */
const alikeOfSame = 0.3;
const surelySame = 0.7;
/** ... and where a wording leans on what was said before it: "and abroad?" */
const alikeOfLeaning = 0.9;
/** below it the one asks for the price of a pot, the other for its hob, however many words they share */
const leastAskedAlike = 0.52;

interface Wording {
  answer: KnownAnswer;
  text: string;
  leans: boolean;
  /** answered with yes or no, which tells nobody "which" */
  isClosed: boolean;
  read: ReadQuestion;
}

export function createAnswerMatcher(
  answers: readonly KnownAnswer[],
  shopLanguage: string,
  now: () => Date,
): MatchAnswer {
  // as what visitors write is read
  const wordings = answers.flatMap((answer) =>
    answer.questions.map((question) => {
      const text = spelledOut(question, shopLanguage);
      return {
        answer,
        text,
        leans: withoutOpening(text, shopLanguage) !== text,
        isClosed: isYesNo(text, shopLanguage) && !asksOf(text, shopLanguage).has('which'),
      };
    }),
  );
  const read = createQuestionReader(
    wordings.map(({ text }) => text),
    shopLanguage,
  );
  const known: Wording[] = wordings.map((one) => ({ ...one, read: read(one.text) }));
  const exact = new Map(
    answers.flatMap((answer) =>
      answer.questions.flatMap((text) =>
        [text, spelledOut(text, shopLanguage)].map((one): [string, KnownAnswer] => [plain(one), answer]),
      ),
    ),
  );
  return (question) => {
    const isValid = ({ validUntil }: KnownAnswer) => validUntil === null || validUntil > now();
    const same = exact.get(plain(question.text)) ?? exact.get(plain(question.asked));
    if (same !== undefined && isValid(same)) return same;
    if (question.isWhole === true) return null;
    // "which sizes are left" alone is asked of any thing
    const texts = question.isFollowUp ? [question.asked] : [question.text, question.asked];
    const asked = [...new Set(texts)].map((text) => {
      const language = text === question.text ? question.language : shopLanguage;
      return { text, read: read(text), asksWhich: asksOf(text, language).has('which') };
    });
    let best: { answer: KnownAnswer; likeness: number } | null = null;
    for (const { answer, text, leans, isClosed, read: its } of known) {
      if (!isValid(answer)) continue;
      for (const one of asked) {
        const agreed = askedAlike(one.read, its);
        if (agreed < leastAskedAlike) continue;
        const likeness = questionLikeness(one.read, its);
        const least = leans ? alikeOfLeaning : agreed < surelySame || shopLanguage !== 'en' ? alike : alikeOfSame;
        if (likeness < least || likeness <= (best?.likeness ?? 0)) continue;
        if (sharesOneWord(one.read, its) || (one.asksWhich && isClosed)) continue;
        if (isWider(one.read, its) || isOfOther(one.read, its)) continue;
        if (asksForOther(one.text, text, answer.text, question)) continue;
        best = { answer, likeness };
      }
    }
    return best?.answer ?? null;
  };
}

/** "Where is my order?" tells one word, which many a wording holds beside others. */
const sharesOneWord = ({ telling: one }: ReadQuestion, { telling: other }: ReadQuestion): boolean =>
  one.length !== other.length && Math.min(one.length, other.length) === 1;

/** "Do you have free shipping?" does not ask how it can be free on heavy glass bottles. */
const isWider = (asked: ReadQuestion, wording: ReadQuestion): boolean =>
  wording.telling.length - asked.telling.length >= muchWider;
const muchWider = 3;

/** "A number to call you" is none of those off a key. */
const isOfOther = ({ concepts: one }: ReadQuestion, { concepts: other }: ReadQuestion): boolean =>
  one.size > 0 && other.size > 0 && one.isDisjointFrom(other);

/** "the warmest" and the like: one of all is meant */
const superlative =
  /(?<!\p{L})(?!(?:gu|hon|for|harv|sugg|inter|requ|inv|prot|cont|arr|mod|dig|cl)est(?!\p{L}))(?:\p{L}{2,}est|most|least|\p{L}{3,}ste[nrs]?|(?:el|la|los|las) más|(?:le|la|les) plus|paling)(?!\p{L})/iu;

/** Its words alone. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/**
 * It names a number, a size, a colour, a material, a place or a product that the answer knows nothing of, or the answer is for one that it
 * does not name; or one of the two asks for what is without something.
 */
function asksForOther(asked: string, wording: string, answer: string, question: AskedOfOwner): boolean {
  const { shopLanguage, products } = question;
  const known = `${wording}\n${answer}`;
  const language = asked === question.text ? question.language : shopLanguage;
  if (lacks(numbersIn(asked), numbersIn(known)) || lacks(numbersIn(wording), numbersIn(asked))) return true;
  if (lacks(sizesIn(wording), wordsIn(asked)) || lacks(sizesIn(asked), wordsIn(known))) return true;
  if (lacks(looksIn(asked, shopLanguage), looksIn(known, shopLanguage))) return true;
  if (superlative.test(asked) && !superlative.test(known)) return true;
  if (differsInUnwanted([asked, language], [wording, shopLanguage])) return true;
  const places = (text: string, tongue: string) => new Set(placesAsked(text, tongue).map(({ place }) => place.id));
  const [named, told, meant] = [places(asked, language), places(known, shopLanguage), places(wording, shopLanguage)];
  if (lacks(named, told) || lacks(meant, named)) return true;
  return products.length > 0 && !products.some((name) => isNamed(name, asked, wording, shopLanguage));
}

/** "mulesing-free" is what "is it mulesing free?" asks for, and "without beeswax" not what "of beeswax" does. */
function differsInUnwanted(one: [text: string, language: string], other: [text: string, language: string]): boolean {
  const [its, others] = [new Set(excludedIn(...one)), new Set(excludedIn(...other))];
  if (its.size > 0 && others.size > 0) return lacks(its, others) || lacks(others, its);
  const [tells, silent] = its.size > 0 ? [one, other] : [other, one];
  const left = wordsIn(withoutExcluded(...tells));
  const unwanted = [...wordsIn(tells[0]).difference(left)].filter((word) => word.length >= leastLetters);
  return lacks(new Set(unwanted), wordsIn(silent[0]));
}

/** More than half of what a question says of a product's name stands in the wording too: "the plate" says "Dinner Plates". */
function isNamed(product: string, asked: string, wording: string, language: string): boolean {
  const [isAsked, isWorded] = [saidIn(asked, language), saidIn(wording, language)];
  const said = [...wordsIn(product)].filter((word) => word.length >= leastLetters && isAsked(word));
  return said.filter(isWorded).length * 2 > said.length;
}

/** As it stands, as the beginning of a longer word, or in another form. */
function saidIn(text: string, language: string): (word: string) => boolean {
  const words = ` ${plain(text)}`;
  const stems = new Set(tokenize(text, language));
  return (word) => words.includes(` ${word}`) || tokenize(word, language).some((stem) => stems.has(stem));
}

/** something of the one is not in the other */
const lacks = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => !one.isSubsetOf(other);

const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? []);

/** "size L" and "xl", and not the "s" of "it's". */
const sizesIn = (text: string): Set<string> =>
  new Set(
    (text.match(/(?<![\p{L}\p{N}'’])(?:X{0,4}[SL]|x{1,4}[sl]|M)(?![\p{L}\p{N}'’])/gu) ?? []).map((size) =>
      size.toLowerCase(),
    ),
  );

const wordsIn = (text: string): Set<string> => new Set(plain(text).split(' '));

/** Colours and materials. */
const looksIn = (text: string, language: string): Set<Concept> =>
  new Set(
    readShopWords(text, language).flatMap((word) =>
      word.kind === 'concept' && (colourConcepts.has(word.concept) || materialConcepts.has(word.concept))
        ? [word.concept]
        : [],
    ),
  );

const leastLetters = 4;
