/** Cards are built from crawled records alone; a model only names which (product.md section 5). */
import { limits } from '@vitrine/contract/limits';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { belongsTo } from '../../../crawling/site-identity.ts';
import type { ReceiptReading } from '../../../database/tables/receipts.ts';
import type { Phrases } from '../../../languages/language-pack.ts';
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';

export interface CardWords {
  words: Pick<Phrases, 'viewProduct' | 'soldOut' | 'priceThen' | 'priceOnPage'>;
  language: string;
  /** the variant that was asked for; the card is then of that one */
  variantOf?: (product: FoundProduct) => Offer | null;
}

export function productCards(products: readonly FoundProduct[], siteHost: string, said: CardWords): ProductCard[] {
  const cards = new Map<string, ProductCard>();
  for (const product of products) {
    const card = productCard(ofVariant(product, said.variantOf?.(product) ?? null), siteHost, said);
    if (card && !cards.has(card.product_url)) cards.set(card.product_url, card);
    if (cards.size === limits.productCardsMax) break;
  }
  return [...cards.values()];
}

/** Its address, price, stock and picture are the variant's. */
function ofVariant(product: FoundProduct, offer: Offer | null): FoundProduct {
  if (offer === null) return product;
  const { price, priorPrice, availability, url, imageUrl } = offer;
  // where others have prices of their own, the product's is one of theirs
  const isUnpriced = price === null && product.offers.some((one) => one.price !== null);
  return {
    ...product,
    url,
    imageUrl: imageUrl ?? product.imageUrl,
    ...(price !== null && { price, priorPrice }),
    ...(isUnpriced && { price: null, priorPrice: null, priceConflict: true }),
    availability: availability === 'unknown' ? product.availability : availability,
  };
}

/** null when the record has no picture or no address of the shop's: such a card would not be shown, or lead away. */
function productCard(product: FoundProduct, siteHost: string, { words, language }: CardWords): ProductCard | null {
  const url = https(product.url);
  const image = product.imageUrl === null ? null : https(product.imageUrl);
  if (url === null || image === null || !belongsTo({ host: siteHost }, url)) return null;
  const { checkedAt } = product;
  const price = product.isOutdated === true ? null : product.price;
  const priorPrice = price === null ? null : product.priorPrice;
  const reduced = price && priorPrice && priorPrice.currency === price.currency && priorPrice.amount > price.amount;
  const off = reduced ? Math.round((1 - price.amount / priorPrice.amount) * 100) : 0;
  return {
    title: product.name.slice(0, 200),
    image_url: image,
    price: price ? priceText(price) : '',
    original_price: reduced ? priceText(priorPrice) : '',
    promotion_badge_text: off >= 1 ? `-${off}%` : product.availability === 'out_of_stock' ? words.soldOut : '',
    promotion_description: price === null ? untoldPrice(product, words, language, priceText) : '',
    cta_text: words.viewProduct,
    product_url: url,
    availability: product.availability,
    checked: product.live?.isCurrent === true ? 'live' : 'training',
    ...(checkedAt !== undefined && { checkedAt }),
  };
}

/** A price that could not be read again since is told with its day, never as today's; of two that differ neither is. */
export function untoldPrice(
  { price, priceConflict, checkedAt }: FoundProduct,
  words: Pick<Phrases, 'priceThen' | 'priceOnPage'>,
  language: string,
  written: (price: Price) => string,
): string {
  if (priceConflict) return words.priceOnPage;
  if (price === null || checkedAt === undefined) return '';
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(checkedAt));
  return words.priceThen.replace('{price}', () => written(price)).replace('{date}', () => day);
}

/** What was read for this reply, and what was known before. */
export const readingsOf = (products: readonly FoundProduct[]): ReceiptReading[] =>
  products.flatMap(({ url, name, price, availability, live }) =>
    live?.isCurrent === true
      ? [
          {
            url,
            name,
            readAt: live.readAt,
            price: price === null ? '' : priceText(price),
            trained: live.trained === null ? '' : priceText(live.trained),
            availability,
          },
        ]
      : [],
  );

/** `37.50 CAD`: a dot and the currency's own number of decimals. */
function priceText({ amount, currency }: Price): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return `${amount.toFixed(maximumFractionDigits)} ${currency}`;
}

/** http addresses of the shop are offered as https, as its sitemap's are; anything else that is no web address is none. */
function https(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > limits.urlMax) return null;
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : null;
}
