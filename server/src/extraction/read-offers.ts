/** The variants of a product, one by one: the source that tells most of them leads, and the others fill what it leaves open. */
import type { Availability, Offer, Price } from './extracted-page.ts';
import { availabilityOf } from './offer-stock.ts';
import { cleanLine, cutText } from './page-parts.ts';
import { parsePrice } from './parse-price.ts';
import { plainAmount } from './product-price.ts';
import { emptyOffer } from './product-record.ts';
import type { OfferRecord } from './product-record.ts';
import type { ChoiceGroup, Choices } from './read-choices.ts';

const offersMax = 250;
const crossedMax = 60;
const optionsMax = 6;
const wordMax = 60;

interface OfferSources {
  /** of the shop's own software, amounts settled */
  embedded: OfferRecord[];
  /** of the markup for search engines */
  structured: OfferRecord[];
  choices: Choices;
  productName: string;
  currency: string | null;
  pageUrl: string;
  /** an address as a picture may be loaded from, or null */
  imageAt: (written: string) => string | null;
}

export function readOffers(sources: OfferSources): Offer[] {
  const { choices, embedded, structured } = sources;
  const named = (offers: OfferRecord[]) =>
    onlyChoices(offers.map((offer) => ({ ...offer, options: optionsOf(offer, choices.groups, sources.productName) })));
  const told = [embedded, structured, choices.variants].map(named);
  const richest = told.reduce((best, one) => (distinct(one) > distinct(best) ? one : best), []);
  // what can be chosen together is only guessed where nothing tells of more than one variant
  const guessed = distinct(richest) > 1 ? [] : crossed(choices.groups, lowestOf(structured, sources.currency));
  const lead = distinct(guessed) > distinct(richest) ? guessed : richest;
  if (distinct(lead) === 0) return [];
  const others = told.filter((one) => one !== lead).map(indexed);
  return lead
    .filter((offer) => Object.keys(offer.options).length > 0)
    .slice(0, offersMax)
    .map((offer) =>
      asOffer(
        others.reduce((whole, one) => filled(whole, one), offer),
        sources,
      ),
    );
}

const optionKey = (options: Record<string, string>): string =>
  Object.values(options)
    .map((value) => value.toLowerCase())
    .toSorted()
    .join('\n');

const distinct = (offers: OfferRecord[]): number =>
  new Set(offers.map(({ options }) => optionKey(options)).filter((key) => key !== '')).size;

/** The choice as the controls spell and name it: `m` under `pa_size` is `M` under `size`. */
function optionsOf(offer: OfferRecord, groups: ChoiceGroup[], productName: string): Record<string, string> {
  const told = Object.entries(offer.options);
  const parts: [string, string][] = told.length > 0 ? told : nameParts(offer.name, productName);
  const taken = new Set<ChoiceGroup>();
  const options: Record<string, string> = {};
  for (const [written, value] of parts.slice(0, optionsMax)) {
    const name = /^option( \d)?$/.test(written) ? '' : written;
    const held = groups.find((group) => !taken.has(group) && choiceIn(group, value) && (!name || group.name === name));
    const group = held ?? groups.find((one) => !taken.has(one) && choiceIn(one, value));
    if (group) taken.add(group);
    const label = (group && choiceIn(group, value)?.label) ?? value;
    const wanted = group?.name || name || 'option';
    const free = wanted in options ? `${wanted} ${Object.keys(options).length + 1}` : wanted;
    options[cutText(cleanLine(free), wordMax)] = cutText(cleanLine(label), wordMax);
  }
  return options;
}

const choiceIn = (group: ChoiceGroup, value: string) => {
  const wanted = value.toLowerCase();
  return group.choices.find((choice) => choice.label.toLowerCase() === wanted || choice.value.toLowerCase() === wanted);
};

function nameParts(name: string, productName: string): [string, string][] {
  const whole = cleanLine(name);
  const own = cleanLine(productName);
  const isPrefixed = own !== '' && whole.toLowerCase().startsWith(own.toLowerCase());
  const rest = (isPrefixed ? whole.slice(own.length) : whole).replace(/^[\s\-–—|:,/]+/, '').trim();
  if (rest === '' || rest.length > 2 * wordMax || /^default( title)?$/i.test(rest)) return [];
  return rest.split(/ \/ /).map((part) => ['', part.trim()]);
}

const alwaysChoices = new Set(['size', 'color', 'colour', 'option']);

/** What schema.org calls by one name and all variants share, such as the material, was not chosen. */
function onlyChoices(offers: OfferRecord[]): OfferRecord[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of offers)
    for (const [name, value] of Object.entries(options)) values.set(name, (values.get(name) ?? new Set()).add(value));
  const isChoice = (name: string) =>
    alwaysChoices.has(name) || !/^(material|pattern)$/.test(name) || (values.get(name)?.size ?? 0) > 1;
  return offers.map((offer) => ({
    ...offer,
    options: Object.fromEntries(Object.entries(offer.options).filter(([name]) => isChoice(name))),
  }));
}

