/** A former price is told as one only where it was really asked within thirty days: the law's rule for reductions, and what visitors take it for. */
import type { Price } from '../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../ports/model.ts';
import type { DocumentReader } from './document-reader.ts';

/** whether a product, or a variant by its id, was seen at such a height */
export type PriorsSeen = (urls: readonly string[]) => Promise<(url: string, variant: string, prior: Price) => boolean>;

export function withSeenPriors(documents: DocumentReader, priorsSeen: PriorsSeen): DocumentReader {
  return {
    passages: (positions) => documents.passages(positions),
    async products(positions) {
      const read = [...(await documents.products(positions))];
      const seen = await onlySeenPriors(
        read.map(([, product]) => product),
        priorsSeen,
      );
      return new Map(read.map(([position, product], at) => [position, seen[at] ?? product]));
    },
    productsWithin: async (...asked) => onlySeenPriors(await documents.productsWithin(...asked), priorsSeen),
  };
}

const showsPrior = ({ priorPrice, offers }: FoundProduct): boolean =>
  priorPrice !== null || offers.some((offer) => offer.priorPrice !== null);

export async function onlySeenPriors(products: FoundProduct[], priorsSeen: PriorsSeen): Promise<FoundProduct[]> {
  const reduced = products.filter(showsPrior);
  if (reduced.length === 0) return products;
  const isSeen = await priorsSeen(reduced.map(({ url }) => url));
  return products.map((product) => {
    if (!showsPrior(product)) return product;
    const { url, priorPrice } = product;
    const kept = (variant: string, prior: Price | null) =>
      prior !== null && (isSeen(url, variant, prior) || (variant !== '' && isSeen(url, '', prior))) ? prior : null;
    const offers = product.offers.map((offer) => ({ ...offer, priorPrice: kept(offer.id, offer.priorPrice) }));
    const own = kept('', priorPrice);
    return { ...product, priorPrice: own, offers, ...(priorPrice !== null && own === null && { isPriorUnseen: true }) };
  });
}
