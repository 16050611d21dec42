/** The drafts of a reply that speak of what was asked, and of nothing else. */
import { signNames, signsOf } from '../../../evidence/answer-signs.ts';
import { hoursIn } from '../../../facts/contact-shapes.ts';
import type { Fact } from '../../../facts/fact.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { tellsOtherTerms } from './fact-fit.ts';
import { lacksAsked } from './lacks-asked.ts';
import { lacksWord } from './lacks-word.ts';
import { createLacksSpec } from './lacks-spec.ts';
import { asksKnownHours, hoursAsked, hoursFit, lacksName } from './named-terms.ts';
import { tellsOfExcluded } from './tells-of-excluded.ts';
import { tellsOfElsewhere } from './tells-of-elsewhere.ts';
import { sureTopic } from './wanted-topics.ts';

/** Without what speaks of something else than what was asked, in whatever words. */
export const fittingDrafts = (asking: Asking, drafts: readonly Draft[]): Draft[] =>
  withoutOthers(asking, drafts).filter((one) => !lacksAsked(one, asking) && !lacksWord(one, asking));

/** Without what answers another question for certain. */
export function withoutOthers(asking: Asking, drafts: readonly Draft[]): Draft[] {
  const { part } = asking;
  const lacksSpec = createLacksSpec(asking);
  return drafts.filter(
    (one) =>
      !lacksContact(part, one) &&
      !tellsOtherTerms(one, asking) &&
      !tellsOfExcluded(one, asking) &&
      !lacksName(part, one) &&
      !tellsOfElsewhere(one, asking) &&
      !isSumForTime(part, one) &&
      !lacksHours(asking, one) &&
      !tellsOtherHours(asking, one) &&
      !lacksSpec(one),
  );
}

/** "phone number?" is not answered by what only speaks of phones. */
function lacksContact({ understanding: { concepts } }: QuestionPart, { text }: Draft): boolean {
  if (concepts.has('phone') && !/\+?\d[\d\s().-]{6,}\d/u.test(text)) return true;
  return concepts.has('email') && !/\S@\S/u.test(text);
}

/** "When do you answer the phone?" is not answered by its number. */
const lacksHours = ({ part, facts, shopLanguage }: Asking, { kind, text }: Draft): boolean =>
  kind === 'pages' &&
  asksKnownHours(part, facts) &&
  part.understanding.topics.some(({ topic, weight }) => topic.startsWith('contact.') && weight >= sureTopic) &&
  !hoursIn(text) &&
  weekdaysIn(text, shopLanguage).size === 0;

/** "What are your opening hours?" is not answered by when the telephone is, where the shop's own are known. */
function tellsOtherHours(asking: Asking, { kind, text }: Draft): boolean {
  const { part, facts } = asking;
  if (kind !== 'pages' || !part.understanding.topics.some(isSurelyOfHours)) return false;
  const hours = hoursAsked(part, asking);
  const ofHours = facts.filter(({ topic }) => topic === 'contact.hours');
  const told = ofHours.filter((fact) => text.includes(fact.text));
  const fit = (fact: Fact) => hoursFit(fact, hours, facts);
  return told.length > 0 && Math.max(...told.map(fit)) < Math.max(...ofHours.map(fit));
}

const isSurelyOfHours = ({ topic, weight }: { topic: string; weight: number }) =>
  topic === 'contact.hours' && weight >= sureTopic;

/** "How fast is shipping?" is not answered by what it costs. */
function isSumForTime({ understanding: { asks, concepts } }: QuestionPart, { kind, text }: Draft): boolean {
  if ((kind !== 'pages' && kind !== 'own') || !asks.has('duration') || asks.has('cost') || concepts.has('cost'))
    return false;
  const signs = signsOf(withoutLinks(text));
  const held = new Set(signNames.filter((_, at) => signs[at] === 1));
  return held.has('money') && !held.has('duration') && !held.has('date');
}
