/** All that may answer one question of a message, in one wording of it: the things it is about, its passages, its products. */
import { aspects, termAspects } from '../../aspects/aspects.ts';
import type { Aspect } from '../../aspects/aspects.ts';
import { selectEvidence } from '../../evidence/select-evidence.ts';
import { isOrdinary } from '../../evidence/word-vectors.ts';
import { once } from '../../lib/remembered.ts';
import type { AskedPart, FoundProduct, OwnEvidence, ToldByPages, Understanding } from '../../ports/model.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import type { DocumentReader } from './document-reader.ts';
import { respelled } from './domain/respelled.ts';
import { understand, withoutNamed } from './domain/understand.ts';
import { calledByChoice } from './extractive/called-by-choice.ts';
import { calledByWord } from './extractive/called-by-word.ts';
import { sureness } from './extractive/from-pages.ts';
import { asksWhichOfTwo, comparedProducts } from './extractive/compared-products.ts';
import { candidatesOf, meantProducts } from './extractive/name-products.ts';
import { namedOption } from './extractive/named-option.ts';
import { measures } from './extractive/size-rows.ts';
import { tellingWords } from './extractive/telling-words.ts';
import { stepsOf } from './find-steps.ts';
import { describedThing, standsOnPage } from './meant-thing.ts';
import { ownEvidence, wantsCustomers, withoutNames, worded } from './own-evidence.ts';
import { retrieve } from './retrieve.ts';
import { isNoStory, retrieveReduced } from './retrieve-reduced.ts';
import { hintsOf } from './shop-words.ts';
import type { ShopWords } from './shop-words.ts';
import { withToldBefore } from './told-before.ts';
import type { ToldBefore } from './told-before.ts';

/** Before the owner's own answers are asked, and goods are looked for that no word names. */
export type FoundPart = Omit<AskedPart, 'ownAnswer' | 'wished'>;

export interface Needs {
  index: SearchIndex;
  documents: DocumentReader;
  words: ShopWords;
  nearTo: ((text: string) => Promise<Nearness | null>) | null;
}

const nothing: OwnEvidence = { passages: [], found: [] };

export interface Way extends Pick<AskedPart, 'text' | 'isFollowUp' | 'narrows' | 'focusBy'> {
  focus: readonly FoundProduct[];
  standalone: string;
  language: string;
  before: ToldBefore | null;
  /** the things that were told side by side last: "which is lighter?" asks it of them */
  pair: readonly FoundProduct[];
}