/** Controls alone: what can be chosen together, of which only a single control's marks say the stock, or a list of all that is gone. */
function crossed(groups: ChoiceGroup[], base: Price | null): OfferRecord[] {
  const [only] = groups;
  const isMarking =
    groups.length === 1 && (only?.isListed === true || only?.choices.some(({ isSoldOut }) => isSoldOut) === true);
  const count = groups.reduce((product, group) => product * group.choices.length, 1);
  if (groups.length === 0 || groups.length > 3 || (groups.length > 1 && count > crossedMax)) return [];
  const addsToPrice = groups.some(({ choices }) => choices.some(({ surcharge }) => surcharge !== undefined));
  const added = (written: string | undefined): number =>
    written === undefined ? 0 : (parsePrice(written, base?.currency ?? null)?.amount ?? Number.NaN);
  const first = addsToPrice && base !== null ? { price: String(base.amount), currency: base.currency } : {};
  const raised = (price: string, surcharge: string | undefined): string => {
    const sum = Number(price) + added(surcharge);
    return price === '' || Number.isNaN(sum) ? '' : String(Number(sum.toFixed(2)));
  };
  return groups.reduce<OfferRecord[]>(
    (offers, group, i) =>
      offers.flatMap((offer) =>
        group.choices.map(({ label, price, surcharge, isSoldOut }) => ({
          ...offer,
          options: { ...offer.options, [optionName(group, i, groups)]: label },
          price: addsToPrice ? raised(offer.price, surcharge) : groups.length === 1 ? price : '',
          availability:
            (isMarking || group.isListed) && isSoldOut ? 'OutOfStock' : isMarking ? 'InStock' : offer.availability,
        })),
      ),
    [{ ...emptyOffer(), ...first }],
  );
}

/** What is added to is the price of the cheapest choice. */
function lowestOf(offers: readonly OfferRecord[], currency: string | null): Price | null {
  const prices = offers.flatMap((one) => priceOf(one.price, one.currency, currency) ?? []);
  return prices.reduce<Price | null>((least, one) => (least === null || one.amount < least.amount ? one : least), null);
}

const optionName = (group: ChoiceGroup, place: number, groups: ChoiceGroup[]): string => {
  const name = group.name || 'option';
  return groups.findIndex((one) => (one.name || 'option') === name) === place ? name : `${name} ${place + 1}`;
};

interface Index {
  byKey: Map<string, OfferRecord>;
}

const keysOf = ({ id, sku, gtin, options }: OfferRecord): string[] => [
  ...(id === '' ? [] : [`id ${id}`]),
  ...(sku === '' ? [] : [`sku ${sku.toLowerCase()}`]),
  ...(gtin === '' ? [] : [`gtin ${gtin.replace(/^0+/, '')}`]),
  ...(Object.keys(options).length === 0 ? [] : [`options ${optionKey(options)}`]),
];

/** A key that two offers share names neither. */
function indexed(offers: OfferRecord[]): Index {
  const counts = new Map<string, number>();
  const byKey = new Map<string, OfferRecord>();
  for (const offer of offers)
    for (const key of keysOf(offer)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      byKey.set(key, offer);
    }
  for (const [key, count] of counts) if (count > 1) byKey.delete(key);
  return { byKey };
}

function filled(offer: OfferRecord, { byKey }: Index): OfferRecord {
  const twin = keysOf(offer)
    .map((key) => byKey.get(key))
    .find((one) => one !== undefined);
  if (!twin) return offer;
  return {
    ...offer,
    id: offer.id || twin.id,
    sku: offer.sku || twin.sku,
    gtin: offer.gtin || twin.gtin,
    ...(offer.price === '' ? { price: twin.price, priorPrice: offer.priorPrice || twin.priorPrice } : {}),
    currency: offer.currency || twin.currency,
    availability: offer.availability || twin.availability,
    url: offer.url || twin.url,
    image: offer.image || twin.image,
  };
}

function asOffer(record: OfferRecord, { currency, pageUrl, imageAt }: OfferSources): Offer {
  const price = priceOf(record.price, record.currency, currency);
  const prior = priceOf(record.priorPrice, record.currency, currency);
  const availability: Availability = availabilityOf([record]);
  return {
    id: cutText(record.id, 60),
    sku: cutText(record.sku, 100),
    gtin: /^[\d\s-]{8,20}$/.test(record.gtin) ? record.gtin.replace(/\D/g, '') : '',
    options: record.options,
    price,
    priorPrice: price && prior && prior.amount > price.amount ? prior : null,
    availability,
    url: offerUrl(record, pageUrl),
    imageUrl: record.image === '' ? null : imageAt(record.image),
  };
}

function priceOf(written: string, code: string, currency: string | null): Price | null {
  const amount = plainAmount(written) ?? parsePrice(written, code || currency)?.amount ?? null;
  const ownCode = /^[A-Z]{3}$/.test(code) ? code : currency;
  return amount !== null && amount > 0 && ownCode !== null
    ? { amount: Number(amount.toFixed(4)), currency: ownCode }
    : null;
}

function offerUrl({ url, id }: OfferRecord, pageUrl: string): string {
  const own = new URL(pageUrl);
  const written = url === '' ? null : URL.parse(url, pageUrl);
  const host = (one: URL) => one.hostname.replace(/^www\./, '');
  if (written && /^https?:$/.test(written.protocol) && host(written) === host(own) && written.href.length <= 2000)
    return written.href;
  // an address of the shop's other host: the variant is the same here
  if (/[?&]variant=/.test(url) && id !== '') own.searchParams.set('variant', id);
  return own.href;
}
