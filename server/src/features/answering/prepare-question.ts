/** A message with all that a reply to it may rest on: what it asks by itself, in which language, and what the shop has to say to that. */
import { readShopWords } from '../../dialogue/read-shop-words.ts';
import { resolveFollowUp } from '../../dialogue/resolve-follow-up.ts';
import { vocabularyOf } from '../../dialogue/shop-words.ts';
import { translateQuestion } from '../../dialogue/translate-question.ts';
import { visitorLanguage } from '../../dialogue/visitor-language.ts';
import type { Brand, Question, Said } from '../../ports/model.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import { retrieve } from './retrieve.ts';
import type { DocumentReader } from './retrieve.ts';

/** from this share of its weight on, what a message asks is found without what was asked before */
const enoughCoverage = 0.5;

export interface Message {
  text: string;
  history: Said[];
  brand: Brand;
  instructions: string | null;
}

interface Knowledge {
  index: SearchIndex;
  documents: DocumentReader;
  /** by meaning, in whatever language; null where no embeddings are configured */
  nearTo: ((text: string) => Promise<Nearness | null>) | null;
}

export async function prepareQuestion({ index, documents, nearTo }: Knowledge, message: Message): Promise<Question> {
  const { text, history } = message;
  const shopLanguage = index.languages[0] ?? 'en';
  const earlier = history.filter(({ role }) => role === 'human').map((said) => said.text);
  const language = visitorLanguage(text, earlier, shopLanguage);
  const isKnown = (words: string) => coverageOf(index, words) >= 0.95;
  const fit = (words: string) => coverageOf(index, withinReach(words, shopLanguage, isKnown));
  const isForeign = !index.languages.includes(language);
  const inShopWords = (words: string) =>
    isForeign || coverageOf(index, words) < enoughCoverage
      ? translateQuestion(words, { from: language, to: shopLanguage, isKnown, fit })
      : null;
  const standsAlone = (words: string) => coverageOf(index, inShopWords(words)?.words ?? words) >= enoughCoverage;
  const shown = history.findLast(({ role }) => role === 'agent')?.shown ?? [];
  const standalone = resolveFollowUp(text, {
    earlier,
    shown: shown.length === 1 ? (shown[0] ?? null) : null,
    language,
    standsAlone,
  });
  const limits = parseProductQuery(standalone);
  const translation = inShopWords(limits.words);
  const words = translation?.words ?? limits.words;
  const asked = withinReach(translation?.words ?? standalone, shopLanguage, isKnown);
  const asking = {
    passageWords: asked,
    productWords: words || standalone,
    hints: hintsOf(asked, shopLanguage),
    limits,
    understood: isForeign ? (translation?.understood ?? 1) : aboutTheShop(translation?.understood ?? 1),
  };
  const found = await retrieve(index, documents, asking, (await nearTo?.(standalone)) ?? null);
  return { ...message, asked, limits, language, ...found };
}

/** What is mostly unknown in the shop's own language asks for something else; of another language it may only be words that we lack. */
const aboutTheShop = (understood: number) => (understood > 0.5 ? understood : understood ** 2);

/** Without knowledge there is still a message, in a language. */
export function questionAlone(message: Message): Question {
  const earlier = message.history.filter(({ role }) => role === 'human').map((said) => said.text);
  return {
    ...message,
    asked: message.text,
    limits: parseProductQuery(message.text),
    language: visitorLanguage(message.text, earlier, 'en'),
    passages: [],
    products: [],
  };
}

/** Single words are asked for again and again, by one question and by a shop's visitors; an index never changes. */
const coverages = new WeakMap<SearchIndex, Map<string, number>>();
const keptWords = 500;
const keptLength = 40;

function coverageOf(index: SearchIndex, words: string): number {
  const known = coverages.get(index) ?? new Map<string, number>();
  const found =
    known.get(words) ??
    Math.max(index.searchPassages(words, 1)[0]?.coverage ?? 0, index.searchProducts(words, 1)[0]?.coverage ?? 0);
  if (words.length > keptLength) return found;
  if (known.size >= keptWords) known.clear();
  known.set(words, found);
  coverages.set(index, known);
  return found;
}

/** A country that no page names may be one of those that "worldwide" means. */
function withinReach(words: string, language: string, isKnown: (word: string) => boolean): string {
  const said = readShopWords(words, language);
  if (!said.some((word) => word.kind === 'concept' && word.concept === 'delivery')) return words;
  const abroad = vocabularyOf(language)?.words.get('abroad')?.find(isKnown);
  if (abroad === undefined) return words;
  const strange = said.filter((word) => word.kind === 'country' && !isKnown(word.text));
  return strange.reduce((text, { text: country }) => text.replace(new RegExp(country, 'iu'), abroad), words);
}

/** Pages name the cards that they take more often than they say "payment". */
function hintsOf(words: string, language: string): string | null {
  const asksForPayment = readShopWords(words, language).some(
    (word) => word.kind === 'concept' && (word.concept === 'payment' || word.concept === 'card'),
  );
  return asksForPayment ? 'visa mastercard paypal' : null;
}
