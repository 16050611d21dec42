/** How long, in what state, at whose cost and how a thing goes back, and what comes for it. */
import type { Concept } from '../languages/concepts.ts';
import type { FactValue } from './fact.ts';
import { cancelling, opensOnCancelling } from './cancel-topic.ts';
import { productKinds } from '../languages/things/things.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { placeOf } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

export function returns(reading: Reading): FoundTopic[] {
  const { says, under, spans, signals, domain, statement } = reading;
  const isWithdrawal =
    says('cancel') && spans.length > 0 && (says('returns') || signals('received')) && !says('dispatch');
  const isCalledOff = !isWithdrawal && (says('cancel') || opensOnCancelling(reading));
  if (isCalledOff || (under('cancel') && says('order') && domain !== 'returns')) return cancelling(reading);
  if (isWithdrawal && spans.length === 1 && spans[0])
    return [{ topic: 'returns.window', value: { kind: 'days', ...spans[0] } }];
  if (domain !== 'returns' || says('wholesale', 'loyalty', 'review') || under('gift_card')) return [];
  const found: FoundTopic[] = [];
  const [span] = spans;
  const days: FactValue | null = span !== undefined && spans.length === 1 ? { kind: 'days', ...span } : null;
  const isMoneyBack = says('refund', 'store_credit') || signals('settling');
  const isCost = costs(reading, found);

  const isExcluded =
    !isCost &&
    (says('final_sale') || (signals('negative') && says('returns', 'refund', 'exchange') && excludes(reading)));
  // "if no e-mail comes within 3 days", and not "write to us within 5 days of receiving it"
  const isOfMail =
    says('missing') ||
    (says('account') && !says('refund')) ||
    (says('email') && !(says('returns') && signals('received')));
  // "1 year of warranty on the frame" stands below "Warranty and returns"
  const isOfWarranty = says('warranty') && !says('returns', 'refund', 'exchange');
  if (span !== undefined && !isCost && !(isExcluded && says('damaged')) && !isOfMail && !isOfWarranty) {
    if (isSettled(reading)) found.push({ topic: 'refund.time', value: days });
    else if (says('exchange') && !says('returns', 'refund') && !says('damaged'))
      found.push({ topic: 'exchange', value: days });
    else if (
      says('returns', 'condition', 'damaged', 'exchange') ||
      (signals('report') && signals('received') && under('damaged')) ||
      (under('returns') && !says('refund') && !signals('negative') && !isOfOtherMatter(reading))
    ) {
      found.push({ topic: 'returns.window', value: days });
    }
  }
  // "Sale items: exchange only", "promo items may go back"
  const isOfSale =
    says('discount', 'final_sale', 'custom') &&
    says('returns', 'exchange', 'refund') &&
    !isCost &&
    spans.length === 0 &&
    reading.percent === null &&
    reading.amounts.length === 0 &&
    !says('loyalty', 'gift_card', 'size_guide');
  if ((isExcluded || isOfSale || isListedOut(reading)) && saysMuch(statement.text))
    found.push({ topic: 'returns.exceptions', value: null });
  if (isExcluded && refusesExchange(reading)) found.push({ topic: 'exchange', value: { kind: 'yes_no', yes: false } });
  if (says('condition') && !isListedOut(reading) && saysMuch(statement.text) && !isCost && !says('final_sale'))
    found.push({ topic: 'returns.condition', value: null });
  if (isWay(reading) && !isCost) found.push({ topic: 'returns.how', value: null });
  if (
    says('exchange') &&
    !isCost &&
    found.length === 0 &&
    says('size', 'colour', 'stock', 'condition', 'damaged', 'free', 'order') &&
    isSentence(reading) &&
    !isMoneyBack
  ) {
    found.push({ topic: 'exchange', value: { kind: 'yes_no', yes: !signals('negative') } });
  }
  return found;
}

