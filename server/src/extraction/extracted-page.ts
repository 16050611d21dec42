/** What one fetched page becomes: the words that are worth finding, and the products it offers. Pure data; extraction makes it, search and training use it. */
export interface ExtractedPage {
  title: string;
  description: string;
  /** BCP 47 primary tag of the page, lower case, or null when it says nothing */
  language: string | null;
  /** absolute address the page names as its own, or null */
  canonicalUrl: string | null;
  /** why the page must not be indexed (noindex, challenge page, login wall, empty shell ...), or null when it may */
  refusal: PageRefusal | null;
  kind: PageKind;
  blocks: TextBlock[];
  /** what header, banner and footer say: of the whole site, not of this page */
  siteLines: string[];
  /** addresses of this site's own pages that header and footer link to */
  siteLinks: string[];
  products: Product[];
  /** that it shows in cards, in its order; missing in records of earlier readers */
  listed?: ListedProduct[];
}

/** Why a page is not read; the words for it are made where an owner reads them. */
export type PageRefusal =
  | 'noindex'
  | 'missing'
  | 'no_text'
  | 'data'
  | 'buying'
  | 'onward'
  | 'robot_check'
  | 'log_in'
  | 'needs_scripts'
  | 'not_text'
  | 'too_many_parts'
  | 'too_deep'
  | 'too_complex'
  | 'unreadable';

/** What a card of a list says of a product; no price where several stand on it and nothing says which holds. */
export type ListedProduct = Pick<Product, 'url' | 'name' | 'imageUrl' | 'availability' | 'price' | 'priorPrice'> & {
  /** in a few words, what it is or for whom */
  told?: string;
};

/** What a page is for: it decides what its words may answer. */
export type PageKind = 'home' | 'product' | 'collection' | 'policy' | 'article' | 'page';

/** A run of text under its headings, outermost first. */
export interface TextBlock {
  headings: string[];
  text: string;
  voice: Voice;
}

/** Reviews, comments and testimonials are the customers' and never the shop's word. */
export type Voice = 'shop' | 'customer';

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
  /** the ends of what the shop says that it costs, in the price's currency, where no choice has a price of its own; holds while `price` is the low end */
  priceRange?: { low: number; high: number };
  /** the former price, only when the page shows it */
  priorPrice: Price | null;
  /** the structured and the visible price differ, so no price is shown and the owner is told */
  priceConflict: boolean;
  availability: Availability;
  sku: string;
  /** colours, sizes and the like, as words */
  variants: string[];
  /** what its page labels, in the page's order; missing in records of earlier readers */
  attributes?: Attribute[];
  /** what can be bought, one by one; empty where the page offers one thing without a choice or names no variants */
  offers: Offer[];
  /** no page of it was read: it is known from the shop's feed alone */
  fromFeed?: true;
  /** the page that says all this of it, where that is not its own: a list with its card */
  readOn?: string;
}

/** A value that a page labels: `Weight` and `1.2 kg`. */
export interface Attribute {
  /** as the page writes it; '' for a line that is a measure or a share alone: `30 × 40 cm`, `75 % cotton` */
  label: string;
  value: string;
  /** in a size chart the size or version that it holds for, as the page writes it; '' for the whole product */
  of: string;
}

/** One variant as it can be bought. */
export interface Offer {
  /** the shop's own id of the variant, or '' */
  id: string;
  sku: string;
  gtin: string;
  /** lower-case name of the choice, as the page says it, to what was chosen: `{size: 'M', colour: 'Sand'}`; `option` where it has no name */
  options: Record<string, string>;
  price: Price | null;
  priorPrice: Price | null;
  availability: Availability;
  /** absolute address that opens the page with this variant chosen */
  url: string;
  imageUrl: string | null;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'unknown';

/** A page that must not be indexed, and why. */
export const refusedPage = (refusal: PageRefusal): ExtractedPage => ({
  title: '',
  description: '',
  language: null,
  canonicalUrl: null,
  refusal,
  kind: 'page',
  blocks: [],
  siteLines: [],
  siteLinks: [],
  products: [],
});
