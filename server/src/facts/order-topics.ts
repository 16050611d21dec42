/** What an order must come to, and until when it must be paid. */
import { isCounted, isSoon } from './durations.ts';
import { isOfPledge } from './paying-topics.ts';
import { paymentNamesIn } from './payment-names.ts';
import { isQuestion } from './reading.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { placeOf } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

const firstWords = 14;
/** letters: "Mindestbestellwert", "minimum order" */
const compound = 10;
/** days: what is longer is no time to pay in */
const longest = 100;

/** "Minimum order: €25 before postage", and not what makes delivery free or a card accepted. */
export function isMinimum({ says, under, amounts, words, statement }: Reading): boolean {
  const at = placeOf(statement.text, words, 'minimum');
  if (at === null || amounts.length !== 1 || under('custom', 'wholesale') || deniesMinimum(statement.text, at))
    return false;
  // a row of the table of where delivery is free from which value on
  if (statement.row !== '' && under('free')) return false;
  // "$55 each, 2 people minimum"
  const isOfOrder = isOfOrders(words) || at <= 2;
  if (!isOfOrder || statement.text.includes(' | ')) return false;
  if (says('free', 'discount', 'instalments', 'card', 'gift_card', 'returns', 'refund')) return false;
  return !says('delivery', 'carrier', 'payment') || at <= firstWords;
}

/** "No minimum order", "ganz ohne Mindestumsatz" */
const deniesMinimum = (text: string, at: number): boolean =>
  denial.test(text.slice(Math.max(0, at - deniedWithin), at));
const deniedWithin = 24;
const denial =
  /(?<!\p{L})(?:no|not?|don['’]t|without|keine?n?|nicht|ohne|pas|aucun|sans|sin|senza|non|nessun|geen|zonder|não|sem|brak|nie|bez|tidak|tanpa|ingen|ingenting|uden|utan|uten|ei|ilman|žádn\p{L}*|nu|fără|nincs|нет|без|немає|δεν|χωρίς|لا|بدون|אין|ללא)(?!\p{L})/iu;

/** "Is there a minimum order?" */
const opensOnMinimum = ({ answers, says }: Reading): boolean =>
  answers !== null &&
  isQuestion(answers.text) &&
  answers.words.concepts.has('minimum') &&
  !(['wholesale', 'custom', 'delivery', 'free', 'card', 'gift_card', 'instalments'] as const).some((one) =>
    answers.words.concepts.has(one),
  ) &&
  !says('delivery', 'free', 'wholesale', 'discount');

/** what is kept for who has not paid yet */
const kept =
  /(?<!\p{L})(?:hold|held|keep|kept|reserv\p{L}*|réserv\p{L}*|riserv\p{L}*|gereserveerd|rezerw\p{L}*|rezerv\p{L}*|guardamos|disimpan|simpan|ditahan|tahan|varataan|резерв\p{L}*|δεσμεύ\p{L}*|نحتفظ|שומרים)(?!\p{L})/iu;

const isOfOrders = ({ concepts }: WordsIn): boolean =>
  concepts.has('order') || (concepts.get('minimum')?.length ?? 0) >= compound;

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
  // "No, order as little as you like."
  if (amounts.length === 0 && (opensOnMinimum(reading) || isFreeOfMinimum(reading)))
    return [{ topic: 'order.minimum', value: null }];
  const [span] = spans;
  const isOther =
    domain === 'returns' ||
    signals('settling') ||
    (signals('after') && !says('cancel')) ||
    says('refund', 'delivery', 'dispatch', 'instalments', 'tax', 'warranty', 'discount') ||
    says('damaged', 'returns', 'contact') ||
    under('gift_card', 'warranty', 'instalments') ||
    isOfPledge(statement.text) ||
    regular.test(statement.text);
  const isPaid =
    (within('payment') && says('order') && kept.test(statement.text)) ||
    says('payment') ||
    (paymentNamesIn(statement.text).length > 0 && within('payment', 'card'));
  if (span === undefined || spans.length > 1 || span.to > longest || isOther || !isPaid || amounts.length > 1)
    return [];
  // "ordered and paid by noon it leaves the same day"
  if (leavesSoon(reading)) return [];
  return [{ topic: 'payment.deadline', value: isCounted(statement.text) ? { kind: 'days', ...span } : null }];
}

const leavesSoon = ({ statement, spans: [span] }: Reading): boolean =>
  span?.to === 1 && isSoon(statement.text) && /\p{N}/u.test(statement.text);

/** "four payments, one every two weeks" */
const regular =
  /(?<!\p{L})(?:every|each month|monthly|alle (?:zwei|vier|\d)|jede\p{L}* (?:monat|woche)|tou(?:te)?s les|chaque|cada|ogni|elke|iedere|setiap|tiap|co miesiąc|varje|hver|joka|každ\p{L}*|fiecare|minden|кажд\p{L}*|кожн\p{L}*|κάθε|كل|כל)(?!\p{L})/iu;

/** "There is no order minimum." */
function isFreeOfMinimum({ under, words, statement }: Reading): boolean {
  const at = placeOf(statement.text, words, 'minimum');
  return (
    at !== null &&
    isOfOrders(words) &&
    deniesMinimum(statement.text, at) &&
    !under('wholesale', 'custom', 'delivery', 'free', 'discount', 'gift_card')
  );
}
