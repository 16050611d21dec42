/** The owner's answers that are nearest to a question, each with how likely it answers it. */
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { answerFit } from './answer-fit.ts';
import { answerSigns, besideOthers } from './answer-signs.ts';
import type { ComparedQuestion } from './compared-question.ts';
import type { KnownAnswer } from './likely-answer.ts';
import type { Worded } from './names-other.ts';
import { createNearWordings } from './near-wordings.ts';

/** what decides, however alike the words are */
const differing = [
  'numbers',
  'sizes',
  'looks',
  'superlative',
  'unwanted',
  'places',
  'product',
  'isOfOther',
  'countsOther',
  'asksForAny',
  'leavesOutThing',
] as const;

export interface Fitting extends Worded {
  of: KnownAnswer;
  /** probability that the answer answers it */
  fit: number;
  /** nothing that decides differs */
  isTellable: boolean;
  /** the answer holds what is asked for: a sum, a place, a time */
  isOfKind: boolean;
}

/** Best first. */
export function createFitting(answers: readonly KnownAnswer[], language: string, now: () => Date) {
  const nearTo = createNearWordings(answers, language);
  return (question: AskedOfOwner): Fitting[] => {
    const isValid = ({ validUntil }: KnownAnswer) => validUntil === null || validUntil > now();
    const languageOf = (one: string) => (one === question.text ? question.language : language);
    const said = question.isFollowUp ? [question.asked] : [question.text, question.asked];
    const pairs = nearTo(said, languageOf, isValid);
    const signs = besideOthers(pairs.map(({ asked, wording }) => answerSigns(asked, wording.compared(), question)));
    const own = pairs.flatMap(({ asked, wording: { answer, text, leans, isBackground, compared } }, at): Fitting[] => {
      const its = signs[at] ?? {};
      if (isBackground) return [];
      const isTellable =
        !leans &&
        its.sharesMatter === 1 &&
        !asksWhichOf(asked, compared().wording) &&
        differing.every((name) => its[name] === 0);
      return [
        {
          of: answer,
          asked: asked.text,
          wording: text,
          answer: answer.text,
          language,
          fit: answerFit(its),
          isTellable,
          isOfKind: its.asksUntold === 0,
        },
      ];
    });
    return own.toSorted((a, b) => b.fit - a.fit);
  };
}

/** A yes or no tells nobody which. */
const asksWhichOf = (asked: ComparedQuestion, wording: ComparedQuestion): boolean =>
  asked.asks.has('which') && wording.isClosed && !wording.asks.has('which');
