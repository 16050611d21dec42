/** What is guaranteed, what the shop offers beside its goods, and who it is. */
import { paying } from './paying-topics.ts';
import { paymentNamesIn } from './payment-names.ts';
import type { FactValue } from './fact.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { productKinds } from '../languages/things/things.ts';
import { isOfTheShop } from './statements.ts';

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

function offers(reading: Reading): FoundTopic[] {
  const { says, under, above, amounts, percent, signals, statement, domain } = reading;
  const { kind, text, isItem } = statement;
  if (!isOfTheShop(kind)) return [];
  const found: FoundTopic[] = [];
  const money = amounts[0];
  const value: FactValue | null =
    percent !== null
      ? { kind: 'percent', percent }
      : amounts.length === 1 && money
        ? { kind: 'money', amount: money.amount, currency: money.currency }
        : null;
  const isOfTrade = says('wholesale') || (under('wholesale') && (value !== null || says('contact', 'tax')));
  const isHeaded = above.slice(0, 2).some((one) => one.words.concepts.has('wholesale'));
  const isUseful = value !== null || says('minimum') || (text.length <= 220 && (isHeaded || says('contact', 'email')));
  if (isOfTrade && isUseful && (!isItem || value !== null) && domain === null) {
    found.push({ topic: 'wholesale', value });
  }
  const isGift = says('gift_card') || (under('gift_card') && (value !== null || says('email', 'use')));
  const isSent = domain === null || (domain === 'delivery' && says('email'));
  if (
    isGift &&
    isSent &&
    !under('store_credit') &&
    paymentNamesIn(text).length === 0 &&
    (value !== null || !isItem) &&
    text.length <= 300
  ) {
    found.push({ topic: 'gift_card', value: null });
  }
  const isOff = signals('off') && !partsFrom.test(text);
  const isCut = (says('discount') || isOff) && (percent !== null || amounts.length === 1);
  if (isCut && !isOfTrade && domain === null && !says('gift_card', 'cancel', 'tax'))
    found.push({ topic: 'discount', value });
  if (says('preorder') && !isItem && domain !== 'returns' && !says('cancel', 'stock', 'event', 'pickup'))
    found.push({ topic: 'preorder', value: null });
  return found;
}

/** "$4 per package, with the hook cut off" */
const partsFrom =
  /(?<!\p{L})(?:cut|fall|break|broke|come|came|wear|wore|wash|peel|rub|switch|turn|day|send)(?:s|en|ed|ing)? off(?!\p{L})/iu;

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
