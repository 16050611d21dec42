/** Goods for what somebody needs, whatever it is called: by all that the shop tells of them, on their own pages and on others that name them. */
import { aspects } from '../../aspects/aspects.ts';
import { saysName } from '../../dialogue/name-fit.ts';
import { createComparer, questionTerms } from '../../evidence/question-terms.ts';
import type { Held, QuestionTerms } from '../../evidence/question-terms.ts';
import { readWords } from '../../evidence/read-words.ts';
import type { Word } from '../../evidence/read-words.ts';
import { statementsOf } from '../../evidence/split-statements.ts';
import type { FoundProduct, WishedProduct } from '../../ports/model.ts';
import { describedBy } from '../../search/documents.ts';
import type { Passage, SearchIndex } from '../../search/documents.ts';
import { withoutExcluded } from '../../search/excluded-words.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import { withoutAge } from './domain/asked-age.ts';
import { fitsLimits } from './domain/fits-limits.ts';
import { fittingWish } from './domain/fits-wish.ts';
import { servesNeed } from './domain/serves-need.ts';
import { statesNeed } from './domain/states-need.ts';
import { isMeantKind } from './domain/meant-kind.ts';
import { isGeneral } from './domain/names-only-limits.ts';
import { wholeDescription } from './extractive/whole-description.ts';
import type { DocumentReader } from './document-reader.ts';
import type { FoundPart } from './find-way.ts';

/** that goods are looked for */
const surelyWished = 0.3;
const termsMeant = 0.5;
const searchedMax = 60;
const weighedMax = 24;
const ownPassagesMax = 14;
const namingMax = 8;
const wishedMax = 6;
/** what a word's form is held from, and its sense, and how much the sense counts */
const sameForm = 0.6;
const leastAlike = 0.5;
const senseWeight = 0.7;
const titleWeight = 0.5;
const statementWeight = 0.3;
const scoreWeight = 0.4;
const leastRare = 0.05;

interface Knowledge {
  index: SearchIndex;
  documents: DocumentReader;
}

interface Languages {
  language: string;
  shopLanguage: string;
}

type Wish = Pick<FoundPart, 'text' | 'asked' | 'limits' | 'understanding' | 'focusBy'>;

const searching = aspects.indexOf('search');

/** Goods are asked for: by what is said, within a price, or which of them to take. */
function looksForGoods({ text, understanding, limits, focusBy }: Wish): boolean {
  const { intent, aspects: likely, topics, asks } = understanding;
  // what is cheapest or reduced is a list, whatever is told of it
  if (focusBy === 'pointing' || limits.order !== null || limits.onSale) return false;
  if ((likely[searching] ?? 0) >= surelyWished || intent === 'shopping') return true;
  if (statesNeed(text)) return true;
  return limits.maxPrice !== null && !asks.has('cost') && !topics.some(({ weight }) => weight >= termsMeant);
}

export async function wishedGoods(knowledge: Knowledge, part: Wish, languages: Languages): Promise<WishedProduct[]> {
  if (!looksForGoods(part)) return [];
  const goods = await within(knowledge, part, languages);
  if (goods.length === 0) return [];
  const told = await toldOf(knowledge, goods, languages.shopLanguage);
  const { shopLanguage, language } = languages;
  // what the shop's words lost is still meant
  const texts = language === shopLanguage ? [part.text, part.asked] : [part.asked];
  const rankings = [...new Set(texts.map((text) => wishIn(text, shopLanguage)))]
    .filter((wish) => wish !== '')
    .map((wish) => ranking(wish, told, shopLanguage));
  const ranked = told
    .flatMap((_, at) => {
      const read = rankings.flatMap((one) => one[at] ?? []).toSorted(byValue);
      const mean = read.reduce((sum, { value }) => sum + value, 0) / read.length;
      return read.slice(0, 1).map((one) => ({ ...one, value: mean }));
    })
    .sort(byValue);
  const goodsRanked = ranked.map(({ product }) => product);
  const serving = servesNeed(part, goodsRanked, shopLanguage);
  const marked = ranked.map((one) => (serving.includes(one.product) ? { ...one, isForThat: true } : one));
  return [
    ...marked.filter((one) => one.isForThat),
    ...ofMeantKind(
      marked.filter((one) => !one.isForThat),
      part,
      shopLanguage,
    ),
  ].slice(0, wishedMax);
}

const byValue = (a: WishedProduct, b: WishedProduct): number => b.value - a.value;

/** of the best one's value, what those of the kind that is named need to be shown without others */
const nearlyBest = 0.8;

function ofMeantKind(ranked: readonly WishedProduct[], { asked, text }: Wish, language: string): WishedProduct[] {
  const goods = ranked.map(({ product }) => product);
  const { kind, ofKind } = fittingWish(goods, { asked: withoutAge(asked), excluded: [], language });
  if (kind === null || !isMeantKind(kind, { asked, text }, language)) return [...ranked];
  const found = ranked.filter(({ product }) => ofKind.includes(product));
  return (found[0]?.value ?? 0) >= nearlyBest * (ranked[0]?.value ?? 0) ? found : [...ranked];
}

interface Good {
  product: FoundProduct;
  /** of the search's best score */
  score: number;
}

