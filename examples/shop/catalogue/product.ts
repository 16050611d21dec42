import type { Picture } from '../pictures/picture.ts';
import type { ColourName } from '../pictures/colours.ts';
import type { CategorySlug } from './categories.ts';

export type Variant = {
  name: string;
  sku: string;
  priceCents?: number;
  soldOut?: true;
  colour?: ColourName;
};

/** How a product page states its data, so that every reader of a crawler has something to read. */
export type DataStyle = 'product' | 'graph' | 'group' | 'aggregate' | 'microdata' | 'opengraph';

export type Product = {
  slug: string;
  name: string;
  brand: string;
  category: CategorySlug;
  sku: string;
  priceCents: number;
  priorPriceCents?: number;
  soldOut?: true;
  large?: true;
  summary: string;
  description: readonly string[];
  details: Readonly<Record<string, string>>;
  options?: { label: 'Colour' | 'Size'; variants: readonly Variant[] };
  picture: Picture;
  dataStyle?: DataStyle;
  updated: string;
};
