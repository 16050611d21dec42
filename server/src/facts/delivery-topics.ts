/** What it costs, how long it takes and where it goes. */
import type { FactValue } from './fact.ts';
import { carriersIn } from './brand-names.ts';
import { countryName } from '../dialogue/countries.ts';
import {
  isLent,
  isOfLabel,
  isOfWrongAddress,
  isOnTop,
  isPriceOfThing,
  isReasonOfCustoms,
  isSentIn,
} from './other-parcels.ts';
import { timeOf } from './delivery-time.ts';
import { isMinimum } from './order-topics.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { destinationsIn, isWorldwide } from './regions.ts';
import { weekdaysIn } from './weekdays.ts';
import { placeOf, wordsIn } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

/** An amount or a time beside one of these is another one than the delivery's. */
const otherMatters = [
  'cancel',
  'restocking',
  'gift_card',
  'store_credit',
  'discount',
  'damaged',
  'missing',
  'contact',
  'phone',
  'loyalty',
  'account',
  'instalments',
  'jobs',
  'review',
  'invoice',
] as const;

export function delivery(reading: Reading): FoundTopic[] {
  const { says, under, domain, spans, amounts, words, above, signals, statement } = reading;
  if (domain !== 'delivery' || isSentIn(statement.text) || isLent(statement.text)) return [];
  const found: FoundTopic[] = [];
  // "free from 750,000 (at most 60,000 off)" stands in a row of a table of places
  const isOther = says(...otherMatters.filter((one) => one !== 'discount' || statement.row === ''));
  // what stands under "Click & collect" tells of it
  const isOfPickup =
    above[0]?.words.concepts.has('pickup') === true &&
    !says('returns', 'refund', 'exchange') &&
    // where parcels go stands below it at times
    !(says('delivery') && words.countries.size > 0 && !says('pickup')) &&
    // a list of places below it says nothing of how
    /(?:\S+\s+){4}/u.test(statement.text);
  const isPickup =
    isOfPickup ||
    (says('pickup') && (says('delivery', 'order', 'shop', 'free', 'address', 'event') || under('delivery')));
  if (isPickup && !says('carrier', 'customs', 'exchange') && !under('tax') && amounts.length === 0 && !isHours(reading))
    found.push({ topic: 'delivery.pickup', value: pickupValue(reading) });

  if (!isOther && !isPickup) found.push(...costs(reading));
  const time = timeOf(reading, isOther);
  if (time !== null) found.push(time);
  const carriers = carriersIn(statement.text);
  if (
    carriers.length > 0 &&
    !says('contact', 'phone', 'damaged', 'missing') &&
    !isOfLabel(statement.text) &&
    !signals('negative') &&
    words.signals.get('conditional')?.[0] !== 0 &&
    !/\d-?8\d\d-/u.test(statement.text)
  ) {
    found.push({ topic: 'delivery.carrier', value: { kind: 'names', names: carriers } });
  }
  const isOfDuties = says('customs') && !isReasonOfCustoms(statement.text);
  if (isOfDuties && (says('delivery', 'order', 'cost', 'abroad', 'payment', 'tax') || under('customs'))) {
    found.push({ topic: 'delivery.customs', value: null });
  } else if (
    says('delivery', 'dispatch') &&
    !isOther &&
    !isMinimum(reading) &&
    !isOfPaying(above[0]?.words) &&
    spans.length === 0 &&
    !says('address', 'email', 'payment', 'tracking')
  ) {
    const regions = regionsOf(reading);
    if (regions !== null && (words.countries.size <= 3 || regions.kind === 'yes_no' || statement.kind !== 'site')) {
      found.push({ topic: 'delivery.regions', value: regions });
    }
  }
  return found;
}

/** "Cash on delivery" above: where it goes is where one may pay so. */
const isOfPaying = (words: WordsIn | undefined): boolean =>
  words !== undefined &&
  words.concepts.has('payment') &&
  !words.concepts.has('delivery') &&
  !words.concepts.has('dispatch');

