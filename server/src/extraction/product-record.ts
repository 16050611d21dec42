/** A product as a page’s records describe it, and the offers of schema.org in the same form. */
import { addresses, isNode, list, words, wordsOf } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';

/** A product as one of the page's sources tells it, before the sources are compared. Amounts and codes are still as written. */
export interface OfferRecord {
  id: string;
  sku: string;
  gtin: string;
  /** the variant's words where nothing says which choice they belong to: `M / Sand` */
  name: string;
  /** lower-case names to what was chosen */
  options: Record<string, string>;
  price: string;
  priorPrice: string;
  currency: string;
  availability: string;
  url: string;
  image: string;
}

export interface ProductRecord {
  name: string;
  description: string;
  brand: string;
  sku: string;
  images: string[];
  urls: string[];
  categories: string[];
  variants: string[];
  /** `Label: value` */
  properties: string[];
  offers: OfferRecord[];
}

/** The page with this variant chosen, where the shop's software calls variants by numbers. */
export const variantAddress = (id: string): string => (/^\d{4,20}$/.test(id) ? `?variant=${id}` : '');

export const emptyOffer = (): OfferRecord => ({
  id: '',
  sku: '',
  gtin: '',
  name: '',
  options: {},
  price: '',
  priorPrice: '',
  currency: '',
  availability: '',
  url: '',
  image: '',
});

export const emptyRecord = (): ProductRecord => ({
  name: '',
  description: '',
  brand: '',
  sku: '',
  images: [],
  urls: [],
  categories: [],
  variants: [],
  properties: [],
  offers: [],
});

/** What a JSON-LD product can be bought as: its offers, its variants' offers, and what each says of the choice. */
type Resolve = (value: unknown) => unknown;

const offersMax = 500;
const depthMax = 4;
const choiceKeys = ['color', 'size', 'material', 'pattern'];
const gtinKeys = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'isbn'];
const wordMax = 60;

export function jsonLdOffers(product: Node, variants: Node[], resolve: Resolve): OfferRecord[] {
  const own = offersIn(product['offers'], resolve, 0);
  const ofVariants = variants.flatMap((variant) => {
    const about = aboutVariant(variant);
    const offers = offersIn(variant['offers'], resolve, 0);
    return (offers.length > 0 ? offers : [emptyOffer()]).map((offer) => filled(offer, about));
  });
  return [...ofVariants, ...own].slice(0, offersMax);
}

function offersIn(value: unknown, resolve: Resolve, depth: number): OfferRecord[] {
  if (depth > depthMax) return [];
  return list(value)
    .slice(0, offersMax)
    .map(resolve)
    .filter(isNode)
    .flatMap((offer) => asOffers(offer, resolve, depth));
}

function asOffers(offer: Node, resolve: Resolve, depth: number): OfferRecord[] {
  const specifications = list(offer['priceSpecification']).filter(isNode);
  const current = specifications.find((one) => !isFormer(one));
  const former = specifications.find(isFormer);
  const price = words(offer['price']) || (current ? wordsOf(current, 'price', 'minPrice') : '');
  const nested = price === '' ? offersIn(offer['offers'], resolve, depth + 1) : [];
  if (nested.length > 0) return ofAggregate(nested, words(offer['priceCurrency']), words(offer['availability']));

  const item = resolve(list(offer['itemOffered'])[0]);
  const url = addresses(offer['url'])[0] ?? '';
  const one: OfferRecord = {
    ...emptyOffer(),
    id: variantIn(url),
    sku: wordsOf(offer, 'sku', 'mpn'),
    gtin: wordsOf(offer, ...gtinKeys),
    name: wordsOf(offer, 'name'),
    options: choicesOf(offer),
    price: price || words(offer['lowPrice']),
    priorPrice: former ? words(former['price']) : '',
    currency: words(offer['priceCurrency']) || (current ? words(current['priceCurrency']) : ''),
    availability: words(offer['availability']),
    url,
    image: addresses(offer['image'])[0] ?? '',
  };
  const whole = isNode(item) ? filled(one, aboutVariant(item)) : one;
  const high = words(offer['highPrice']) || (current ? words(current['maxPrice']) : '');
  return high === '' || high === whole.price ? [whole] : [whole, { ...whole, price: high }];
}

