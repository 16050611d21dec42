/** The products that a conversation is about: those that were shown, or the one whose page the visitor is on. */
import type { FoundProduct, Shown } from '../../ports/model.ts';
import { pathOf } from '../../search/addresses.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { DocumentReader } from './retrieve.ts';

const productsMax = 6;

/** In the order in which they were shown; what the shop no longer has is left out. */
export async function shownProducts(
  shown: readonly Shown[],
  index: SearchIndex,
  documents: DocumentReader,
): Promise<FoundProduct[]> {
  const positions = shown.slice(0, productsMax).map(({ url }) => index.productsAt(url).slice(0, productsMax));
  if (positions.every((at) => at.length === 0)) return [];
  const found = await documents.products(positions.flat());
  return positions.flatMap((at, place) => {
    const products = at.flatMap((position) => found.get(position) ?? []);
    const path = pathOf(shown[place]?.url ?? '');
    const exact = products.find(({ url }) => pathOf(url) === path);
    // several addresses that only end alike say nothing
    const one = exact ?? (products.length === 1 ? products[0] : undefined);
    return one === undefined ? [] : [one];
  });
}