export async function findWay({ index, documents, words, nearTo }: Needs, way: Way): Promise<FoundPart> {
  const { text, standalone, isFollowUp, narrows, language } = way;
  const { shopLanguage } = words;
  const query = parseProductQuery(standalone, language);
  const translation = words.translate(query.words);
  const spelled = words.withinReach(translation?.words ?? words.reworded(standalone));
  const understanding = withOwnAsking(understand({ text: standalone, language, asked: spelled, shopLanguage }), way);
  const limits = {
    ...query,
    // "free shipping over 80 euros?" limits no goods
    ...(isOfFreeDelivery(understanding) && { minPrice: null, maxPrice: null }),
    excluded: query.excluded.map((group) => words.translate(group)?.words ?? group),
  };
  const asking = {
    passageWords: spelled,
    productWords: (translation?.words ?? words.rewordedGoods(limits.words)) || words.rewordedGoods(standalone),
    hints: hintsOf(understanding.concepts, words),
    aspects: askedTerms(understanding.aspects),
    wantsCustomers: wantsCustomers(understanding),
    limits,
    understood: translation?.understood ?? 1,
  };
  const near = (await nearTo?.(standalone)) ?? null;
  const found = limits.onSale
    ? await retrieveReduced({ index, documents, near, shopLanguage }, asking)
    : await retrieve(index, documents, asking, near);
  const passages = withToldBefore(found.passages, way.before);
  const products = found.products.map(({ document }) => document);
  const asked =
    found.isOfOption === true
      ? withOption({ spelled, said: limits.words, isTranslated: translation !== null }, products)
      : respelled(spelled, products, (word) => words.isKnown(word) || isOrdinary(word, shopLanguage));
  const question = { text: asked, language: shopLanguage, ...understanding };
  const part = { text, asked, products: found.products };
  const candidates = candidatesOf(part, shopLanguage);
  const named = way.focusBy === 'pointing' ? [] : meantProducts(candidates, found.passages.filter(isNoStory));
  // a row that fits what somebody measures is asked for, whatever it is called
  const isCalled = named.length === 0 && way.focusBy !== 'pointing' && !measures(text);
  const byWord = isCalled ? calledByWord({ asked, understanding, ...found }, shopLanguage) : named;
  const called = isCalled && byWord.length === 0 ? calledByChoice({ asked, ...found }, shopLanguage) : byWord;
  const meant = called.length > 0 || way.focus.length > 0 ? called : describedThing({ ...found, asked }, understanding);
  const isChance =
    way.focusBy === 'page' &&
    understanding.intent !== 'shopping' &&
    standsOnPage({ asked, language: shopLanguage }, meant, way.focus);
  const focus = meant.length === 0 || isChance ? [...way.focus] : meant;
  const [first] = meant;
  const about =
    first === undefined || isChance
      ? understanding
      : withoutNamed(
          understanding,
          { name: first.name, rest: withoutNames(asked, [first.name], shopLanguage) },
          shopLanguage,
        );
  const isOfPair = way.pair.length === 2 && meant.length === 0 && asksWhichOfTwo(text, language);
  const compared = comparedProducts(part, candidates, language, shopLanguage) ?? (isOfPair ? [...way.pair] : []);
  const names = [...focus.slice(0, 1), ...compared].map(({ name }) => name);
  const ownOf = (product: FoundProduct) => ownEvidence({ index, documents }, product, { ...question, names });
  const told = once(async (): Promise<ToldByPages> => {
    const evidence = worded(selectEvidence({ ...question, product: null }, passages, way.before?.weigh));
    return {
      evidence,
      steps: await stepsOf({ index, documents }, { asked, understanding }, { evidence, found: passages }, shopLanguage),
      ownEvidence: focus[0] === undefined ? nothing : await ownOf(focus[0]),
      ofCompared: await Promise.all(compared.map(ownOf)),
    };
  });
  return {
    ...part,
    understanding: about,
    limits,
    isFollowUp,
    narrows,
    known: Math.min(knownShare(asked, words), translation?.understood ?? 1),
    passages,
    focus,
    focusBy: meant.length === 0 || isChance ? way.focusBy : 'name',
    compared,
    told,
  };
}

/** That what was found answers it. */
export async function probabilityOf({ told }: FoundPart): Promise<number> {
  const { evidence, ownEvidence: own } = await told();
  return Math.max(sureness(evidence), sureness(own.found));
}

/** "How much is it?" asks what it costs, whatever was asked of the thing before. */
function withOwnAsking(understanding: Understanding, { text, standalone, language }: Way): Understanding {
  if (text === standalone || tellingWords(text, language).length > 0) return understanding;
  const own = understand({ text, language, asked: text, shopLanguage: language });
  if (!own.asks.has('cost') || understanding.asks.has('cost')) return understanding;
  return {
    ...understanding,
    aspects: own.aspects,
    asks: new Set([...understanding.asks, 'cost']),
    concepts: new Set([...understanding.concepts, 'cost']),
  };
}

/** An option that no page says may have been taken for a slip, or left out where the question was put into the shop's words. */
function withOption(
  { spelled, said, isTranslated }: { spelled: string; said: string; isTranslated: boolean },
  products: readonly FoundProduct[],
): string {
  if (products.some((product) => namedOption(spelled, product) !== null)) return spelled;
  const values = products.map((product) => namedOption(said, product)?.values ?? []).find(({ length }) => length > 0);
  return isTranslated && values !== undefined ? `${spelled} ${values.join(' ')}` : said;
}

const surelyAsked = 0.9;
const freeDelivery = aspects.indexOf('delivery_free');

const isOfFreeDelivery = ({ intent, aspects: likely }: Understanding): boolean =>
  intent === 'policy' && (likely[freeDelivery] ?? 0) >= surelyAsked;

const leastAspect = 0.12;
const aspectsTried = 3;

/** What a shop is asked whatever it sells; what a product is asked stands on its own page. */
function askedTerms(likely: Float32Array): Map<Aspect, number> {
  const asked = aspects
    .map((aspect, at) => [aspect, likely[at] ?? 0] as const)
    .filter(([aspect, share]) => share >= leastAspect && termAspects.has(aspect))
    .sort(([, a], [, b]) => b - a);
  return new Map(asked.slice(0, aspectsTried));
}

/** A word that no page holds is the best sign that none answers. */
function knownShare(asked: string, { shopLanguage, isKnown }: ShopWords): number {
  const telling = tellingWords(asked, shopLanguage);
  return telling.length === 0 ? 1 : telling.filter(({ text }) => isKnown(text)).length / telling.length;
}