/** An aggregate's stock is that of the whole, and is said once, beside its offers. */
const ofAggregate = (nested: OfferRecord[], currency: string, availability: string): OfferRecord[] => [
  ...nested.map((one) => ({ ...one, currency: one.currency || currency })),
  ...(nested.some((one) => one.availability !== '') ? [] : [{ ...emptyOffer(), availability }]),
];

const isFormer = (specification: Node) =>
  /list|strike|srp|msrp|regular/i.test(words(specification['priceType'])) ||
  /list|strike|srp|msrp|regular/i.test(words(specification['name']));

function aboutVariant(variant: Node): OfferRecord {
  const url = addresses(variant['url'])[0] ?? addresses(variant['@id'])[0] ?? '';
  return {
    ...emptyOffer(),
    id: variantIn(url),
    sku: wordsOf(variant, 'sku', 'mpn', 'productID'),
    gtin: wordsOf(variant, ...gtinKeys),
    name: wordsOf(variant, 'name'),
    options: choicesOf(variant),
    url,
    image: addresses(variant['image'])[0] ?? '',
  };
}

/** What the offer leaves open, its product says. */
function filled(offer: OfferRecord, about: OfferRecord): OfferRecord {
  const { id, sku, gtin, name, url, image } = about;
  return {
    ...offer,
    id: offer.id || id,
    sku: offer.sku || sku,
    gtin: offer.gtin || gtin,
    name: name || offer.name,
    options: { ...about.options, ...offer.options },
    url: offer.url || url,
    image: offer.image || image,
  };
}

export const variantIn = (url: string): string => /[?&]variant=(\d{1,20})\b/.exec(url)?.[1] ?? '';

/** The choices that schema.org names, and those that a shop adds as properties. */
function choicesOf(node: Node): Record<string, string> {
  const named = choiceKeys.map((key) => [key, words(node[key])] as const);
  const added = propertiesOf(node).slice(0, 20);
  return Object.fromEntries(
    [...named, ...added].filter(([name, value]) => name !== '' && value !== '' && value.length <= wordMax),
  );
}

export const propertiesOf = (node: Node): [string, string][] =>
  list(node['additionalProperty'])
    .filter(isNode)
    .slice(0, 60)
    .map((property): [string, string] => [
      wordsOf(property, 'name').replace(/\s*:$/, '').toLowerCase(),
      measured(property),
    ])
    .filter(([name, value]) => name !== '' && name.length <= wordMax && value !== '');

/** codes of UN/CEFACT, in which schema.org writes units */
const unitCodes: Record<string, string> = {
  KGM: 'kg',
  GRM: 'g',
  LBR: 'lb',
  ONZ: 'oz',
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  INH: 'in',
  FOT: 'ft',
  LTR: 'l',
  MLT: 'ml',
  WTT: 'W',
  VLT: 'V',
  HUR: 'h',
};

const measured = (node: Node): string => {
  const code = words(node['unitCode']);
  const unit = words(node['unitText']) || (unitCodes[code] ?? '');
  const low = words(node['minValue']);
  const value = words(node['value']) || (low === '' ? '' : `${low}–${words(node['maxValue'])}`);
  return [value, unit].filter(Boolean).join(' ');
};

/** The product's own weight and extent, as `Label: value`; a bare number says too little. */
export const measuresOf = (node: Node): string[] =>
  ['weight', 'width', 'height', 'depth'].flatMap((key) => {
    const value = list(node[key])[0];
    const text = isNode(value) ? measured(value) : words(value);
    return /\d\s?["”\p{L}]/u.test(text) ? [`${key.charAt(0).toUpperCase()}${key.slice(1)}: ${text}`] : [];
  });
