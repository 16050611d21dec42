/** A product of which nothing is known but what is given. */
import type { Product } from '../extraction/extracted-page.ts';

export const productNamed = (name: string, more: Partial<Product> = {}): Product => ({
  url: `https://shop.example/${encodeURIComponent(name)}`,
  name,
  description: '',
  brand: '',
  categories: [],
  imageUrl: null,
  price: null,
  priorPrice: null,
  priceConflict: false,
  availability: 'unknown',
  sku: '',
  variants: [],
  offers: [],
  ...more,
});
