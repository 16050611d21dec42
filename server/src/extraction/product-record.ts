/** A product as one of the page's sources tells it, before the sources are compared. Amounts and codes are still as written. */
export interface OfferRecord {
  price: string;
  currency: string;
  availability: string;
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
  offers: OfferRecord[];
}

export const emptyRecord = (): ProductRecord => ({
  name: '',
  description: '',
  brand: '',
  sku: '',
  images: [],
  urls: [],
  categories: [],
  variants: [],
  offers: [],
});
