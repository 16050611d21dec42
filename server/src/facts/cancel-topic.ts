/** Until when an order can be called off. */
import type { Concept } from '../languages/concepts.ts';
import { isCounted } from './durations.ts';
import { paymentNamesIn } from './payment-names.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { isQuestion } from './reading.ts';

const ofOthers: Concept[] = [
  'returns',
  'refund',
  'preorder',
  'instalments',
  'event',
  'gift_card',
  'account',
  'warranty',
  'loyalty',
  'wholesale',
  'custom',
];
/** words: "Cancelling an order" */
const headingMax = 4;
const replyMax = 200;

/** "Can I cancel my order?" is answered by "yes, until it is packed", whatever words that has. */
export function opensOnCancelling({ answers, amounts, statement }: Reading): boolean {
  if (answers === null || !answers.words.concepts.has('cancel') || amounts.length > 0) return false;
  if (ofOthers.some((concept) => answers.words.concepts.has(concept))) return false;
  if (statement.text.length > replyMax || statement.isItem) return false;
  return isQuestion(answers.text) || answers.text.split(/\s+/u).length <= headingMax;
}

/** An order that nobody paid or confirmed ends by itself: nobody called it off. */
const lapses =
  /(?<!\p{L})(?:automati\p{L}*|automáti\p{L}*|automaattis\p{L}*|otomat\p{L}*|avtomat\p{L}*|автомат\p{L}*|αυτόματα|تلقائي\p{L}*|אוטומטי\p{L}*|by itself|von selbst|d'elle-même|por sí solo|da solo|vanzelf|(?:batal|dibatalkan|hangus) sendiri)(?!\p{L})|自動|自动|자동/iu;

const isLapsing = ({ statement, signals, says, spans, under }: Reading): boolean =>
  lapses.test(statement.text) ||
  (spans.length > 0 && under('payment') && paymentNamesIn(statement.text).length > 0) ||
  (spans.length > 0 && signals('negative') && signals('conditional') && says('contact', 'payment'));

export function cancelling(reading: Reading): FoundTopic[] {
  const { says, spans, amounts, percent, under, above, statement } = reading;
  if (says('preorder', 'instalments', 'event', 'card') || under('gift_card') || isLapsing(reading)) return [];
  const isOpening = opensOnCancelling(reading);
  const isSaid = says('cancel') || isOpening;
  const [span] = spans;
  if (isSaid && span !== undefined && spans.length === 1 && isCounted(statement.text))
    return [{ topic: 'cancel', value: { kind: 'days', ...span } }];
  if (isSaid && percent !== null) return [{ topic: 'cancel', value: { kind: 'percent', percent } }];
  if (isOpening || (says('cancel') && spans.length > 0)) return [{ topic: 'cancel', value: null }];
  const isReply = above.slice(0, 2).some(({ text, words }) => isQuestion(text) && words.concepts.has('cancel'));
  return !statement.isItem &&
    ((says('cancel') && (says('order', 'delivery', 'dispatch', 'custom') || (under('cancel') && says('final_sale')))) ||
      // where one writes to, and no other thing that is told beside the answer
      (isReply &&
        says('order') &&
        (says('contact', 'email', 'phone') || statement.text.includes('@')) &&
        amounts.length === 0))
    ? [{ topic: 'cancel', value: null }]
    : [];
}
