/** What the extractive model says around the shop's own sentences, per language and register. `{brand}`, `{contacts}`, `{name}` and `{price}` are filled in. */
export interface Phrases {
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

export type Register = 'casual' | 'formal';

/** By language. */
export type PhraseBook = Record<string, Record<Register, Phrases>>;
