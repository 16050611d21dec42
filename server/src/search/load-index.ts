/** From stored bytes to an index that answers; the bytes are kept, not copied. */
import { positionsAt } from './addresses.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';
import { readBlob } from './blob.ts';
import type { IndexInfo } from './build-index.ts';
import { detectLanguage } from './detect-language.ts';
import type { SearchIndex } from './documents.ts';
import { findDocuments } from './find-documents.ts';
import { readTermIndex } from './term-index.ts';
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
  const addresses = { passages: blob.u32('passages.addresses'), products: blob.u32('products.addresses') };
  return {
    passageCount: passages.documentCount,
    productCount: products.documentCount,
    languages,
    searchPassages: (query, limit) => {
      const language = languageOf(query);
      return findDocuments(passages, tokenize(withoutAskingPhrases(query), language), language, limit);
    },
    searchProducts: (query, limit) => {
      const language = languageOf(query);
      return findDocuments(products, tokenize(withoutAskingPhrases(query), language), language, limit);
    },
    passagesTelling: tellings.telling,
    marksAt: tellings.marksAt,
    passagesAt: (address) => positionsAt(addresses.passages, address),
    productsAt: (address) => positionsAt(addresses.products, address),
  };
}

function parseInfo(info: unknown): IndexInfo {
  const languages = typeof info === 'object' && info !== null && 'languages' in info ? info.languages : null;
  return { languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [] };
}
