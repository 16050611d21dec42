/** What we say around the shop's own sentences. `{brand}`, `{contacts}`, `{name}`, `{price}` and `{date}` are filled in. */
export interface SpokenPhrases {
  greeting: string;
  thanks: string;
  goodbye: string;
  /** before a quote that may not be what was meant */
  perhaps: string;
  products: string;
  price: string;
  nothingWithin: string;
  unknown: string;
  order: string;
  human: string;
  contacts: string;
  or: string;
  more: string;
}

/** The same to everybody. */
export interface SharedPhrases {
  /** to "who are you?" and "how are you?" */
  assistant: string;
  inStock: string;
  soldOutNow: string;
  /** on cards */
  viewProduct: string;
  soldOut: string;
  /** of a price that could not be read again since */
  priceThen: string;
}

export type Phrases = SpokenPhrases & SharedPhrases;
export type Register = 'casual' | 'formal';

/** By language. */
export type PhraseBook = Record<string, Record<Register, SpokenPhrases>>;

/** `SpokenPhrases` in their order. */
export type SpokenLine = [
  greeting: string,
  thanks: string,
  goodbye: string,
  perhaps: string,
  products: string,
  price: string,
  nothingWithin: string,
  unknown: string,
  order: string,
  human: string,
  contacts: string,
  or: string,
  more: string,
];
