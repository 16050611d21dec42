/**
 * What shops are asked most, in everybody's words: "ab wann is versand umsonst", "whats the p&p". Who asks for one of these things and says
 * nothing else is understood as if it were asked as pages put it; who names a place, a day, a way to pay or a thing asks for more and is not.
 */
import { aspects } from '../../../aspects/aspects.ts';
import { aspectsAsked } from '../../../aspects/aspect-model.ts';
import { paymentNamesAsked } from '../../../facts/payment-names.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { packOf, perLanguage } from '../../../languages/packs.ts';
import type { UsualTopic } from '../../../languages/usual-words.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';

/** by what is asked for, what may be said of it: beside that nothing is asked for */
const says: Record<UsualTopic, readonly Concept[]> = {
  delivery_free: ['minimum', 'delivery', 'free', 'order', 'payment', 'cost'],
  delivery_cost: ['delivery', 'cost', 'payment', 'order'],
  delivery_time: ['time', 'delivery', 'order'],
  delivery_express: ['express', 'delivery', 'time'],
  pickup: ['pickup', 'shop', 'order'],
  return_window: [],
  return_cost: ['returns', 'payment', 'cost', 'free', 'delivery'],
  return_how: ['returns'],
  cancel_order: ['cancel', 'order'],
  payment_methods: ['payment'],
  instalments: ['instalments', 'payment'],
  hours: ['hours', 'time', 'shop'],
  // "have you got a shop?" may be told no
  address: ['address'],
  phone: ['phone', 'contact'],
  warranty: ['warranty', 'time', 'size', 'cost'],
  gift_card: ['gift_card', 'gift'],
};

const isUsual = (aspect: string): aspect is UsualTopic => Object.hasOwn(says, aspect);

const besidesOf = perLanguage(({ usual }) => new Set(usual?.besides.split(' ')));

/** a way of its own, or a place that is spelled as a little word */
const ownWay = /whats ?app|guasap|(?<!\p{L})(?:in|to|for|the)? ?(?:us|usa|uk|eu)(?!\p{L})/iu;
const surely = 0.6;
/** times are asked for in the words of dispatch and of returns, too */
const sureOfTime = 0.5;
const longest = 80;

/** The question as pages put it; null where it is none of these, or says more. */
export function usualQuestion(text: string, language: string): string | null {
  const questions = packOf(language)?.usual?.questions;
  if (questions === undefined || text.length > longest || /\d/u.test(text)) return null;
  const likely = aspectsAsked(text, language);
  const best = likely.reduce((most, one, at) => (one > (likely[most] ?? 0) ? at : most), 0);
  const aspect = aspects[best];
  if (aspect === undefined || !isUsual(aspect)) return null;
  const about = says[aspect];
  const question = questions[aspect];
  if (question === undefined) return null;
  if ((likely[best] ?? 0) < (aspect === 'delivery_time' ? sureOfTime : surely)) return null;
  if (paymentNamesAsked(text).length > 0 || weekdaysIn(text, language).size > 0 || ownWay.test(text)) return null;
  const words = readShopWords(text, language);
  const isSaid = words.some((word) => word.kind === 'concept' && about.includes(word.concept));
  const isAll = words.every((word) =>
    word.kind === 'concept'
      ? about.includes(word.concept)
      : word.kind === 'other' && besidesOf(language)?.has(word.text),
  );
  return isSaid && isAll ? question : null;
}
