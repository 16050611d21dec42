/** Which of the owner's own answers a question asks for by its words: by wordings that are alike, or by what the answers say beside the pages. What differs by name, number or place is none. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { spelledOut } from '../../../dialogue/everyday-spelling.ts';
import { daysOfYearIn } from '../../../dialogue/named-days.ts';
import { withoutOpening } from '../../../dialogue/opening-words.ts';
import { askedAlike, createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { once } from '../../../lib/remembered.ts';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { asksForOther, countsOther, isOfOther, plain } from './asks-for-other.ts';
import { asksForSame, thingAsked } from './asks-for-same.ts';
import type { ThingAsked } from './asks-for-same.ts';
import { isForOtherDays, sentencesIn, waysOfAsking, waysOfWording } from './in-all-ways.ts';
import type { KnownDays } from './in-all-ways.ts';
import { leastAgreed, likelyAnswer } from './likely-answer.ts';
import type { KnownAnswer, NearWording } from './likely-answer.ts';
import { isLeftToPages, namesAlike, speaksOfAll } from './names-other.ts';
import { isMatterOfItsOwn } from './own-matter.ts';
import { matterSaid, sharesMatter } from './shares-matter.ts';
import type { Matter } from './shares-matter.ts';
import { asksForAny, holdsForWider, leavesOutThing } from './wider-question.ts';

export interface Ruled {
  answer: KnownAnswer;
  /** word for word or the same thing asked for; a wording that is alike; or what the answer says */
  by: 'same' | 'wording' | 'answer';
}

/** probability from which two wordings are taken for one question */
const alike = 0.5;
/** ... and where they surely ask for the same of a thing, in the language whose words have vectors of their own */
const alikeOfSame = 0.3;
const surelySame = 0.7;
/** ... and where a wording leans on what was said before it: "and abroad?" */
const alikeOfLeaning = 0.9;
/** ... and where the owner's words name everything that is asked for, however it is put */
const surelyAsked = 0.96;
/** below it the one asks for the price of a pot, the other for its hob, however many words they share */
const leastAskedAlike = 0.52;

interface Wording {
  answer: KnownAnswer;
  text: string;
  leans: boolean;
  /** answered with yes or no, which tells nobody "which" */
  isClosed: boolean;
  /** of several sentences, which a story is compared with as a whole */
  isStory: boolean;
  read: ReadQuestion;
  /** read when something is near it: an owner's two thousand answers are not read for one question */
  matter: () => Matter;
  told: () => Matter;
  days: KnownDays;
  thing: ThingAsked | null;
}

