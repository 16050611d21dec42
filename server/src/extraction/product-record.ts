/** A product as one of the page's sources tells it, before the sources are compared. Amounts and codes are still as written. */
export interface OfferRecord {
  id: string;
  sku: string;
  gtin: string;
  /** the variant's words where nothing says which choice they belong to: `M / Sand` */
  name: string;
  /** lower-case names to what was chosen */
  options: Record<string, string>;
  price: string;
  priorPrice: string;
  currency: string;
  availability: string;
  url: string;
  image: string;
}

export interface ProductRecord {
  name: string;
  description: string;
  brand: string;
  sku: string;
  images: string[];
  urls: string[];
  categories: string[];
  variants: string[];
  /** `Label: value` */
  properties: string[];
  offers: OfferRecord[];
}

/** The page with this variant chosen, where the shop's software calls variants by numbers. */
export const variantAddress = (id: string): string => (/^\d{4,20}$/.test(id) ? `?variant=${id}` : '');

export const emptyOffer = (): OfferRecord => ({
  id: '',
  sku: '',
  gtin: '',
  name: '',
  options: {},
  price: '',
  priorPrice: '',
  currency: '',
  availability: '',
  url: '',
  image: '',
});

export const emptyRecord = (): ProductRecord => ({
  name: '',
  description: '',
  brand: '',
  sku: '',
  images: [],
  urls: [],
  categories: [],
  variants: [],
  properties: [],
  offers: [],
});
