/** One statement as the rules look at it: its words and values, and what it is about where it does not say so itself. */
import type { Concept } from '../languages/concepts.ts';
import { amountsIn, percentIn } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { durationsIn } from './durations.ts';
import type { Span } from './durations.ts';
import type { FactTopic, FactValue } from './fact.ts';
import type { Statement } from './statements.ts';
import type { Signal } from './fact-signals.ts';
import { wordsIn } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

export interface FoundTopic {
  topic: FactTopic;
  value: FactValue | null;
}

export interface Reading {
  statement: Statement;
  words: WordsIn;
  /** nearest first */
  above: { text: string; words: WordsIn }[];
  /** the question or heading that it is the first word on */
  answers: { text: string; words: WordsIn } | null;
  domain: 'delivery' | 'returns' | null;
  spans: Span[];
  amounts: Amount[];
  percent: number | null;
  says: (...concepts: Concept[]) => boolean;
  /** it says so, or what stands right above it does */
  under: (...concepts: Concept[]) => boolean;
  /** anything above says so, up to the page's title */
  within: (...concepts: Concept[]) => boolean;
  signals: (signal: Signal) => boolean;
}

const ofReturns: Concept[] = ['returns', 'refund', 'exchange', 'restocking', 'final_sale', 'store_credit'];
/** "Clearance: final sale" is above prices and not above rules */
const headingsOfReturns = ofReturns.filter((concept) => concept !== 'final_sale' && concept !== 'store_credit');
const ofDelivery: Concept[] = ['delivery', 'dispatch', 'carrier', 'tracking', 'express', 'customs', 'pickup'];
const has = ({ concepts }: WordsIn, wanted: readonly Concept[]) => wanted.some((concept) => concepts.has(concept));

/** `known` keeps what headings and titles say: every statement under them asks again. */
export function readStatement(statement: Statement, currency: string | null, known: Map<string, WordsIn>): Reading {
  const { text, language } = statement;
  const remembered = (title: string): WordsIn => {
    const key = `${language}\n${title}`;
    const words = known.get(key) ?? headingWords(title, language);
    known.set(key, words);
    return words;
  };
  const words = wordsIn(text, language);
  const above = statement.above.map((title) => ({ text: title, words: remembered(title) }));
  const near = above.slice(0, 2).map((one) => one.words);
  const amounts = amountsIn(text, currency);
  return {
    statement,
    words,
    above,
    answers: statement.opens ? (above[statement.label === '' ? 0 : 1] ?? null) : null,
    domain: isFreeDelivery(words, amounts) ? 'delivery' : domainOf(text, words, above),
    spans: durationsIn(text),
    amounts,
    percent: percentIn(text),
    says: (...concepts) => has(words, concepts),
    under: (...concepts) => [words, ...near].some((one) => has(one, concepts)),
    within: (...concepts) => [words, ...above.map((one) => one.words)].some((one) => has(one, concepts)),
    signals: (signal) => words.signals.has(signal),
  };
}

export const isQuestion = (text: string): boolean => /[?？؟]["”»)]*$/u.test(text);

/** "How long until my order arrives?" */
export const asksForOrder = (text: string, words: WordsIn): boolean =>
  isQuestion(text) && words.signals.has('how_long') && words.concepts.has('order') && !has(words, ofOthers);

const ofOthers: Concept[] = [
  'gift',
  'custom',
  'payment',
  'instalments',
  'warranty',
  'contact',
  'hours',
  'account',
  'discount',
  'loyalty',
  'gift_card',
  'wholesale',
  'cancel',
  'size',
  'material',
  'wash',
  'jobs',
  'preorder',
];

/** Templates come with English headings, whatever the shop writes under them; "Nicht möglich" is German for all that. */
function headingWords(title: string, language: string): WordsIn {
  const own = wordsIn(title, language);
  if (language === 'en' || own.concepts.size > 0 || title.length > englishHeadingMax) return own;
  const english = wordsIn(title, 'en');
  return { ...english, signals: new Map([...english.signals, ...own.signals]) };
}
const englishHeadingMax = 60;

/** "Free shipping on orders over $50": nothing of a return is told so, whatever it stands under. */
const isFreeDelivery = (words: WordsIn, amounts: readonly Amount[]): boolean =>
  has(words, ['free']) &&
  has(words, ['delivery']) &&
  !has(words, ofReturns) &&
  amounts.length === 1 &&
  amounts[0]?.limit !== 'under';

/** Its own words decide, as "standard delivery takes 3 days" does; "you pay the postage" under "Returns" is about returns; a title that names both decides nothing. */
function domainOf(text: string, words: WordsIn, above: Reading['above']): Reading['domain'] {
  if (has(words, ofReturns)) return 'returns';
  const own = has(words, ofDelivery);
  if (own && has(words, ['time']) && (words.signals.has('standard') || onItsWay.test(text))) return 'delivery';
  for (const { text: heading, words: level } of above) {
    const isReturns = has(level, headingsOfReturns);
    const isDelivery = has(level, ofDelivery);
    if (isReturns && isDelivery) break;
    if (isReturns) return 'returns';
    if (isDelivery || asksForOrder(heading, level)) return 'delivery';
    // "Do you wrap gifts?" under "Delivery": its answer is about wrapping
    if (isQuestion(heading) && has(level, ofOthers)) break;
  }
  return own ? 'delivery' : null;
}

/** "Your parcel arrives within 3 days" */
const onItsWay =
  /(?<!\p{L})(?:your (?:parcel|order|package|delivery) (?:arrives?|will (?:arrive|be delivered|be with you)|is delivered|comes)|(?:ihr|dein|euer) paket (?:kommt|trifft|ist)|(?:ihre|deine|eure) (?:bestellung|sendung) (?:kommt|trifft|wird geliefert)|votre (?:colis|commande) (?:arrive|est livrée?)|(?:tu|su) (?:paquete|pedido) (?:llega|llegará)|il (?:tuo|suo) (?:pacco|ordine) arriva|je (?:pakket|bestelling) (?:komt|wordt geleverd)|(?:paket|pesanan) (?:anda|kamu) (?:tiba|sampai))(?!\p{L})/iu;