const ofReturns = [
  'returns',
  'refund',
  'exchange',
  'store_credit',
  'condition',
  'time',
  'damaged',
  'custom',
  'final_sale',
  'order',
  'delivery',
] as const;

/** "Free first service" as a section of the page of returns. */
function isOfOtherMatter({ above: [nearest, ...wider] }: Reading): boolean {
  if (nearest === undefined || wider.length === 0 || nearest.words.concepts.size === 0) return false;
  return !ofReturns.some((one) => nearest.words.concepts.has(one));
}

/** The time names when money comes, not how long a thing may go back. */
function isSettled({ says, under, signals, above, statement, words }: Reading): boolean {
  if (signals('negative')) return false;
  const isAsked = above[0]?.words.signals.has('how_long') === true && under('refund', 'store_credit');
  // under "Money back" a time is the money's
  const [nearest] = above;
  const isHeaded =
    nearest !== undefined &&
    nearest.words.concepts.has('refund') &&
    !nearest.words.concepts.has('returns') &&
    !says('returns', 'exchange', 'condition', 'contact', 'email', 'damaged') &&
    !/whats ?app/iu.test(statement.text);
  if (isHeaded) return true;
  // "report it within 7 days of receipt, and you get your money back"
  const isReported = signals('report') && (under('damaged') || says('contact'));
  const isPaidBack =
    says('refund') &&
    signals('received') &&
    !isReported &&
    !says('condition', 'order') &&
    (!says('returns') || refundStandsFirst(statement.text, words));
  if (!signals('settling')) return isAsked || isPaidBack;
  return isAsked || says('refund', 'store_credit', 'returns') || under('refund', 'returns');
}

/** "The refund is paid within 14 days of the return reaching us" */
function refundStandsFirst(text: string, words: WordsIn): boolean {
  const [refund, returned] = [placeOf(text, words, 'refund'), placeOf(text, words, 'returns')];
  return refund !== null && returned !== null && refund <= returned;
}

function costs(
  { says, amounts, percent, signals, under, above, domain, statement, words, spans }: Reading,
  found: FoundTopic[],
): boolean {
  const fee = amounts.length === 1 ? amounts[0] : undefined;
  const value: FactValue | null =
    percent !== null
      ? { kind: 'percent', percent }
      : fee === undefined || says('free')
        ? null
        : { kind: 'money', amount: fee.amount, currency: fee.currency };
  // promises side by side in a banner belong to different things
  const isBanner = statement.kind === 'home' || statement.kind === 'site';
  if (isBanner && says('free') && says('returns') && !isBeside(statement, words)) return true;
  // what is sent in to be mended comes back for a fee of its own
  const isHeaded = (...concepts: Concept[]) =>
    above.some(({ words: own }) => concepts.some((one) => own.concepts.has(one)));
  if (isHeaded('repair') && !isHeaded('returns', 'refund', 'exchange') && !says('refund')) return false;
  // what the way there cost says nothing of the way back
  if (wayThere.test(statement.text) && says('refund') && signals('negative')) return false;
  const isFee =
    says('restocking') ||
    ((percent !== null || amounts.length > 0) && says('cost', 'delivery') && !says('discount')) ||
    (fee !== undefined && fee.limit === null && says('returns') && !says('refund', 'discount', 'minimum', 'free')) ||
    (fee !== undefined && says('refund') && kept.test(statement.text) && !says('damaged'));
  if (isFee) {
    found.push({
      topic: 'returns.cost',
      value: value ?? (signals('negative') ? { kind: 'yes_no', yes: false } : null),
    });
    return true;
  }
  // "Who pays the postage" above, under "Returns"
  const [nearest] = above;
  const isAsked =
    nearest !== undefined &&
    domain === 'returns' &&
    nearest.words.concepts.has('payment') &&
    (nearest.words.concepts.has('delivery') || nearest.words.concepts.has('returns')) &&
    !says('refund', 'email', 'contact');
  const isFreight =
    says('delivery', 'exchange') &&
    (says('cost') || (says('payment') && spans.length === 0)) &&
    !says('missing') &&
    // "we pay back all, the delivery's cost too, within 14 days"
    !(says('refund') && spans.length > 0 && signals('settling')) &&
    under('returns', 'refund', 'exchange');
  const isFree =
    says('free') && says('returns') && !signals('negative') && !says('condition') && isBeside(statement, words);
  const isCharge =
    !isBanner && says('returns') && says('cost') && !says('refund', 'damaged', 'exchange') && !signals('negative');
  const isBorne = !isBanner && wayBack.test(statement.text) && borne.test(statement.text);
  if (isFreight || isFree || isCharge || isAsked || isBorne) {
    found.push({ topic: 'returns.cost', value: isFree ? { kind: 'money', amount: 0, currency: null } : null });
    return !isFree;
  }
  return false;
}

