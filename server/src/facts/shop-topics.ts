/** What is guaranteed, what the shop offers beside its goods, and who it is. */
import { offers } from './offer-topics.ts';
import { paying } from './paying-topics.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { productKinds } from '../languages/things/things.ts';

export function shop(reading: Reading): FoundTopic[] {
  return [...paying(reading), ...promises(reading), ...offers(reading), ...care(reading)];
}

function promises({ says, spans, signals, under, statement, domain, percent }: Reading): FoundTopic[] {
  const [span] = spans;
  const isWarranty = says('warranty') || (under('warranty') && span !== undefined);
  // a guarantee that stands among other terms is still one, a "guarantee" of the money back is none
  const isOfReturns = says('warranty')
    ? domain === 'returns' && says('returns', 'refund', 'exchange')
    : domain !== null;
  if (!isWarranty || span === undefined || spans.length > 1 || span.to < 30 || isOfReturns || percent !== null)
    return [];
  if (signals('negative') || says('delivery', 'stock', 'gift_card') || statement.kind === 'article') return [];
  const numbers = statement.text.match(/\p{N}+/gu)?.length ?? 0;
  return [{ topic: 'warranty', value: numbers > 2 ? null : { kind: 'days', ...span } }];
}

function care({ says, above, statement, signals }: Reading): FoundTopic[] {
  if (signals('negative') && says('contact')) return [];
  const isGuide = above.some((one) => one.words.concepts.has('size_guide'));
  const isMeasure =
    /\p{N}\s?(?:cm|mm|inch(?:es)?|in|"|″)(?!\p{L})/u.test(statement.text) || /\p{N}.* \| .*\p{N}/u.test(statement.text);
  const found: FoundTopic[] = [];
  if ((isGuide && (says('size', 'fit') || isMeasure)) || (says('size_guide') && !statement.isItem)) {
    found.push({ topic: 'size_guide', value: null });
  }
  const isCare = above.some((one) => one.words.concepts.has('wash')) && statement.kind !== 'home';
  if (statement.kind === 'collection') return [];
  const isLaundry = signals('laundry') || /\d\s?°/u.test(statement.text);
  if (isLaundry ? says('wash') || isCare : says('wash') && isCare && says(...productKinds)) {
    found.push({ topic: 'care', value: null });
  }
  return found;
}

export function story({ statement, says, above, domain, words, signals }: Reading): FoundTopic[] {
  const { kind, text, isItem, url } = statement;
  if (kind === 'product' || kind === 'collection' || isItem || domain !== null || text.length > 300) return [];
  const isAboutPage =
    above.some((one) => one.words.signals.has('about')) || aboutPath.test(URL.parse(url)?.pathname ?? '');
  const isOrigin =
    (says('since') && !signals('first_person') ? /\p{N}/u.test(text) : says('owner')) &&
    (isAboutPage || kind === 'home' || kind === 'site');
  // the record for search engines says it below a heading of ours
  const isOfShop = kind === 'home' || kind === 'site';
  const isTold = isOfShop && text.split(/\s+/u).length >= aboutMinWords && !says('discount', 'payment', 'review');
  const isTrade = isTold && (signals('sells') || (kind === 'home' && above[0]?.words.signals.has('about') === true));
  const isMaker = isAboutPage && says('made') && (words.countries.size > 0 || /\p{N}{4}/u.test(text));
  return (isOrigin || isMaker || isTrade) && kind !== 'article' ? [{ topic: 'about', value: null }] : [];
}

const aboutMinWords = 6;

const aboutPath =
  /about|ueber-|uber-uns|wir-ueber|a-propos|qui-sommes|sobre|quienes|chi-siamo|over-ons|hakkimizda|tentang|o-nas|our-story/iu;
