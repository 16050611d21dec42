import type { Product, Variant } from '../catalogue/product.ts';

/** The first colour of a product has the product's own picture; each further colour has one of its own. */
export const picturePath = (product: Product, variant?: Variant): string => {
  const isFirst = variant === undefined || variant === product.options?.variants[0];
  return isFirst ? `/pictures/${product.slug}.svg` : `/pictures/${product.slug}-${variant.name.toLowerCase()}.svg`;
};
