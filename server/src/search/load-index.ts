/** From stored bytes to an index that answers; the bytes are kept, not copied. */
import { positionsAt } from './addresses.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';
import { readBlob } from './blob.ts';
import type { IndexInfo } from './build-index.ts';
import { detectLanguage } from './detect-language.ts';
import type { Hit, SearchIndex } from './documents.ts';
import { findDocuments } from './find-documents.ts';
import { readTermIndex } from './term-index.ts';
import type { TermIndex } from './term-index.ts';
import { readTellings } from './told-aspects.ts';
import { tokenize } from './tokenize.ts';

/** @throws when the bytes are not an index */
export function loadIndex(bytes: Uint8Array): SearchIndex {
  const blob = readBlob(bytes);
  const { languages } = parseInfo(blob.info);
  const passages = readTermIndex(blob, 'passages');
  const products = readTermIndex(blob, 'products');
  const tellings = readTellings(blob);
  const languageOf = (query: string) =>
    languages.length < 2 ? (languages[0] ?? 'en') : (detectLanguage(query, languages) ?? languages[0] ?? 'en');
  const searchIn =
    (terms: TermIndex): Search =>
    (query, limit) => {
      const language = languageOf(query);
      return findDocuments(terms, tokenize(withoutAskingPhrases(query), language), language, limit);
    };
  const addresses = { passages: blob.u32('passages.addresses'), products: blob.u32('products.addresses') };
  return {
    passageCount: passages.documentCount,
    productCount: products.documentCount,
    languages,
    searchPassages: rememberBest(searchIn(passages)),
    searchProducts: rememberBest(searchIn(products)),
    passagesTelling: tellings.telling,
    marksAt: tellings.marksAt,
    passagesAt: (address) => positionsAt(addresses.passages, address),
    productsAt: (address) => positionsAt(addresses.products, address),
  };
}

type Search = SearchIndex['searchPassages'];

const keptWords = 500;
const keptLength = 40;

/** Whether a word is known is asked again and again, by one question and by a shop's visitors; an index never changes. */
function rememberBest(search: Search): Search {
  const best = new Map<string, Hit[]>();
  return (query, limit) => {
    if (limit !== 1 || query.length > keptLength) return search(query, limit);
    const known = best.get(query);
    if (known !== undefined) return known;
    const found = search(query, limit);
    if (best.size >= keptWords) best.clear();
    best.set(query, found);
    return found;
  };
}

function parseInfo(info: unknown): IndexInfo {
  const languages = typeof info === 'object' && info !== null && 'languages' in info ? info.languages : null;
  return { languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [] };
}
