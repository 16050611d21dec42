/** What a feed says, made into records that can be trusted: foreign addresses and prices that cannot be right are left out, and counted for the owner. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { belongsTo, normaliseUrl } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { Availability, Offer, Price, Product } from '../../../extraction/extracted-page.ts';
import { plainText } from '../../../extraction/json-nodes.ts';
import { together } from '../../../extraction/offer-stock.ts';
import { httpsUrl } from '../../../extraction/page-kind.ts';
import { cleanLine, cutText } from '../../../extraction/page-parts.ts';

/** A reading that holds nothing; the message is for the owner. */
export class FeedRefused extends Error {}

export const webPage = () =>
  new FeedRefused('A web page came instead of the feed: a log-in, a password or a check for robots is in its way.');

/** in the currency's main unit; `bad` is negative, absurdly high or no amount at all, null is not said */
export type Amount = number | 'bad' | null;

export interface RawVariant {
  id: string;
  sku: string;
  gtin: string;
  /** names as the feed writes them */
  options: [string, string][];
  price: Amount;
  priorPrice: Amount;
  currency: string | null;
  availability: Availability;
  url: string;
  image: string;
}

export interface RawProduct {
  url: string;
  name: string;
  /** may hold HTML */
  description: string;
  brand: string;
  categories: string[];
  image: string;
  variants: RawVariant[];
}

export const variantsMax = 100_000;
export const tooManyVariants = () =>
  new FeedRefused(
    `The feed lists more than ${variantsMax.toLocaleString('en-GB')} variants, which is more than can be read.`,
  );
/** of one product, as many as Shopify lets one have: of more, the first would be told as if they were all */
export const offersMax = 2_048;
const optionsMax = 6;
const wordMax = 60;
const wordsMax = 60;
const descriptionMax = 2_000;
const priorTimesMax = 20;
const amountMax = 10_000_000;
/** of currencies whose notes count in thousands */
const weakAmountMax = 100_000_000_000;
const weakCurrencies = new Set('COP GNF IDR IQD IRR KHR KRW LAK LBP MMK MNT PYG SYP TZS UGX UZS VND'.split(' '));
/** more of it cannot be trusted than can */
const badShare = 0.5;

/** where shop software keeps the pictures of all its shops */
const pictureHosts: Record<FeedKind, RegExp | null> = {
  shopify: /^cdn\.shopify\.com$/,
  woocommerce: /^i[0-3]\.wp\.com$/,
  merchant_xml: null,
};

export function amountOf(written: unknown, minorUnits = 0): Amount {
  if (written === null || written === undefined || written === '') return null;
  const text = typeof written === 'number' ? String(written) : typeof written === 'string' ? written.trim() : '-';
  if (!/^\d{1,15}(?:\.\d{1,6})?$/.test(text) || minorUnits < 0 || minorUnits > 4) return 'bad';
  return Number((Number(text) / 10 ** minorUnits).toFixed(4));
}

const isAbsurd = (amount: number, currency: string | null) =>
  amount > (weakCurrencies.has(currency ?? '') ? weakAmountMax : amountMax);

