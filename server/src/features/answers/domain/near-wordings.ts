/** The owner's wordings that are nearest to a question, by what is cheap to say of both: those are read beside it. */
import { spelledOut } from '../../../dialogue/everyday-spelling.ts';
import { daysOfYearIn } from '../../../dialogue/named-days.ts';
import { withoutOpening } from '../../../dialogue/opening-words.ts';
import { createQuestionReader, roughLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { once } from '../../../lib/remembered.ts';
import { backgroundAnswers } from './background-answers.ts';
import { comparedQuestion, comparedWording, toldBy } from './compared-question.ts';
import type { ComparedQuestion, ComparedWording } from './compared-question.ts';
import { isForOtherDays, sentencesIn, waysOfAsking, waysOfWording } from './in-all-ways.ts';
import type { AskedWay, KnownDays } from './in-all-ways.ts';
import type { KnownAnswer } from './likely-answer.ts';

export interface Wording {
  answer: KnownAnswer;
  text: string;
  /** on what was said before it: "and abroad?" */
  leans: boolean;
  /** of several sentences, which a story is compared with as a whole */
  isStory: boolean;
  days: KnownDays;
  read: ReadQuestion;
  /** of another shop: only compared, never told */
  isBackground: boolean;
  /** read when something is near it: an owner's two thousand answers are not read for one question */
  compared: () => ComparedWording;
}

export interface NearPair {
  asked: ComparedQuestion;
  wording: Wording;
}

interface Asked extends AskedWay {
  read: ReadQuestion;
  compared: () => ComparedQuestion;
}

/** answers that are read for a question */
const readMax = 8;
/** where an owner has fewer, some of other shops' stand beside them: a question that is near all of those is near none */
const leastCompared = 15;

/** @returns of a question's ways the nearest answers, each once, with that of its wordings that is nearest */
export function createNearWordings(own: readonly KnownAnswer[], language: string) {
  const answers = [...own, ...backgroundAnswers(language).slice(0, Math.max(0, leastCompared - own.length))];
  // as what visitors write is read
  const worded = answers.map((answer) => answer.questions.map((question) => spelledOut(question, language)));
  // a wording put in a second way makes its words no commoner
  const read = createQuestionReader(worded.flat(), language);
  const known = answers.flatMap((answer, at): Wording[] => {
    const told = once(() => toldBy(answer.text, language));
    const daysTold = daysOfYearIn(answer.text, language);
    return (worded[at] ?? [])
      .flatMap((question) => waysOfWording(question, language))
      .map(({ text, days }) => {
        const its = read(text);
        return {
          answer,
          text,
          leans: withoutOpening(text, language) !== text,
          isStory: sentencesIn(text).length > 1,
          days: { worded: days, told: daysTold },
          read: its,
          isBackground: at >= own.length,
          compared: once(() => comparedWording(comparedQuestion(text, language, its), told())),
        };
      });
  });
  return (
    said: readonly string[],
    languageOf: (text: string) => string,
    isMeant: (answer: KnownAnswer) => boolean,
  ): NearPair[] => {
    const asked = waysOfAsking(said, language, languageOf).map((way): Asked => {
      const its = read(way.text);
      return { ...way, read: its, compared: once(() => comparedQuestion(way.text, language, its)) };
    });
    const best = new Map<KnownAnswer, { asked: Asked; wording: Wording; likeness: number }>();
    for (const wording of known) {
      if (!isMeant(wording.answer)) continue;
      for (const one of asked) {
        if ((one.isStory && !wording.isStory) || isForOtherDays(one.days, wording.days)) continue;
        const likeness = roughLikeness(one.read, wording.read);
        if (likeness > (best.get(wording.answer)?.likeness ?? -Infinity))
          best.set(wording.answer, { asked: one, wording, likeness });
      }
    }
    return [...best.values()]
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, readMax)
      .map((pair) => ({ asked: pair.asked.compared(), wording: pair.wording }));
  };
}
