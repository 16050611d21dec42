/** The drafts of a reply that speak of what was asked, and of nothing else. */
import { signNames, signsOf } from '../../../evidence/answer-signs.ts';
import { hoursIn } from '../../../facts/contact-shapes.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { tellsOtherTerms } from './fact-fit.ts';
import { lacksAsked } from './lacks-asked.ts';
import { createLacksSpec } from './lacks-spec.ts';
import { asksKnownHours, lacksName } from './named-terms.ts';
import { tellsOfExcluded } from './tells-of-excluded.ts';
import { tellsOfElsewhere } from './tells-of-elsewhere.ts';
import { sureTopic } from './wanted-topics.ts';

/** Without what speaks of something else than what was asked, in whatever words. */
export const fittingDrafts = (asking: Asking, drafts: readonly Draft[]): Draft[] =>
  withoutOthers(asking, drafts).filter((one) => !lacksAsked(one, asking));

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

/** "How fast is shipping?" is not answered by what it costs. */
function isSumForTime({ understanding: { asks, concepts } }: QuestionPart, { kind, text }: Draft): boolean {
  if ((kind !== 'pages' && kind !== 'own') || !asks.has('duration') || asks.has('cost') || concepts.has('cost'))
    return false;
  const signs = signsOf(withoutLinks(text));
  const held = new Set(signNames.filter((_, at) => signs[at] === 1));
  return held.has('money') && !held.has('duration') && !held.has('date');
}
