/**
 * What shops are asked most, in everybody's words: "ab wann is versand umsonst", "whats the p&p". Who asks for one of these things and says
 * nothing else is understood as if it were asked as pages put it; who names a place, a day, a way to pay or a thing asks for more and is not.
 */
import { aspects } from '../../../aspects/aspects.ts';
import type { Aspect } from '../../../aspects/aspects.ts';
import { aspectsAsked } from '../../../aspects/aspect-model.ts';
import { asksOf, hasQuestionWord, isYesNo } from '../../../dialogue/asks-of.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import type { Intent } from '../../../dialogue/intent.ts';
import { namesNetwork } from '../../../dialogue/networks.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { paymentNamesAsked } from '../../../facts/payment-names.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { AnswerKind, Concept } from '../../../languages/concepts.ts';
import { packOf, perLanguage } from '../../../languages/packs.ts';
import { withoutMarks, wordsPattern } from '../../../languages/patterns.ts';
import type { UsualTopic } from '../../../languages/usual-words.ts';
import { usualTopics } from './usual-topics.ts';
import type { Usual } from './usual-topics.ts';

const besidesOf = perLanguage(({ usual }) =>
  usual === null ? null : new Set(usual.besides.split(' ').map(withoutMarks)),
);

const whatsAppOf = perLanguage((pack) =>
  wordsPattern(['whats ?app', pack.usual?.whatsApp ?? ''].filter((one) => one !== '').join('|'), pack),
);

/** a place that is spelled as a little word */
const ownPlace = /(?<!\p{L})(?:in|to|for|the)? ?(?:us|usa|uk|eu)(?!\p{L})/iu;
const surely = 0.6;
/** a message without any word of shops */
const surelyWithoutWord = 0.75;
const likelyEnough = 0.4;
const oneWord = /^\P{L}*[\p{L}\p{M}]+\P{L}*$/u;

const timed: ReadonlySet<UsualTopic> = new Set<UsualTopic>(['delivery_time', 'refund_time']);
const reached: ReadonlySet<UsualTopic> = new Set<UsualTopic>(['phone', 'contact']);
const ofPersons: ReadonlySet<UsualTopic> = new Set<UsualTopic>(['return_cost', 'contact']);
const atTheDoor: ReadonlySet<string> = new Set(['cash on delivery', 'cash']);
const longest = 80;

/** The question as pages put it; null where it is none of these, or says more. */
export function usualQuestion(text: string, language: string): string | null {
  const topic = usualTopic(text, language);
  return topic === null ? null : (packOf(language)?.usual?.questions[topic] ?? null);
}

function usualTopic(text: string, language: string): UsualTopic | null {
  const beside = besidesOf(language);
  if (beside === null || text.length > longest || /\d/u.test(text)) return null;
  if (weekdaysIn(text, language).size > 0 || ownPlace.test(text)) return null;
  // it has a way of its own, that says so where nobody has it
  if (whatsAppOf(language)?.test(text) === true || namesNetwork(text)) return null;
  const words = readShopWords(text, language);
  if (words.some((word) => word.kind === 'country' || (word.kind === 'other' && !beside.has(withoutMarks(word.text)))))
    return null;
  const said = new Set(words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const asks = asksOf(text, language);
  const intent = intentOf(text, language);
  if ((said.size === 0 && asks.size === 0) || intent === 'human') return null;
  const asked: Asked = {
    said,
    asks,
    intent,
    isYesNo: isYesNo(text, language),
    isShort: text.trim().split(/\s+/u).length < 3,
    payments: paymentNamesAsked(text),
  };
  const possible = usualTopics.filter(
    ([topic, { says }]) => [...said].every((concept) => says.includes(concept)) && mayAsk(topic, asked),
  );
  const likely = aspectsAsked(text, language);
  const shareOf = (about: readonly Aspect[]) =>
    about.reduce((sum, one) => sum + (likely[aspects.indexOf(one)] ?? 0), 0);
  const sure = most(possible, (one) => shareOf(one.aspects));
  if (sure !== null && sure.share >= (said.size === 0 ? surelyWithoutWord : surely)) return sure.topic;
  // "öffnungszeiten?", "die adresse bitte"
  const isBare = asks.size === 0 && !asked.isYesNo && !hasQuestionWord(text, language);
  const own = possible.filter(
    ([, one]) =>
      one.own.some((concepts) => said.size === concepts.length && concepts.every((concept) => said.has(concept))) &&
      (one.asks.length === 0 || isBare || one.asks.some((kind) => asks.has(kind))),
  );
  const [only] = own;
  if (only !== undefined && own.length === 1 && oneWord.test(text)) return only[0];
  const likeliest = most(own, (one) => shareOf([...one.aspects, ...one.near]));
  return likeliest !== null && likeliest.share >= Math.min(likelyEnough, Math.max(...likely)) ? likeliest.topic : null;
}

interface Asked {
  said: ReadonlySet<Concept>;
  asks: ReadonlySet<AnswerKind>;
  intent: Intent;
  isYesNo: boolean;
  isShort: boolean;
  /** ways to pay that are named */
  payments: readonly string[];
}

/** What tells topics apart that go by the same words, and what has a way of its own. */
function mayAsk(topic: UsualTopic, { said, asks, intent, ...asked }: Asked): boolean {
  if (asked.payments.some((name) => topic !== 'cash_on_delivery' || !atTheDoor.has(name))) return false;
  const asksWhen = asks.has('time') || asks.has('duration');
  if (timed.has(topic) && !asksWhen && !said.has('time')) return false;
  if (reached.has(topic) && asksWhen) return false;
  if (asks.has('person') && !ofPersons.has(topic)) return false;
  // "have you got a shop?" may be told no
  const asksWhere = asks.has('place') && !asked.isYesNo;
  if (topic === 'shop') return said.has('shop') && !asksWhere;
  if (topic === 'address') return said.has('address') || !said.has('shop') || asksWhere;
  if (topic === 'instalments') return said.has('instalments');
  if (topic === 'delivery_free') return said.has('free') || said.has('minimum');
  // "returns?" wants their terms
  if (topic === 'return_how') return !asked.isShort;
  // an order of the visitor's own
  if (topic === 'delivery_time') return intent !== 'order';
  // where and how to enter it
  if (topic === 'discount_code') return !asks.has('place') && !asks.has('method');
  return true;
}

function most(
  topics: readonly (readonly [UsualTopic, Usual])[],
  shareOf: (one: Usual) => number,
): { topic: UsualTopic; share: number } | null {
  let best: { topic: UsualTopic; share: number } | null = null;
  for (const [topic, one] of topics) {
    const share = shareOf(one);
    if (best === null || share > best.share) best = { topic, share };
  }
  return best;
}
