/** Facts, passages and products as a model reads them, each with the id that its reply may name. */
import type { Offer, Price } from '../extraction/extracted-page.ts';
import type { Fact } from '../facts/fact.ts';
import type { FoundProduct } from '../ports/model.ts';
import type { Passage } from '../search/documents.ts';

const productId = (position: number): string => `p${position + 1}`;
const passageId = (position: number): string => `s${position + 1}`;
const factId = (position: number): string => `f${position + 1}`;

const passageCharacters = 1_600;
const descriptionCharacters = 400;
const offersShown = 24;
const variantsShown = 20;
const attributesShown = 16;

/** What words stand on is not worth the same everywhere: a review promises nothing. */
const kindOf = ({ kind, voice }: Passage): string =>
  voice === 'customer' ? 'customer review' : kind === 'article' ? 'blog' : kind;

const dayOf = (instant: string | undefined): string | undefined => instant?.slice(0, 10);

export const factData = (position: number, { topic, scope, text, url, state, conflicts }: Fact) => ({
  id: factId(position),
  topic,
  holds_for: scope ?? 'everybody',
  text,
  page: url,
  state: state === 'found' && conflicts.length > 0 ? 'the pages contradict each other' : state,
});

export const passageData = (position: number, passage: Passage) => ({
  id: passageId(position),
  kind: kindOf(passage),
  page: passage.url,
  read: dayOf(passage.readAt),
  title: passage.title,
  headings: passage.headings,
  text: passage.text.slice(0, passageCharacters),
});

const money = (price: Price | null): string | undefined =>
  price === null ? undefined : `${price.amount.toFixed(2)} ${price.currency}`;

export const offerData = ({ options, price, priorPrice, availability }: Offer) => ({
  ...options,
  price: money(price),
  former_price: money(priorPrice),
  availability,
});

/** A price that may be another by now, or that pages contradict, is not told: the page is. */
export function productData(position: number, product: FoundProduct) {
  const isPriced = product.isOutdated !== true && !product.priceConflict;
  return {
    id: productId(position),
    name: product.name,
    page: product.url,
    read: dayOf(product.checkedAt),
    brand: product.brand,
    categories: product.categories,
    price: isPriced ? money(product.price) : 'see the page',
    former_price: isPriced ? money(product.priorPrice) : undefined,
    availability: product.availability,
    ...(product.offers.length > 0
      ? { offers: product.offers.slice(0, offersShown).map((offer) => (isPriced ? offerData(offer) : offer.options)) }
      : { variants: product.variants.slice(0, variantsShown) }),
    details: product.attributes
      ?.slice(0, attributesShown)
      .map(({ label, value, of }) => [of, label, value].filter((one) => one !== '').join(': ')),
    description: product.description.slice(0, descriptionCharacters),
  };
}
