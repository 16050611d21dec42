/** How long, in what state, at whose cost and how a thing goes back, and what comes for it. */
import type { FactValue } from './fact.ts';
import { cancelling, opensOnCancelling } from './cancel-topic.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { costs } from './returns-cost.ts';
import { excludes, isListedOut, isUnderWarranty, refusesExchange } from './returns-exceptions.ts';
import {
  endsOnDate,
  isElsewhere,
  isLent,
  isOfOtherMatter,
  isOnTop,
  isOtherTime,
  isSettled,
  isUnderMoney,
  refundsWayThere,
  saysMoney,
  timesItself,
} from './times-of-returns.ts';
import { placeOf } from './words-in.ts';

export function returns(reading: Reading): FoundTopic[] {
  const { says, under, spans, signals, domain, statement } = reading;
  const isWithdrawal =
    says('cancel') &&
    spans.length > 0 &&
    (says('returns') || signals('received')) &&
    !says('dispatch') &&
    !isOtherTime(reading);
  const isCalledOff = !isWithdrawal && !refundsWayThere(reading) && (says('cancel') || opensOnCancelling(reading));
  if (isCalledOff || (under('cancel') && says('order') && domain !== 'returns')) return cancelling(reading);
  if (isWithdrawal && spans.length === 1 && spans[0])
    return [{ topic: 'returns.window', value: { kind: 'days', ...spans[0] } }];
  const isListed = isListedOut(reading);
  // "14 días para cambiar de opinión" is of no review
  const isOfOther =
    says('wholesale', 'loyalty') ||
    (says('review') && !says('returns')) ||
    (under('gift_card') && !(isListed && !isOfGiftCards(reading)));
  const isOfMoney = (isUnderMoney(reading) || saysMoney(reading)) && reading.within('returns', 'exchange');
  if ((domain !== 'returns' && !isOfMoney) || isOfOther) return [];
  const found: FoundTopic[] = [];
  const [span] = spans;
  const days: FactValue | null = span !== undefined && spans.length === 1 ? { kind: 'days', ...span } : null;
  const isMoneyBack = says('refund', 'store_credit') || signals('settling');
  // a row's cells are of one matter each
  const isCost = costs(reading, found) && statement.row === '';

  const isExcluded =
    !isCost &&
    (says('final_sale') || (signals('negative') && says('returns', 'refund', 'exchange') && excludes(reading)));
  // "if no e-mail comes within 3 days", and not "write to us within 5 days of receiving it"
  const isOfMail =
    says('missing') ||
    (says('account') && !says('refund')) ||
    (says('email') && !(says('returns') && signals('received')));
  // "1 year of warranty on the frame" stands below "Warranty and returns"
  const isOfWarranty = says('warranty') && !says('returns', 'refund');
  const isTime =
    !isOfWarranty &&
    !(isExcluded && says('damaged')) &&
    (!isCost || timesItself(reading) || (says('damaged') && signals('report')));
  if (span !== undefined && isTime && isSettled(reading) && !isLent(reading) && !refundsWayThere(reading)) {
    found.push({ topic: 'refund.time', value: isOnTop(reading) ? null : days });
  } else if (span !== undefined && isTime && !isExcluded && !isOfMail && !isOtherTime(reading)) {
    if (says('exchange') && !says('returns', 'refund') && !says('damaged', 'warranty')) {
      if (under('exchange', 'returns') || timesItself(reading)) found.push({ topic: 'exchange', value: days });
    } else if (
      says('returns', 'condition', 'damaged', 'exchange') ||
      (signals('report') && signals('received') && under('damaged')) ||
      (under('returns') && !says('refund') && !signals('negative') && !isOfOtherMatter(reading))
    ) {
      found.push({ topic: 'returns.window', value: endsOnDate(reading) ? null : days });
    }
  } else if (span === undefined && endsOnDate(reading)) found.push({ topic: 'returns.window', value: null });
  // "Sale items: exchange only", "promo items may go back"
  const isOfSale =
    says('discount', 'final_sale', 'custom') &&
    says('returns', 'exchange', 'refund') &&
    !isCost &&
    spans.length === 0 &&
    reading.percent === null &&
    reading.amounts.length === 0 &&
    !says('loyalty', 'gift_card', 'size_guide');
  const isRefusal = isExcluded && refusesExchange(reading);
  if (isRefusal) found.push({ topic: 'exchange', value: { kind: 'yes_no', yes: false } });
  else if (
    !isOfWarranty &&
    !isUnderWarranty(reading) &&
    ((isListed && !says('returns', 'refund', 'exchange', 'final_sale')) ||
      (isListed && saysMuch(statement.text)) ||
      ((isExcluded || isOfSale) && saysMuch(statement.text)))
  )
    found.push({ topic: 'returns.exceptions', value: null });
  if (says('condition') && !isListed && !isOfWarranty && saysMuch(statement.text) && !isCost && !says('final_sale'))
    found.push({ topic: 'returns.condition', value: null });
  if (
    says('exchange') &&
    !isCost &&
    found.length === 0 &&
    !isWay(reading) &&
    says('size', 'colour', 'stock', 'condition', 'damaged', 'free', 'order') &&
    isSentence(reading) &&
    !isMoneyBack
  ) {
    // "the first one is free, a second isn't" refuses none
    found.push({
      topic: 'exchange',
      value: signals('negative') && !refusesExchange(reading) ? null : { kind: 'yes_no', yes: !signals('negative') },
    });
  }
  if ((isWay(reading) && !isCost) || asksFirst(reading)) found.push({ topic: 'returns.how', value: null });
  return found;
}

