/**
 * Which of the owner's own answers a visitor's question asks for. A wrong one would be told in the shop's name before any page, so what
 * rules find is told if it fits by what was learned too, and what they do not find where it surely does.
 */
import type { OwnAnswer } from '../../../ports/model.ts';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { createFitting } from './fitting-answers.ts';
import type { Fitting } from './fitting-answers.ts';
import type { KnownAnswer } from './likely-answer.ts';
import { createRuleMatcher } from './match-by-rules.ts';
import type { Ruled } from './match-by-rules.ts';
import { isLeftToPages } from './names-other.ts';
import { isMatterOfItsOwn } from './own-matter.ts';

export type MatchAnswer = (question: AskedOfOwner) => OwnAnswer | null;

/** probability from which an answer is told that no rule finds; of "dogs ok?" less is known, and little else can be meant */
const surely = { few: 0.4, many: 0.55 };
const fewWords = 4;
/** ... and below which it is not told though one does */
const hardly: Record<Ruled['by'], number> = { same: 0, wording: 0.1, answer: 0.2 };

export function createAnswerMatcher(
  answers: readonly KnownAnswer[],
  shopLanguage: string,
  now: () => Date,
): MatchAnswer {
  const byRules = createRuleMatcher(answers, shopLanguage, now);
  const fittingTo = createFitting(answers, shopLanguage, now);
  return (question) => {
    const ruled = byRules(question);
    if (question.isWhole === true || ruled?.by === 'same') return ruled?.answer ?? null;
    const fitting = fittingTo(question);
    if (ruled !== null) {
      const fit = fitting.find(({ of }) => of === ruled.answer)?.fit;
      return fit === undefined || fit < hardly[ruled.by] ? null : ruled.answer;
    }
    const { found, isFollowUp } = question;
    const best = fitting.find(({ isTellable }) => isTellable);
    if (best === undefined || best.fit < leastFor(best) || isFollowUp) return null;
    return found !== undefined && (isMatterOfItsOwn(best, found) || isLeftToPages(best, found)) ? null : best.of;
  };
}

const leastFor = ({ asked, isOfKind }: Fitting): number =>
  isOfKind && (asked.match(/\p{L}+/gu)?.length ?? 0) <= fewWords ? surely.few : surely.many;
