/** What one fetched page becomes: the words that are worth finding, and the products it offers. Pure data; extraction makes it, search and training use it. */
export interface ExtractedPage {
  title: string;
  description: string;
  /** BCP 47 primary tag of the page, lower case, or null when it says nothing */
  language: string | null;
  /** absolute address the page names as its own, or null */
  canonicalUrl: string | null;
  /** why the page must not be indexed (noindex, challenge page, login wall, empty shell ...), or null when it may */
  refusal: string | null;
  blocks: TextBlock[];
  products: Product[];
}

/** A run of text under its headings, outermost first. */
export interface TextBlock {
  headings: string[];
  text: string;
}

/** Amounts are decimal numbers of the currency's main unit; `currency` is an ISO 4217 code. */
export interface Price {
  amount: number;
  currency: string;
}

export interface Product {
  /** absolute address of the product's page */
  url: string;
  name: string;
  description: string;
  brand: string;
  /** from breadcrumbs or the record, outermost first */
  categories: string[];
  /** absolute https address, or null */
  imageUrl: string | null;
  /** null when the page gives none or its sources disagree */
  price: Price | null;
  /** the former price, only when the page shows it */
  priorPrice: Price | null;
  /** the structured and the visible price differ, so no price is shown and the owner is told */
  priceConflict: boolean;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
  sku: string;
  /** colours, sizes and the like, as words */
  variants: string[];
}

/** A page that must not be indexed, and why. */
export const refusedPage = (refusal: string): ExtractedPage => ({
  title: '',
  description: '',
  language: null,
  canonicalUrl: null,
  refusal,
  blocks: [],
  products: [],
});
