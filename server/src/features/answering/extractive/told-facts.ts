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
  const words =
    chosen.length === 1 && isWhole
      ? chosen.map((fact) => wholeWordsOf(fact, asking))
      : chosen.map((fact) => wordsOf(fact, asking));
  const links = pageLinks(
    phrases,
    chosen.map(({ url }) => url),
  ).slice(0, 2);
  const text = [lead, words.join('\n'), links.join(' · ')].filter((line) => line !== '').join('\n\n');
  return { ...draft('facts', text, signs, { facts: chosen }), isCertain };
}

/** With what belongs to it where it stands, as a page's own sentence is told. */
function wholeWordsOf(fact: Fact, asking: Asking): string {
  const page = asking.part.passages.find(
    ({ document }) => document.url === fact.url && document.text.includes(fact.text),
  );
  const isAsRead = fact.state === 'found' || fact.state === 'confirmed';
  return page === undefined || !isAsRead || turnedByHeading.has(fact.topic)
    ? wordsOf(fact, asking)
    : readable(inSection(page.document, fact.text));
}

/** Under "What we cannot take back" an entry alone would say the opposite. */
function wordsOf({ topic, text, url }: Fact, { part, shopLanguage }: Asking): string {
  const words = readable(text);
  if (!turnedByHeading.has(topic)) return words;
  const page = part.passages.find(({ document }) => document.url === url && document.text.includes(text))?.document;
  const needs = { asked: part.text, language: shopLanguage, names: [], told: new Set<string>() };
  return page === undefined ? words : underHeading(page, words, needs);
}

const turnedByHeading: ReadonlySet<FactTopic> = new Set<FactTopic>(['returns.exceptions', 'delivery.regions']);