export function createRuleMatcher(
  answers: readonly KnownAnswer[],
  shopLanguage: string,
  now: () => Date,
): (question: AskedOfOwner) => Ruled | null {
  // as what visitors write is read
  const wordings = answers.flatMap((answer) => {
    const daysTold = daysOfYearIn(answer.text, shopLanguage);
    const told = once(() => matterSaid(answer.text, shopLanguage));
    return answer.questions
      .flatMap((question) => waysOfWording(spelledOut(question, shopLanguage), shopLanguage))
      .map(({ text, days }) => {
        return {
          answer,
          text,
          told,
          days: { worded: days, told: daysTold },
          isStory: sentencesIn(text).length > 1,
          leans: withoutOpening(text, shopLanguage) !== text,
          isClosed: isYesNo(text, shopLanguage) && !asksOf(text, shopLanguage).has('which'),
        };
      });
  });
  // a wording put in a second way makes its words no commoner
  const read = createQuestionReader(
    answers.flatMap(({ questions }) => questions.map((question) => spelledOut(question, shopLanguage))),
    shopLanguage,
  );
  const known: Wording[] = wordings.map((one) => ({
    ...one,
    read: read(one.text),
    matter: once(() => matterSaid(one.text, shopLanguage)),
    thing: thingAsked(one.text, shopLanguage),
  }));
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
    if (same !== undefined && isValid(same)) return { answer: same, by: 'same' };
    if (question.isWhole === true) return null;
    // "which sizes are left" alone is asked of any thing
    const said = question.isFollowUp ? [question.asked] : [question.text, question.asked];
    const languageOf = (one: string) => (one === question.text ? question.language : shopLanguage);
    const asked = waysOfAsking(said, shopLanguage, languageOf).map((way) => {
      const isOther = (wording: string, answer: string) =>
        [...new Set([way.text, way.message])].some((one) => asksForOther(one, wording, answer, question));
      const asksWhich = asksOf(way.text, way.language).has('which');
      const thing = thingAsked(way.text, shopLanguage);
      return { ...way, isOther, read: read(way.text), matter: matterSaid(way.text, shopLanguage), thing, asksWhich };
    });
    const { found } = question;
    const isOfItsOwn = (said: string, wording: string, answer: string) =>
      found !== undefined && isMatterOfItsOwn({ asked: said, wording, answer, language: shopLanguage }, found);
    let best: { answer: KnownAnswer; likeness: number; asked: string; wording: string } | null = null;
    const near: NearWording[] = [];
    for (const { answer, text, leans, isClosed, isStory, read: its, matter, told, days, thing } of known) {
      if (!isValid(answer)) continue;
      for (const one of asked) {
        if ((one.isStory && !isStory) || isForOtherDays(one.days, days)) continue;
        const agreed = askedAlike(one.read, its);
        if (
          asksForSame(one.thing, thing) &&
          !one.isOther(text, answer.text) &&
          !isOfItsOwn(one.text, text, answer.text)
        ) {
          best = { answer, likeness: 1, asked: one.text, wording: text };
          continue;
        }
        if (
          agreed < leastAgreed ||
          (one.asksWhich && isClosed) ||
          isOfOther(one.read, its) ||
          countsOther(one.read.asks, its.asks) ||
          (!leans && !sharesMatter(one.matter, matter(), told))
        )
          continue;
        const compared = { asked: one.text, wording: text, answer: answer.text, language: shopLanguage };
        if (isClosed && asksForAny(compared, one.read, its)) continue;
        const likeness = questionLikeness(one.read, its);
        const isNarrower = () => leavesOutThing(compared);
        if (!leans && !isOfItsOwn(one.text, text, answer.text))
          near.push({ answer, text, asked: one.text, agreed, likeness, isNarrower });
        if (agreed < leastAskedAlike) continue;
        const isNamed = agreed >= surelyAsked && speaksOfAll(one.text, `${text}\n${answer.text}`, shopLanguage);
        const least = leans ? alikeOfLeaning : agreed < surelySame || shopLanguage !== 'en' ? alike : alikeOfSame;
        if ((likeness < least && (leans || !isNamed)) || likeness <= (best?.likeness ?? 0)) continue;
        const isSame = () =>
          (agreed >= surelyAsked && namesAlike(one.text, text, shopLanguage)) || holdsForWider(compared);
        if ((sharesOneWord(one.read, its) && !isSame()) || isWider(one.read, its) || isNarrower()) continue;
        if (one.isOther(text, answer.text) || isOfItsOwn(one.text, text, answer.text)) continue;
        best = { answer, likeness, asked: one.text, wording: text };
      }
    }
    // what leans on something said before is too short to be read otherwise
    if (question.found === undefined || question.isFollowUp) return best === null ? null : ruled(best);
    if (best !== null) {
      const { answer, ...worded } = best;
      const isLeft = isLeftToPages({ ...worded, answer: answer.text, language: shopLanguage }, question.found);
      return isLeft ? null : ruled(best);
    }
    const likely = likelyAnswer(question, question.found, near);
    return likely === null ? null : { answer: likely, by: 'answer' };
  };
}

const ruled = ({ answer, likeness }: { answer: KnownAnswer; likeness: number }): Ruled => ({
  answer,
  by: likeness === 1 ? 'same' : 'wording',
});

/** "Where is my order?" tells one word, which many a wording holds beside others. */
const sharesOneWord = ({ telling: one }: ReadQuestion, { telling: other }: ReadQuestion): boolean =>
  one.length !== other.length && Math.min(one.length, other.length) === 1;

/** "Do you have free shipping?" does not ask how it can be free on heavy glass bottles. */
const isWider = (asked: ReadQuestion, wording: ReadQuestion): boolean =>
  wording.telling.length - asked.telling.length >= muchWider;
const muchWider = 3;
