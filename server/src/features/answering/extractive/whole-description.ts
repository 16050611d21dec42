import type { FoundProduct } from '../../../ports/model.ts';
import { saidInTable } from '../../../search/product-fields.ts';

/** What a page says of a product in sentences and in its table, each once. */
export const wholeDescription = (product: FoundProduct): string =>
  [product.description, ...saidInTable(product)].join('\n');
