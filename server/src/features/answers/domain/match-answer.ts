/** Which of the owner's own answers a visitor's question asks for. A wrong one would be told in the shop's name before any page, so what differs by name, number or place is none. */
import { askedAlike, createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { placesAsked } from '../../../facts/regions.ts';
import type { AskedOfOwner, OwnAnswer } from '../../../ports/model.ts';

export interface KnownAnswer extends OwnAnswer {
  questions: readonly string[];
  validUntil: Date | null;
}

export type MatchAnswer = (question: AskedOfOwner) => OwnAnswer | null;

/** probability from which two wordings are taken for one question */
const alike = 0.6;
/** ... and where they surely ask for the same of a thing */
const alikeOfSame = 0.42;
const surelySame = 0.85;
/** below it the one asks for the price of a pot, the other for its hob, however many words they share */
const leastAskedAlike = 0.45;

interface Wording {
  answer: KnownAnswer;
  text: string;
  read: ReadQuestion;
}

export function createAnswerMatcher(
  answers: readonly KnownAnswer[],
  shopLanguage: string,
  now: () => Date,
): MatchAnswer {
  const wordings = answers.flatMap((answer) => answer.questions.map((text) => ({ answer, text })));
  const read = createQuestionReader(
    wordings.map(({ text }) => text),
    shopLanguage,
  );
  const known: Wording[] = wordings.map((one) => ({ ...one, read: read(one.text) }));
  const exact = new Map(known.map((one) => [plain(one.text), one.answer]));
  return (question) => {
    const isValid = ({ validUntil }: KnownAnswer) => validUntil === null || validUntil > now();
    const same = exact.get(plain(question.text));
    if (same !== undefined && isValid(same)) return same;
    const asked = [...new Set([question.text, question.asked])].map((text) => ({ text, read: read(text) }));
    let best: { answer: KnownAnswer; likeness: number } | null = null;
    for (const { answer, text, read: its } of known) {
      if (!isValid(answer)) continue;
      for (const one of asked) {
        const agreed = askedAlike(one.read, its);
        if (agreed < leastAskedAlike) continue;
        const likeness = questionLikeness(one.read, its);
        if (likeness < (agreed < surelySame ? alike : alikeOfSame) || likeness <= (best?.likeness ?? 0)) continue;
        if (agreed < surelySame && sharesOneWord(one.read, its)) continue;
        if (asksForOther(one.text, `${text}\n${answer.text}`, text, question)) continue;
        best = { answer, likeness };
      }
    }
    return best?.answer ?? null;
  };
}

/** "Where is my order?" tells one word, which many a wording holds beside others. */
const sharesOneWord = ({ telling: one }: ReadQuestion, { telling: other }: ReadQuestion): boolean =>
  one.length !== other.length && Math.min(one.length, other.length) === 1;

/** Its words alone. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** It names a number, a colour, a material, a place or a product that the answer knows nothing of, or the answer is for one that it does not name. */
function asksForOther(asked: string, known: string, wording: string, question: AskedOfOwner): boolean {
  const { shopLanguage, products } = question;
  if (lacks(numbersIn(asked), numbersIn(known)) || lacks(numbersIn(wording), numbersIn(asked))) return true;
  if (lacks(looksIn(asked, shopLanguage), looksIn(known, shopLanguage))) return true;
  const places = (text: string, language: string) => new Set(placesAsked(text, language).map(({ place }) => place.id));
  const [named, told, meant] = [
    places(asked, asked === question.text ? question.language : shopLanguage),
    places(known, shopLanguage),
    places(wording, shopLanguage),
  ];
  if (lacks(named, told) || lacks(meant, named)) return true;
  const said = plain(known);
  return (
    products.length > 0 &&
    !products.some((name) =>
      plain(name)
        .split(' ')
        .some((word) => isTelling(word, said)),
    )
  );
}

/** something of the one is not in the other */
const lacks = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => !one.isSubsetOf(other);

const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? []);

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
const isTelling = (word: string, said: string): boolean =>
  word.length >= leastLetters && ` ${said} `.includes(` ${word}`);
