/** A product's variants as its page and the feed name them, one by one: by the shop's id, by SKU or GTIN, or by what is chosen. */
import type { Offer, Product } from '../../../extraction/extracted-page.ts';

/** In the feed's order, which names them all; a page's own that the feed does not have stay where the two speak of the same variants. */
export function joinOffers(own: readonly Offer[], record: Product, both: (own: Offer, feed: Offer) => Offer): Offer[] {
  if (record.offers.length === 0) {
    const [only] = own;
    return only !== undefined && own.length === 1 ? [both(only, lone(record))] : [...own];
  }
  const twins = twinsOf(own, record.offers);
  const taken = new Set(twins.values());
  const joined = record.offers.map((offer) => {
    const twin = twins.get(offer);
    return twin === undefined ? offer : both(twin, offer);
  });
  return taken.size === 0 ? joined : [...joined, ...own.filter((offer) => !taken.has(offer))];
}

/** A product without a choice as the one thing that can be bought. */
const lone = (record: Product): Offer => ({
  id: '',
  sku: record.sku,
  gtin: '',
  options: {},
  price: record.price,
  priorPrice: record.priorPrice,
  availability: record.availability,
  url: record.url,
  imageUrl: record.imageUrl,
});

function twinsOf(own: readonly Offer[], fed: readonly Offer[]): Map<Offer, Offer> {
  const twins = new Map<Offer, Offer>();
  const taken = new Set<Offer>();
  for (const keyOf of offerKeys) {
    const byKey = uniqueBy(own, keyOf);
    const fedByKey = uniqueBy(fed, keyOf);
    for (const [key, offer] of fedByKey) {
      const twin = byKey.get(key);
      if (offer === null || twin === undefined || twin === null || twins.has(offer) || taken.has(twin)) continue;
      twins.set(offer, twin);
      taken.add(twin);
    }
  }
  return twins;
}

const offerKeys: ((offer: Offer) => string)[] = [
  ({ id }) => id,
  ({ sku }) => sku.toLowerCase(),
  ({ gtin }) => gtin.replace(/^0+/, ''),
  ({ options }) =>
    Object.values(options)
      .map((value) => value.toLowerCase())
      .toSorted()
      .join('\n'),
];

function uniqueBy(offers: readonly Offer[], keyOf: (offer: Offer) => string): Map<string, Offer | null> {
  const byKey = new Map<string, Offer | null>();
  for (const offer of offers) {
    const key = keyOf(offer);
    if (key !== '') byKey.set(key, byKey.has(key) ? null : offer);
  }
  return byKey;
}
