/** Which of the owner's own answers a visitor's question asks for. A wrong one would be told in the shop's name before any page, so what differs by name, number or place is none. */
import { createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { placesAsked } from '../../../facts/regions.ts';
import type { AskedOfOwner, OwnAnswer } from '../../../ports/model.ts';

export interface KnownAnswer extends OwnAnswer {
  questions: readonly string[];
  validUntil: Date | null;
}

export type MatchAnswer = (question: AskedOfOwner) => OwnAnswer | null;

/** probability from which two wordings are taken for one question */
const alike = 0.5;

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
        const likeness = questionLikeness(one.read, its);
        if (likeness < alike || likeness <= (best?.likeness ?? 0)) continue;
        if (asksForOther(one.text, `${text}\n${answer.text}`, text, question)) continue;
        best = { answer, likeness };
      }
    }
    return best?.answer ?? null;
  };
}

/** Its words alone. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** It names a number, a place or a product that the answer knows nothing of, or the answer is for one that it does not name. */
function asksForOther(asked: string, known: string, wording: string, question: AskedOfOwner): boolean {
  const { shopLanguage, products } = question;
  if (lacks(numbersIn(asked), numbersIn(known)) || lacks(numbersIn(wording), numbersIn(asked))) return true;
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

const leastLetters = 4;
const isTelling = (word: string, said: string): boolean =>
  word.length >= leastLetters && ` ${said} `.includes(` ${word}`);
