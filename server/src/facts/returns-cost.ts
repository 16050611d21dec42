/** At whose cost a thing goes back. */
import type { Concept } from '../languages/concepts.ts';
import type { FactValue } from './fact.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { isElsewhere, isLent, refundsWayThere, wayThere } from './times-of-returns.ts';
import { placeOf, wordsIn } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

export function costs(reading: Reading, found: FoundTopic[]): boolean {
  const { says: saysAny, amounts, percent, signals, under, above, domain, statement, words, spans } = reading;
  const isOfPrice = goodsPrice.test(words.concepts.get('cost') ?? '');
  // "the price" is what the goods cost, and not their way back
  const says = (...concepts: Concept[]) => saysAny(...concepts.filter((one) => one !== 'cost' || !isOfPrice));
  if (isLent(reading) || isElsewhere(reading)) return false;
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
  if (refundsWayThere(reading) && !signals('negative')) {
    found.push({ topic: 'returns.cost', value: null });
    return true;
  }
  const isOfExchange = isExchangeAlone(reading);
  const isFee =
    says('restocking') ||
    ((percent !== null || amounts.length > 0) && says('cost', 'delivery') && !says('discount')) ||
    (fee !== undefined && fee.limit === null && says('returns') && !says('refund', 'discount', 'minimum', 'free')) ||
    (amounts.length > 0 && says('refund') && kept.test(statement.text) && !says('damaged'));
  if (isFee && isOfExchange) {
    found.push({ topic: 'exchange', value: { kind: 'yes_no', yes: true } });
    return true;
  }
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
    !isFreeExchange(reading) &&
    says('free') &&
    says('returns') &&
    !signals('negative') &&
    !says('condition') &&
    isBeside(statement, words);
  const isCharge =
    !isBanner && says('returns') && says('cost') && !says('refund', 'damaged', 'exchange') && !signals('negative');
  const isBorne = !isBanner && wayBack.test(statement.text) && borne.test(statement.text);
  const free: FactValue = { kind: 'money', amount: 0, currency: null };
  // "Who pays the postage?" on the page of returns
  const isAskedThere =
    domain === 'delivery' &&
    asksForCost(nearest) &&
    above.at(-1)?.words.concepts.has('returns') === true &&
    says('damaged', 'payment', 'cost', 'free');
  // "Handed in at the shop: free" under "What it costs"
  const isFreeWay =
    domain === 'returns' &&
    says('free') &&
    says('shop', 'pickup', 'carrier') &&
    !isFreeExchange(reading) &&
    above.slice(0, 2).some(({ words: own }) => own.concepts.has('cost'));
  const row = statement.row === '' ? null : costInRow(reading);
  if (row !== null) {
    found.push({ topic: 'returns.cost', value: row === 'free' ? free : value });
    return true;
  }
  if (isFreight || isFree || isCharge || isAsked || isAskedThere || isFreeWay || isBorne) {
    const isForAll = isFree && amounts.every(({ limit }) => limit === null);
    const isLabelled = isFreeWay && statement.label !== '';
    found.push({ topic: 'returns.cost', value: isForAll || isLabelled ? free : null });
    return !isFree;
  }
  return false;
}

/** what goods cost, and not what is charged */
const goodsPrice =
  /(?<!\p{L})(?:prices?|preise?|kaufpreis\p{L}*|prix|precios?|prezz[oi]|preços?|prijs|prijzen|cen[ay]|fiyat\p{L}*|harga|pris(?:et)?|hinta|preț\p{L}*|ár|цен\p{L}*|цін\p{L}*|τιμ\p{L}*)(?!\p{L})/iu;

const asksForCost = (heading: Reading['above'][number] | undefined): boolean =>
  heading !== undefined &&
  heading.words.concepts.has('delivery') &&
  (heading.words.concepts.has('payment') || heading.words.concepts.has('cost'));

