import type { FoundProduct } from '../../ports/model.ts';
import type { Passage } from '../../search/documents.ts';
import type { ProductQuery } from '../../search/product-query.ts';

export interface DocumentReader {
  passages(positions: number[]): Promise<Map<number, Passage>>;
  products(positions: number[]): Promise<Map<number, FoundProduct>>;
  /**
   * Cheapest first, or dearest when asked for; what is on sale by how much it is reduced.
   * @param option words of a choice, by which the shop's feeds are searched
   */
  productsWithin(asked: ProductQuery, limit: number, option?: readonly string[]): Promise<FoundProduct[]>;
}