const isOfGiftCards = ({ above }: Reading): boolean => above.at(-1)?.words.concepts.has('gift_card') === true;

/** what a customer does to send a thing back */
function isWay(reading: Reading): boolean {
  const { says, under, above, signals, spans, statement, words } = reading;
  const [nearest] = above;
  const isAnswer = nearest !== undefined && (/[?？]$/u.test(nearest.text) || nearest.text === statement.label);
  // "Write to us with the order's number" on the page of returns
  const isStep =
    says('order') &&
    (says('contact', 'email') || statement.text.includes('@')) &&
    above.at(-1)?.words.concepts.has('returns') === true &&
    !under('damaged');
  const isAbout = says('returns', 'exchange') || (isAnswer && nearest.words.concepts.has('returns')) || isStep;
  const places = [placeOf(statement.text, words, 'returns'), placeOf(statement.text, words, 'delivery')];
  const isSent = says('delivery') && !(places[0] != null && places[1] != null && places[0] < places[1]);
  const isSentElsewhere =
    isSent ||
    isElsewhere(reading) ||
    says('damaged', 'missing', 'store_credit') ||
    signals('settling') ||
    (statement.isItem && !isStep);
  return (
    isAbout &&
    isTold(statement.text, says) &&
    !isSentElsewhere &&
    !says('stock') &&
    !(says('tracking') && !says('contact', 'email')) &&
    spans.length === 0
  );
}

const isTold = (text: string, says: Reading['says']): boolean =>
  says('contact', 'email', 'phone', 'account') || text.includes('@');

/** "Write to us before you send it": a return is asked for first */
const asksFirst = ({ statement: { text }, says }: Reading): boolean =>
  (says('returns', 'delivery') || /@/u.test(text)) && askedFirst.test(text);

const askedFirst =
  /(?<!\p{L})(?:without (?:first |prior |previously )?(?:request|authori[sz]|approv|contact|tell|ask)\p{L}*|before (?:you )?(?:send|ship|post|return|mail)(?:ing)? (?:it|them|anything|something|your|the|an|items?|goods)|ohne (?:vorherige |vorige )?(?:anmeldung|absprache|rücksprache|rücksendenummer)|bevor (?:sie|du|ihr) (?:\p{L}+ ){0,4}(?:zurück)?(?:sende|schicke)\p{L}*|sans (?:demande|accord|autorisation|numéro)|avant (?:tout retour|de (?:nous )?(?:renvoyer|retourner|expédier))|sin (?:previa |previo )?(?:autorización|aviso|solicitar\p{L}*|número)|antes de (?:enviar|devolver)\p{L}*|senza (?:previa )?(?:autorizzazione|richiesta)|prima di (?:spedire|restituire|inviare)|sem (?:prévia )?autorização|zonder (?:voorafgaande )?(?:aanmelding|toestemming|overleg)|voordat (?:je|u) (?:\p{L}+ ){0,4}(?:terug|opst)\p{L}*|bez (?:wcześniejszego )?(?:zgłoszenia|kontaktu)|zanim (?:odeśl|wyśl)\p{L}*|göndermeden önce|iade etmeden önce|tanpa (?:konfirmasi|persetujuan|kode)|sebelum (?:mengirim|dapat|mendapat|mengembalikan)\p{L}*|innan du (?:skickar|returnerar)|før du (?:sender|returnerer)|ennen (?:palaut|lähet)\p{L}*)(?!\p{L})/iu;

/** A title that stands as a line says less than it seems to. */
const saysMuch = (text: string): boolean =>
  /[.!。！]$/u.test(text) || text.split(/\s+/u).length >= 5 || unspacedText.test(text);
const unspacedText = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;

const isSentence = ({ statement }: Reading): boolean => !statement.isItem && statement.text.length >= 25;