export function createSieve(site: Site, kind: FeedKind) {
  const left = { foreign: 0, badPrices: 0, unnamed: 0, options: 0 };
  let kept = 0;
  let variants = 0;

  const imageOf = (written: string): string | null => {
    if (written === '') return null;
    const url = httpsUrl(written, `https://${site.host}/`);
    const host = url === null ? '' : new URL(url).hostname;
    const isOwn = host === site.host || host.endsWith(`.${site.host}`);
    return isOwn || pictureHosts[kind]?.test(host) === true ? url : null;
  };
  const addressOf = (written: string): string | null => {
    const url = normaliseUrl(written, `https://${site.host}/`);
    return url !== null && belongsTo(site, url) ? url : null;
  };
  const priceOf = (amount: Amount, currency: string | null): Price | null =>
    typeof amount === 'number' && amount > 0 && currency !== null ? { amount, currency } : null;
  const isBad = ({ price, currency }: RawVariant) =>
    price === 'bad' || (typeof price === 'number' && isAbsurd(price, currency));

  function offerOf(raw: RawVariant, url: string): Offer {
    const price = priceOf(raw.price, raw.currency);
    const prior = priceOf(raw.priorPrice, raw.currency);
    const isReduced = price !== null && prior !== null && prior.amount > price.amount;
    return {
      id: cutText(cleanLine(raw.id), wordMax),
      sku: cutText(cleanLine(raw.sku), 100),
      gtin: /^\d{8,14}$/.test(raw.gtin) ? raw.gtin : '',
      options: optionsOf(raw.options),
      price,
      priorPrice: isReduced && prior.amount <= priorTimesMax * price.amount ? prior : null,
      availability: raw.availability,
      url: addressOf(raw.url) ?? url,
      imageUrl: imageOf(raw.image),
    };
  }

  return {
    /** null where nothing of it can be trusted. @throws FeedRefused when the feed is too long */
    product(raw: RawProduct): Product | null {
      variants += Math.max(1, Math.min(raw.variants.length, offersMax));
      if (variants > variantsMax) throw tooManyVariants();
      if (raw.variants.length > offersMax) {
        left.options += 1;
        return null;
      }
      const url = addressOf(withoutChoice(raw.url));
      const name = cutText(cleanLine(plainText(raw.name)), 300);
      const sound = raw.variants.filter((variant) => !isBad(variant));
      if (url === null) left.foreign += 1;
      else if (name === '') left.unnamed += 1;
      else if (sound.length === 0) left.badPrices += 1;
      if (url === null || name === '' || sound.length === 0) return null;
      left.badPrices += sound.length < raw.variants.length ? 1 : 0;
      kept += 1;
      const offers = sound.map((variant) => offerOf(variant, url));
      const named = offers.filter(({ options }) => Object.keys(options).length > 0);
      const had = offers.filter(({ availability }) => availability !== 'out_of_stock');
      const cheapest = cheapestOf(had) ?? cheapestOf(offers);
      return {
        url,
        name,
        description: cutText(plainText(cutText(raw.description, 2 * descriptionMax)), descriptionMax),
        brand: cutText(cleanLine(raw.brand), 100),
        categories: raw.categories
          .map((one) => cutText(cleanLine(one), 100))
          .filter(Boolean)
          .slice(0, 8),
        imageUrl: imageOf(raw.image) ?? offers.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
        price: cheapest?.price ?? null,
        priorPrice: cheapest?.priorPrice ?? null,
        priceConflict: false,
        availability: together(offers.map(({ availability }) => availability)),
        sku: offers.length === 1 ? (offers[0]?.sku ?? '') : '',
        variants: [...new Set(named.flatMap(({ options }) => Object.values(options)))].slice(0, wordsMax),
        offers: named,
      };
    },

    /** What the owner is told of what was left out; null when all was kept. @throws FeedRefused when too little is left */
    verdict(): string | null {
      const bad = left.foreign + left.badPrices + left.unnamed + left.options;
      const many = `more than ${offersMax.toLocaleString('en-GB')} variants`;
      const why = [
        told(left.foreign, 'leads to another site', 'lead to other sites'),
        told(left.badPrices, 'has a price that cannot be right', 'have prices that cannot be right'),
        told(left.unnamed, 'has no name', 'have no name'),
        told(left.options, `has ${many}`, `have ${many}`),
      ].filter((one) => one !== null);
      if (bad > (kept + bad) * badShare) throw new FeedRefused(`The feed cannot be trusted: ${why.join(', ')}.`);
      if (kept === 0) throw new FeedRefused('The feed names no products.');
      return why.length > 0 ? `Left out: ${why.join(', ')}.` : null;
    },
  };
}

/** The product's own address opens none of its variants. */
function withoutChoice(written: string): string {
  const [path = '', query = ''] = written.split('?', 2);
  const kept = query.split('&').filter((pair) => pair !== '' && !/^(?:variant|attribute_[^=]*)=/.test(pair));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function cheapestOf(offers: readonly Offer[]): Offer | null {
  const priced = offers.filter(({ price }) => price !== null);
  return priced.reduce<Offer | null>(
    (best, one) => (best?.price && one.price && best.price.amount <= one.price.amount ? best : one),
    null,
  );
}

const told = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : count === 1 ? `1 product ${one}` : `${count.toLocaleString('en-GB')} products ${many}`;

function optionsOf(pairs: readonly [string, string][]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [written, value] of pairs.slice(0, optionsMax)) {
    const name = cutText(cleanLine(written).toLowerCase(), wordMax) || 'option';
    const chosen = cutText(cleanLine(value), wordMax);
    if (chosen === '' || /^default title$/i.test(chosen)) continue;
    options[name in options || name === '__proto__' ? `option ${Object.keys(options).length + 1}` : name] = chosen;
  }
  return options;
}
