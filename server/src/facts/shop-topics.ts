/** What is guaranteed, what the shop offers beside its goods, and who it is. */
import { offers } from './offer-topics.ts';
import { paying } from './paying-topics.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { care } from './care-topics.ts';
import { warranty } from './warranty-topics.ts';

export function shop(reading: Reading): FoundTopic[] {
  return [...paying(reading), ...warranty(reading), ...offers(reading), ...care(reading)];
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