/** "Each further exchange costs 4 €": no return is paid for with that. */
function isExchangeAlone({ statement: { text }, words, above: [nearest] }: Reading): boolean {
  const [exchanged, returned] = [placeOf(text, words, 'exchange'), placeOf(text, words, 'returns')];
  if (exchanged === null || words.concepts.has('refund')) return false;
  const isUnderReturns = nearest?.words.concepts.has('returns') === true && !nearest.words.concepts.has('exchange');
  return !isUnderReturns && (returned === null || exchanged < returned) && !jointly.test(text);
}
const jointly =
  /(?:returns?|retouren?|rücksend\p{L}*|rückgab\p{L}*|retours?|devoluci\p{L}*|resi|reso|devoluç\p{L}*|zwrot\p{L}*|retur)\s?(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|dan|atau|&|\/)\s|\s(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|dan|atau|&|\/)\s?(?:returns?|retouren?|rücksend|rückgab|retours?|devoluci|resi|reso|devoluç|zwrot|retur)/iu;

/** "The first exchange is free": in the clause that says so, no return is named. */
function isFreeExchange({ statement: { text, language }, says }: Reading): boolean {
  if (!says('exchange')) return false;
  return text
    .split(/[,;:，、；：]\s?|[.!?]\s/u)
    .map((part) => ({ part, own: wordsIn(part, language).concepts }))
    .some(
      ({ part, own }) =>
        own.has('free') &&
        ((own.has('exchange') && ordinal.test(part)) ||
          (!own.has('returns') && (own.has('exchange') || ordinal.test(part)))),
    );
}
const ordinal =
  /(?<!\p{L})(?:first|erste\p{L}*|premier|première|primer[oa]?|prim[oa]|primeir[oa]|eerste|pierwsz\p{L}*|ilk|pertama|första|første|ensimmäi\p{L}*|první|prima|első|перв\p{L}*|перш\p{L}*|πρώτ\p{L}*)(?!\p{L})|初回|首次|첫/iu;

/** A row's cell of the way back: "Return postage: free" */
function costInRow({ statement: { text, language } }: Reading): 'free' | 'said' | null {
  const cells = text
    .split(/[,;:]\s/u)
    .slice(1)
    .filter((cell) => wayBack.test(cell) && !/@|\s[–—-]$/u.test(cell));
  if (cells.length === 0) return null;
  return cells.every((cell) => wordsIn(cell, language).concepts.has('free')) ? 'free' : 'said';
}

/** "Shipping it back is on you", "Rückporto übernehmen wir": the way back, and whose it is to pay for */
const wayBack =
  /(?<!\p{L})(?:returns? (?:postage|shipping|freight|carriage|costs?|label|delivery|parcel)|(?:postage|shipping|carriage|freight|costs?|cost) (?:of|for|on) (?:the |your |a )?(?:returns?|sending|posting|shipping|getting)|(?:cost|costs|postage) of returns|(?:for|of) (?:the|your) return(?! (?:number|form|label|window|policy|address))|free returns?|(?:send|post|shipp?|mail|gett?|return|bring)(?:ing)? (?:it|them|an item|items?|something|things|the item|the goods|goods)(?: back)?(?: to us)?|bring (?:it|them) back|collect (?:it|them)|courier to collect|rück(?:porto|versand|sende)\p{L}*|(?:umtausch|retoure)\p{L}*|retour\p{L}*|envío de vuelta|portes de vuelta|gastos de devolución|spedizione di (?:ritorno|reso)|ongkir (?:retur|balik))(?!\p{L})/iu;
const borne =
  /(?<!\p{L})(?:(?:is|are|remains?|stays?|will be) (?:your|our|the (?:customer|buyer)['’]s) (?:own )?(?:responsibility|cost|expense)|(?:is|are|remain) (?:yours|ours)(?: unless|[.,;]|$)|(?:is|are) on (?:you|us)(?!\p{L})|at (?:your|our|the (?:buyer|customer)['’]?s?) (?:own )?(?:cost|expense)|(?:we|you) (?:will |must |need to |have to |will need to )?(?:cover|bear|meet|pay for)|(?:don['’]t|do not|can['’]t|cannot) (?:cover|pay for|offer free returns?)|responsible for .{0,60}(?:postage|shipping|cost|label)|costs? (?:you )?nothing|free of charge|(?:übernehmen|tragen|zahlen) (?:wir|sie)|(?:wir|sie) (?:übernehmen|tragen|zahlen) (?:das|die|den)|(?:betalen|vergoeden) wij|wij (?:betalen|vergoeden)|(?:va|corre|van|corren) por (?:su|tu|nuestra) cuenta)/iu;

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
