/** What an order must come to, and until when it must be paid. */
import { paymentNamesIn } from './payment-names.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { placeOf } from './words-in.ts';

const firstWords = 14;
/** letters: "Mindestbestellwert", "minimum order" */
const compound = 10;
/** days: what is longer is no time to pay in */
const longest = 100;

/** "Minimum order: €25 before postage", and not what makes delivery free or a card accepted. */
export function isMinimum({ says, under, amounts, words, statement }: Reading): boolean {
  const at = placeOf(statement.text, words, 'minimum');
  if (at === null || amounts.length !== 1 || under('custom', 'wholesale')) return false;
  // "$55 each, 2 people minimum"
  const isOfOrder = says('order') || (words.concepts.get('minimum')?.length ?? 0) >= compound || at <= 2;
  if (!isOfOrder || statement.text.includes(' | ')) return false;
  if (says('free', 'discount', 'instalments', 'card', 'gift_card', 'returns', 'refund')) return false;
  return !says('delivery', 'carrier', 'payment') || at <= firstWords;
}

export function ordering(reading: Reading): FoundTopic[] {
  const { says, under, within, signals, spans, amounts, domain, statement } = reading;
  if (statement.kind === 'article' || statement.kind === 'product') return [];
  const [money] = amounts;
  if (isMinimum(reading) && money !== undefined)
    return [
      {
        topic: 'order.minimum',
        value: { kind: 'money', amount: money.amount, currency: money.currency },
      },
    ];
  const [span] = spans;
  const isOther =
    domain === 'returns' ||
    signals('settling') ||
    (signals('after') && !says('cancel')) ||
    says('refund', 'delivery', 'dispatch', 'instalments', 'tax', 'warranty', 'discount') ||
    under('gift_card', 'wholesale', 'warranty');
  const isPaid = says('payment') || (paymentNamesIn(statement.text).length > 0 && within('payment', 'card'));
  if (span === undefined || spans.length > 1 || span.to > longest || isOther || !isPaid || amounts.length > 1)
    return [];
  return [{ topic: 'payment.deadline', value: { kind: 'days', ...span } }];
}