/** What can be had within the limits: found by its words, and where few are, whatever else there is. */
async function within({ index, documents }: Knowledge, part: Wish, { shopLanguage }: Languages): Promise<Good[]> {
  const { limits, asked } = part;
  const hits = index.searchProducts(asked, searchedMax);
  const most = hits[0]?.score ?? 1;
  const found = await documents.products(hits.map(({ position }) => position));
  const scored = hits.flatMap(({ position, score }): Good[] => {
    const product = found.get(position);
    return product === undefined ? [] : [{ product, score: score / most }];
  });
  const others = (await documents.productsWithin(limits, searchedMax)).map((product) => ({ product, score: 0 }));
  const all = new Map<string, Good>();
  for (const good of [...scored, ...others]) {
    const key = `${good.product.url}\n${good.product.name}`;
    if (!all.has(key)) all.set(key, good);
  }
  const fitting = [...all.values()].filter(
    ({ product }) => product.availability !== 'out_of_stock' && fitsLimits(product, limits, asked),
  );
  if (limits.excluded.length === 0) return fitting.slice(0, weighedMax);
  const wish = { asked, excluded: limits.excluded, language: shopLanguage };
  const allowed = new Set(
    fittingWish(
      fitting.map(({ product }) => product),
      wish,
    ).products,
  );
  return fitting.filter(({ product }) => allowed.has(product)).slice(0, weighedMax);
}

interface Told extends Good {
  statements: { text: string; words: readonly Word[] }[];
  /** of its name and its shelves */
  titleWords: readonly Word[];
}

async function toldOf({ index, documents }: Knowledge, goods: readonly Good[], language: string): Promise<Told[]> {
  const places = goods.map(({ product }) => ({
    own: index.passagesAt(product.url).slice(0, ownPassagesMax),
    naming: index.searchPassages(product.name, namingMax).map(({ position }) => position),
  }));
  const passages = await documents.passages([...new Set(places.flatMap(({ own, naming }) => [...own, ...naming]))]);
  return goods.map((good, at) => {
    const { product } = good;
    const { own = [], naming = [] } = places[at] ?? {};
    const of = (positions: readonly number[]): Passage[] =>
      positions.flatMap((position) => passages.get(position) ?? []).filter(({ voice }) => voice !== 'customer');
    const record = describedBy({ ...product, description: wholeDescription(product) }, language);
    const shortName = product.name.split(/\s[-–—|]\s|[,(]/u)[0]?.trim() ?? '';
    const names = (text: string) => saysName(text, product.name) || saysName(text, shortName);
    const elsewhere = of(naming.filter((position) => !own.includes(position)))
      .filter(({ kind }) => kind !== 'product')
      .flatMap((page) => {
        const isHeaded = names(page.headings.at(-1) ?? '');
        return statementsOf(page).filter(
          ({ text, under }, at, all) =>
            isHeaded || names(`${under ?? ''}\n${text}`) || isNameAlone(all[at - 1]?.text ?? '', product.name, names),
        );
      });
    const statements = [...[record, ...of(own)].flatMap((page) => statementsOf(page)), ...elsewhere];
    return {
      ...good,
      statements: [...new Set(statements.map(({ text }) => text))].map((text) => ({
        text,
        words: readWords(text, language),
      })),
      titleWords: readWords([product.name, ...product.categories].join('\n'), language),
    };
  });
}

/** A card of a list: the name, and below it what it is for. */
const isNameAlone = (text: string, name: string, names: (text: string) => boolean): boolean =>
  text.length <= name.length + fewLetters && names(text);
const fewLetters = 12;

/** What is wanted, without limits, for whom it is and what it shall be without. */
function wishIn(text: string, language: string): string {
  const { words } = parseProductQuery(text, language);
  return withoutExcluded(withoutAge(words), language)
    .replaceAll(/[\p{L}'’-]+/gu, (word) => (isGeneral(word.toLowerCase()) ? ' ' : word))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function ranking(wish: string, goods: readonly Told[], language: string): WishedProduct[] {
  const terms = questionTerms(
    { text: wish, language, product: null },
    goods.flatMap(({ statements }) => statements.map(({ words }) => words)),
  );
  const compare = createComparer(terms, language);
  const held = goods.map(({ statements }) =>
    statements.map(({ text, words }) => ({ text, held: holds(compare(words)) })),
  );
  const titles = goods.map(({ titleWords }) => compare(titleWords));
  const wholes = held.map((statements, at) =>
    statements.reduce((sum, one) => larger(sum, one.held), holds(titles[at] ?? compare([]))),
  );
  const weights = weightsOf(terms, wholes);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return [];
  const share = (of: readonly number[]) => of.reduce((total, one, at) => total + one * (weights[at] ?? 0), 0) / sum;
  return goods.map(({ product, score }, at) => {
    const best = (held[at] ?? [])
      .map((one) => ({ ...one, share: share(one.held) }))
      .reduce<{ text: string; share: number } | null>((a, b) => (a === null || b.share > a.share ? b : a), null);
    const whole = share(wholes[at] ?? []);
    const title = share([...(titles[at]?.form ?? [])].map((form) => (form >= sameForm ? form : 0)));
    return {
      product,
      held: whole,
      value: whole + titleWeight * title + statementWeight * (best?.share ?? 0) + scoreWeight * score,
      told: best === null || best.share === 0 ? null : best.text,
    };
  });
}

/** Each word of the wish, by its form or less surely by what means alike. */
const holds = ({ form, sense }: Held): number[] =>
  [...form].map((one, at) =>
    one >= sameForm ? one : (senseWeight * Math.max(0, (sense[at] ?? 0) - leastAlike)) / (1 - leastAlike),
  );

const larger = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => Math.max(value, other[at] ?? 0));

/** What all goods are told to be chooses none. */
const weightsOf = ({ words, weights }: QuestionTerms, wholes: readonly (readonly number[])[]): number[] =>
  words.map(({ isFunctionWord }, at) => {
    if (isFunctionWord) return 0;
    const holders = wholes.filter((whole) => (whole[at] ?? 0) >= sameForm).length;
    return (weights[at] ?? 0) * Math.sqrt(Math.max(leastRare, Math.log((wholes.length + 1) / (holders + 0.5))));
  });
