/** "Is this one a pain to copy?" is asked of the thing whose page is open, or that was talked of: where no word of its page is the question's, its likeliest statement may help all the same. */
import { isLimited } from '../../../search/product-query.ts';
import type { Asking, Draft } from './composed.ts';
import { withoutOthers } from './fitting-drafts.ts';

/** of 12 questions that pointed at a page and found nothing, it answered 7 of the 9 that reached this, and none of the others */
const leastSure = 0.25;
/** `Cotton 75%` alone helps nobody who did not ask for it */
const fewWords = 5;

/** What stands on the page, to be told as unsure; null where nothing there is likely. */
export function ownPageHint(asking: Asking, drafts: readonly Draft[]): Draft | null {
  const { focus, focusBy, limits, understanding, ownEvidence } = asking.part;
  if (focusBy !== 'pointing' || focus.length !== 1 || understanding.intent !== 'question' || isLimited(limits))
    return null;
  const best = ownEvidence.found[0]?.statements.join(' ') ?? '';
  if (best.split(/\s+/u).length < fewWords) return null;
  const own = withoutOthers(asking, drafts).find(({ kind }) => kind === 'own');
  if (own === undefined || (own.signs.sureness ?? 0) < leastSure) return null;
  return { ...own, text: `${asking.phrases.perhaps}\n\n${own.text}`, outcome: 'unsure' };
}
