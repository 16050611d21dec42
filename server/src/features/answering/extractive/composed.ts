/** A reply to one question, with what it rests on and how sure it is. */
import type { Outcome } from '@vitrine/contract/outcomes';
import { phrasesFor } from '../../../dialogue/phrases.ts';
import type { Price } from '../../../extraction/extracted-page.ts';
import type { Phrases } from '../../../languages/language-pack.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { FoundProduct, OwnAnswer, Question, QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';

export interface Composed {
  text: string;
  /** shown as cards */
  products: FoundProduct[];
  passages: Passage[];
  facts: Fact[];
  /** sections that are told around the facts */
  around?: Passage[];
  /** the owner's own */
  answers?: OwnAnswer[];
  outcome: Outcome;
}

/** How a reply came to be composed. */
export const draftKinds = [
  'comparison',
  'superlative',
  'record',
  'facts',
  'own',
  'pages',
  'described',
  'search',
  'need',
] as const;
/** The kinds among which is chosen, and `spec`, which the page itself labels and which needs no choice. */
export type DraftKind = (typeof draftKinds)[number] | 'spec';

/** What speaks for a draft, 0 to 1 each; what does not apply is left out. */
export interface Signs {
  /** its source's own idea of how likely it answers */
  sureness?: number;
  /** of the best statement alone */
  top?: number;
  /** share of the question's telling words that it holds */
  held?: number;
  /** how surely its topic is asked for */
  topic?: number;
  /** share of the question's weight that the best product holds, and that its name holds */
  coverage?: number;
  fit?: number;
  /** share of the question's weight that what is told of the best product stands for, in whatever words */
  sense?: number;
  /** how far the best product is before the next, of its own value */
  lead?: number;
}

/** A reply that could be given: one question has several, at most one is told. */
export interface Draft extends Composed {
  kind: DraftKind;
  signs: Signs;
  /** it takes up all that was asked: nothing is left to choose */
  isCertain?: boolean;
  /** a table of the shop's terms as a whole: a quote of its page would tell some rows of it */
  isTable?: boolean;
}

/** What a reply to a part is composed with. */
export interface Asking {
  part: QuestionPart;
  phrases: Phrases;
  /** the visitor's */
  language: string;
  shopLanguage: string;
  /** the shop's pages are in another language than the visitor's */
  isForeign: boolean;
  facts: readonly Fact[];
}

export const askingOf = ({ language, shopLanguage, brand, facts }: Question, part: QuestionPart): Asking => ({
  part,
  phrases: phrasesFor(language, brand.tone),
  language,
  shopLanguage,
  isForeign: language !== shopLanguage,
  facts,
});

export const draft = (kind: DraftKind, text: string, signs: Signs, rest: Partial<Composed> = {}): Draft => ({
  kind,
  text,
  signs,
  products: [],
  passages: [],
  facts: [],
  outcome: 'answered',
  ...rest,
});

/** Fills `{name}` and the like; a `$` in a name is a `$`. */
export function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** A page's brackets and stars are its text, not our marks, and one between two numbers says "by"; a table's bars and a list's labels read as a sentence. */
export const readable = (text: string): string =>
  text
    .replaceAll(/(?<=\d\s?)\*(?=\s?\d)/g, '×')
    .replaceAll(/[[\]*]/g, '')
    .replaceAll(picture, '')
    .replace(answerLabel, '')
    .replace(/^\s*(?:[-–—•·▪◦●○■□►▶➤➜→»✓✔✗✘★☆]\s*|\d{1,2}[.)]\s+)+(?=\P{N})/u, '')
    .replaceAll(' | ', ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** a page of frequent questions labels what it answers, and a product's what it tells */
const answerLabel =
  /^\s*(?:answer|antwort|respuesta|réponse|risposta|resposta|jawab(?:an)?|ans|description|product description|beschreibung|descripción|descrizione|descrição|deskripsi(?: produk)?|details?|overview)\s*[:：]\s*/iu;
/** emojis and their parts; marks of rights and trade are letters of a text */
const picture = /(?![©®™↔↕▪▫◼◻✔✓])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*/gu;

/** Each once; a document of the owner's stands nowhere. */
export const pageLinks = (phrases: Phrases, urls: readonly string[]): string[] =>
  [...new Set(urls)].filter((url) => url !== '').map((url) => pageLink(phrases, url));

/** They say what the owner says in place of a page: a link to that page would lead to other words. */
export const areOwners = (words: string, facts: readonly Fact[]): boolean =>
  facts.some(({ state, text }) => state === 'corrected' && words.includes(readable(text)));

export const pageLink = (phrases: Phrases, url: string): string => `[${phrases.more}](${url})`;

const signs = new Map<string, Intl.NumberFormat>();

/** As the visitor's language writes it; a dollar that could be of several countries says whose it is. */
export function priceWords({ amount, currency }: Price, language: string): string {
  const key = `${language} ${currency}`;
  const format =
    signs.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  signs.set(key, format);
  const words = format.format(amount).replaceAll(/[\u00a0\u202f]/g, ' ');
  return words.includes('$') && currency !== 'USD' ? `${words} ${currency}` : words;
}

/** "CANCEL", a page's keyword, is no answer to "can I cancel?": it says nothing that was not asked. */
export function saysNews({ kind, text, passages }: Draft, asked: string): boolean {
  if (kind !== 'pages' || passages.some((page) => page.kind === 'product')) return true;
  const known = new Set(wordsOf(asked));
  return wordsOf(withoutLinks(text)).some((word) => !known.has(word));
}

/** In small letters, without the marks between them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A draft's words, without the links below them. */
export const withoutLinks = (text: string): string => text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
