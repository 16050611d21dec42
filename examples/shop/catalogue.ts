import { bath } from './catalogue/bath.ts';
import { bedLinen } from './catalogue/bed-linen.ts';
import { blankets } from './catalogue/blankets.ts';
import { candles } from './catalogue/candles.ts';
import type { CategorySlug } from './catalogue/categories.ts';
import { furniture } from './catalogue/furniture.ts';
import { kitchen } from './catalogue/kitchen.ts';
import { lighting } from './catalogue/lighting.ts';
import type { Product } from './catalogue/product.ts';

export const products: readonly Product[] = [
  ...blankets,
  ...bedLinen,
  ...kitchen,
  ...lighting,
  ...bath,
  ...candles,
  ...furniture,
];

export const productsIn = (category: CategorySlug): Product[] =>
  products.filter((product) => product.category === category);

export const productBySlug = (slug: string): Product => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no product has the slug ${slug}`);
  return product;
};