/** "Shipping it back is on you", "Rückporto übernehmen wir": the way back, and whose it is to pay for */
const wayBack =
  /(?<!\p{L})(?:returns? (?:postage|shipping|freight|carriage|costs?|label|delivery|parcel)|(?:postage|shipping|carriage|freight|costs?|cost) (?:of|for|on) (?:the |your |a )?(?:returns?|sending|posting|shipping|getting)|(?:cost|costs|postage) of returns|free returns?|(?:send|post|shipp?|mail|gett?|return|bring)(?:ing)? (?:it|them|an item|items?|something|things|the item|the goods|goods)(?: back)?(?: to us)?|bring (?:it|them) back|collect (?:it|them)|courier to collect|rück(?:porto|versand|sende)\p{L}*|(?:umtausch|retoure)\p{L}*|retour\p{L}*|envío de vuelta|portes de vuelta|gastos de devolución|spedizione di (?:ritorno|reso)|ongkir (?:retur|balik))(?!\p{L})/iu;
const borne =
  /(?<!\p{L})(?:(?:is|are|remains?|stays?|will be) (?:your|our|the (?:customer|buyer)['’]s) (?:own )?(?:responsibility|cost|expense)|(?:is|are|remain) (?:yours|ours)(?: unless|[.,;]|$)|(?:is|are) on (?:you|us)(?!\p{L})|at (?:your|our|the (?:buyer|customer)['’]?s?) (?:own )?(?:cost|expense)|(?:we|you) (?:will |must |need to |have to |will need to )?(?:cover|bear|meet)|(?:don['’]t|do not|can['’]t|cannot) (?:cover|pay for|offer free returns?)|responsible for .{0,60}(?:postage|shipping|cost|label)|costs? (?:you )?nothing|free of charge|(?:übernehmen|tragen|zahlen) (?:wir|sie)|(?:wir|sie) (?:übernehmen|tragen|zahlen) (?:das|die|den)|(?:betalen|vergoeden) wij|wij (?:betalen|vergoeden)|(?:va|corre|van|corren) por (?:su|tu|nuestra) cuenta)/iu;