function costs(reading: Reading): FoundTopic[] {
  const { says, under, amounts, signals, statement, percent, words, above } = reading;
  const places = statement.row === '' ? [] : destinationsIn(statement.text, statement.language, words.countries);
  const [only] = amounts;
  // "Sulawesi | Minimum order: Rp 1.500.000" stands in a table of where delivery is free
  const isFreeFrom = says('minimum') && places.length > 0 && above.slice(0, 2).some(isOfFreeDelivery);
  if (isFreeFrom && only !== undefined && amounts.length === 1)
    return [{ topic: 'delivery.free_from', value: { kind: 'money', amount: only.amount, currency: only.currency } }];
  if ((says('tax', 'customs', 'minimum') && amounts.length === 0) || isMinimum(reading)) return [];
  if (words.concepts.has('gift') && !says('delivery')) return [];
  const isOfOther =
    isPriceOfThing(statement.text) || isPriceOfThing(statement.label) || isOfWrongAddress(statement.text);
  if (isOfOther && amounts.length > 0) return [];
  // "Do you wrap presents? Yes, for €4 a parcel"
  const heading = above[0]?.words.concepts;
  if (heading?.has('gift') === true && !heading.has('delivery')) return [];
  const isRow =
    (statement.isItem || statement.label !== '' || under('abroad') || reading.spans.length > 0) &&
    (words.countries.size > 0 || places.length > 0) &&
    // a table may have a column for each weight
    (amounts.length === 1 || (amounts.length > 0 && statement.row !== ''));
  // its columns may stand between a table and its heading, and "Furniture" between that and the page's "Delivery"
  const isOfTable = isRow && statement.row !== '' && above.slice(0, 2).some((one) => one.words.concepts.has('cost'));
  const isDelivery =
    says('delivery', 'express', 'carrier') || (under('delivery') && (under('cost', 'free') || isRow)) || isOfTable;
  if (!isDelivery || percent !== null) return [];
  const limits = amounts.filter(({ limit }) => limit !== null);
  const asked = amounts.filter(({ limit }) => limit === null);
  const isOfCost = says('cost') || above[0]?.words.concepts.has('cost') === true;
  const found: FoundTopic[] = [];
  // "free from –": a table's empty cell
  const isFree = says('free') && !signals('negative') && !emptyCell.test(statement.text) && !isOnTop(statement.text);
  const isOfIt = says('delivery') || statement.row !== '' || above.slice(0, 2).some(isOfFreeDelivery);
  const from = limits.find(({ limit }) => limit === 'over') ?? (amounts.length === 1 && isOfIt ? only : undefined);
  // "wrapping is €3 each, a card is free"
  if (isFree && from === undefined && amounts.length === 1 && !isOfIt && statement.label === '') return [];
  if (isFree && from !== undefined && from.limit !== 'under') {
    const isOne = limits.filter(({ limit, amount }) => limit === 'over' && amount !== from.amount).length === 0;
    found.push({
      topic: 'delivery.free_from',
      value: isOne ? { kind: 'money', amount: from.amount, currency: from.currency } : null,
    });
    const [one, ...others] = asked.filter((amount) => amount !== from);
    if (one !== undefined && (others.length === 0 || statement.row !== '')) {
      const value: FactValue = { kind: 'money', amount: one.amount, currency: one.currency };
      found.push({ topic: 'delivery.cost', value: others.length === 0 ? value : null });
    }
  } else if (asked.length > 0) {
    const [one] = asked;
    found.push({
      topic: 'delivery.cost',
      // "£5 more for the islands" is no sum to tell alone
      value:
        asked.length === 1 && one && !isOnTop(statement.text)
          ? { kind: 'money', amount: one.amount, currency: one.currency }
          : null,
    });
  } else if (amounts.length === 0 && isFree && says('delivery') && isFreeDelivery(statement.text, words)) {
    found.push({ topic: 'delivery.cost', value: { kind: 'money', amount: 0, currency: null } });
  } else if (amounts.length === 0 && says('delivery') && isOfCost && signals('worked_out')) {
    found.push({ topic: 'delivery.cost', value: null });
  }
  return found;
}

const isOfFreeDelivery = ({ words }: { words: WordsIn }): boolean =>
  words.concepts.has('free') && words.concepts.has('delivery');

const emptyCell = /\s[-–—](?:,|$)/u;

/** "Free delivery", and not a sentence that says both words apart. */
function isFreeDelivery(text: string, words: WordsIn): boolean {
  const free = placeOf(text, words, 'free');
  const delivery = placeOf(text, words, 'delivery');
  const isApart = free === null || delivery === null || Math.abs(free - delivery) > 25;
  return !isApart && text.length <= 160 && !words.signals.has('worked_out') && !words.concepts.has('tax');
}

/** A week's table names the counter where orders are fetched, too. */
const isHours = ({ statement }: Reading): boolean =>
  statement.row !== '' && weekdaysIn(statement.row, statement.language).size > 0;

/** "No" where the sentence denies it, and not where it leaves something out: "not from the bar in the evening". */
function pickupValue({ statement: { text, language }, signals, says }: Reading): FactValue | null {
  if (!signals('negative')) return { kind: 'yes_no', yes: true };
  if (!says('pickup')) return null;
  const clauses = text.split(/[,;:(–—]\s?|\s-\s/u).map((clause) => wordsIn(clause, language));
  const isDenied = clauses.some(({ concepts, signals: said }) => concepts.has('pickup') && said.has('negative'));
  return { kind: 'yes_no', yes: !isDenied };
}

/** A sum, or that it is free, is said of one place beside others; express goes to fewer. */
const isOfPrice = ({ amounts, says, statement }: Reading): boolean =>
  statement.row === '' ? amounts.length > 0 || says('free') : says('express');

function regionsOf(reading: Reading): FactValue | null {
  const { words, says, signals, amounts, statement, above } = reading;
  if (isOfPrice(reading) || says('repair', 'tax') || above[0]?.words.concepts.has('repair') === true) return null;
  // "nothing leaves on Sundays and Irish holidays"
  if (signals('negative') && weekdaysIn(statement.text, statement.language).size > 0) return null;
  if (!signals('negative') && isWorldwide(statement.text)) return { kind: 'names', names: ['worldwide'] };
  const names = destinationsIn(statement.text, statement.language, words.countries).map(({ place, text }) =>
    (/^(?:[A-Z]{2}|\d{3})$/u.test(place.id) ? countryName(place.id, 'en') : text).toLowerCase(),
  );
  if (says('abroad') || names.length > 0) {
    // "Switzerland | under 10 kg: 19.90 € | above: none" says that parcels go there
    if (signals('negative')) return statement.row !== '' && amounts.length > 0 ? null : { kind: 'yes_no', yes: false };
    return { kind: 'names', names: names.length === 0 ? ['worldwide'] : [...new Set(names)].toSorted() };
  }
  if (signals('nationwide') && amounts.length === 0) return { kind: 'names', names: ['nationwide'] };
  return null;
}
