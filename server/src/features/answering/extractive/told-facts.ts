/** Facts as a draft tells them: in the shop's own words, under the heading that turns them, with what belongs to them where they stand. */
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { draft, pageLinks, readable } from './composed.ts';
import type { Asking, Draft, Signs } from './composed.ts';
import { inSection, underHeading } from './quote-words.ts';

/** @param isWhole neither a place nor a day is asked of, which the sentences beside it would blur */
export function told(
  asking: Asking,
  chosen: Fact[],
  signs: Signs,
  { isCertain, isWhole }: { isCertain: boolean; isWhole: boolean },
): Draft {
  const { phrases, isForeign } = asking;
  const differ = chosen.some(({ conflicts }) => chosen.some(({ id }) => conflicts.includes(id)));
  const lead = differ ? phrases.pagesDiffer : isForeign ? phrases.pagesSay : '';
  const words = chosen.map((fact) => wordsOf(fact, asking, isWhole && chosen.length === 1));
  const links = pageLinks(
    phrases,
    // what the owner put right stands on no page
    chosen.filter(({ state }) => state !== 'corrected').map(({ url }) => url),
  ).slice(0, 2);
  const text = [lead, words.join('\n'), links.join(' · ')].filter((line) => line !== '').join('\n\n');
  return { ...draft('facts', text, signs, { facts: chosen }), isCertain };
}

/**
 * Under "What we cannot take back" an entry alone would say the opposite; other terms are told with what belongs to them where they stand, as
 * a page's own sentence is.
 */
function wordsOf({ topic, text, url, state }: Fact, { part, shopLanguage }: Asking, isWhole: boolean): string {
  const words = readable(text);
  const page = part.passages.find(({ document }) => document.url === url && document.text.includes(text))?.document;
  if (page === undefined) return words;
  if (turnedByHeading.has(topic))
    return underHeading(page, words, { asked: part.text, language: shopLanguage, names: [], told: new Set<string>() });
  const isAsRead = state === 'found' || state === 'confirmed';
  return isWhole && isAsRead ? readable(inSection(page, text)) : words;
}

const turnedByHeading: ReadonlySet<FactTopic> = new Set<FactTopic>(['returns.exceptions', 'delivery.regions']);