const wayThere =
  /(?<!\p{L})(?:(?:original|initial|outbound) (?:shipping|delivery|postage)|(?:ursprünglich\p{L}*|anfallend\p{L}*) (?:versand|liefer)\p{L}*|hinsendekosten|hinversand\p{L}*|frais (?:de port|de livraison|d'envoi|d'expédition) (?:initiaux|d'origine)|(?:gastos|costes?|costos?) de envío (?:originales|iniciales)|spese di spedizione (?:originali|iniziali)|ongkos kirim awal|ongkir awal|oorspronkelijke verzendkosten)(?!\p{L})/iu;

/** "we take $6 off your refund for the label" */
const kept =
  /(?<!\p{L})(?:deduct\p{L}*|comes? (?:off|out of)|subtract\p{L}*|withh\p{L}ld|keep|tak(?:e|en|ing)(?=[^!?\n]{1,60}\b(?:off|from|out of)\b)|abgezogen|ziehen|zieht|abzüglich|einbehalten|descont\p{L}*|descuent\p{L}*|restar\p{L}*|dédui\p{L}*|déduct\p{L}*|reten\p{L}*|trattenut\p{L}*|trattenia\p{L}*|detra\p{L}*|ingehouden|houden|dedu[zç]\p{L}*|potrąc\p{L}*|dipotong|potong|kesilir|dras|trekkes|fratrækkes)(?!\p{L})/iu;

/** "Free returns", and not two promises of one banner. */
function isBeside({ text, kind }: Reading['statement'], words: WordsIn): boolean {
  const most = kind === 'home' || kind === 'site' ? inBanner : besideWithin;
  const [free, returned] = [placeOf(text, words, 'free'), placeOf(text, words, 'returns')];
  return free === null || returned === null || Math.abs(free - returned) <= most;
}
const besideWithin = 60;
const inBanner = 15;

/** "No refunds on opened jars": what is not taken back, and not how something is not to be done. */
const excludes = ({ says, spans, statement, words }: Reading): boolean =>
  isDenied(statement.text, words) &&
  (spans.length === 0 || says('damaged')) &&
  !says('contact', 'email', 'address', 'missing', 'account', 'carrier', 'tracking') &&
  statement.text.length <= 260;

/** "We do not offer exchanges", and not of some things alone, nor in some case. */
const refusesExchange = ({ says, signals, statement }: Reading): boolean =>
  says('exchange') &&
  !says('returns', 'refund', 'discount', 'final_sale', 'custom', 'condition', 'damaged', 'store_credit', 'size') &&
  !says(...productKinds) &&
  !signals('conditional') &&
  statement.text.length <= refusalMax;
const refusalMax = 80;

/** An item under "These we cannot take back:" */
const isListedOut = ({ above: [nearest], words, spans }: Reading): boolean =>
  nearest !== undefined &&
  !/[?？]$/u.test(nearest.text) &&
  words.concepts.size > 0 &&
  spans.length === 0 &&
  (nearest.words.concepts.has('final_sale') || isDenied(nearest.text, nearest.words));

const deniedWithin = 32;

/** The word that denies stands beside what is denied. */
function isDenied(text: string, words: WordsIn): boolean {
  const places = (['returns', 'refund', 'exchange'] as const)
    .map((concept) => placeOf(text, words, concept))
    .filter((at) => at !== null);
  return (words.signals.get('negative') ?? []).some((at) =>
    places.some(
      (place) =>
        Math.abs(place - at) <= deniedWithin &&
        !/[,;，、；]/u.test(text.slice(Math.min(at, place), Math.max(at, place))),
    ),
  );
}

/** what a customer does to send a thing back */
function isWay({ says, above, signals, spans, statement, words }: Reading): boolean {
  const [nearest] = above;
  const isAnswer = nearest !== undefined && (/[?？]$/u.test(nearest.text) || nearest.text === statement.label);
  const isAbout = says('returns', 'exchange') || (isAnswer && nearest.words.concepts.has('returns'));
  const places = [placeOf(statement.text, words, 'returns'), placeOf(statement.text, words, 'delivery')];
  const isSent = says('delivery') && !(places[0] != null && places[1] != null && places[0] < places[1]);
  const isElsewhere = isSent || says('damaged', 'missing', 'store_credit') || signals('settling') || statement.isItem;
  const isTold = says('contact', 'email', 'phone', 'account') || statement.text.includes('@');
  return isAbout && isTold && !isElsewhere && spans.length === 0;
}

/** A title that stands as a line says less than it seems to. */
const saysMuch = (text: string): boolean =>
  /[.!。！]$/u.test(text) || text.split(/\s+/u).length >= 5 || unspacedText.test(text);
const unspacedText = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;

const isSentence = ({ statement }: Reading): boolean => !statement.isItem && statement.text.length >= 25;
