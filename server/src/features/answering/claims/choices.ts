/** What a sentence says of a product's choice: that it is in stock, in which sizes it comes, that it is the cheapest. Null where the records say so too. */
import { saysSoldOut } from '../../../extraction/offer-stock.ts';
import { packOf, perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf, heavyOf } from './about.ts';
import { offersNamed, pricesOf } from './prices.ts';
import { saysAgain, saysAll, saysNo, saysReady } from './promise-words.ts';
import { joinsRange } from './read-claims.ts';
import { productsAt, productsOfKind, saysOthers } from './said-sentence.ts';
import type { Clause, Sentence } from './said-sentence.ts';
import { aboutSource, sharesWords } from './sources.ts';
import type { Source } from './sources.ts';

const saysStock = ({ about, plain, language }: Sentence): boolean =>
  about.concepts.has('stock') || stockPhrases(language)?.test(plain) === true;

export function createChoiceFaults(terms: readonly Source[], { products, shopLanguage }: Question) {
  const telling = (): readonly Source[] => terms.filter((source) => aboutSource(source).concepts.has('stock'));

  return { stockFault, choiceFault, cheapestFault };

  function stockFault(sentence: Sentence, clause: Clause): string | null {
    const word = sentence.about.concepts.get('stock') ?? '';
    const lower = clause.text.toLowerCase();
    const isReady = isReadyNow(sentence, clause) && productsAt(sentence, { at: clause.to }).length > 0;
    if (!(word !== '' && lower.includes(word)) && !stockPhrases(sentence.language)?.test(clause.text) && !isReady)
      return null;
    if (!isReady && heavyOf(clause.families).length > 0 && sentence.mentions.length === 0) return null;
    const meant = productsAt(sentence, { at: clause.to });
    const known = meant.length > 0 ? meant : products.map(({ document }) => document).slice(0, 1);
    const isOut = saysSoldOut(clause.text) !== (saysNo(clause.text) && !saysSoldOut(clause.text));
    if (known.length === 0 || saysAgain(clause.text)) return null;
    const size = sizeIn(clause.text);
    if (size !== null && !known.some((product) => hasChoice(product, size)))
      return 'it offers a size that the product does not have';
    if (!isOut && known.every((product) => lacksOfRange(product, sentence, clause)))
      return 'it says that something is in stock, against the shop data';
    const holds = known.some((product) =>
      isOut ? isOutOf(product, sentence.plain) : isIn(product, clause.text, sentence),
    );
    return holds || saidInWords(sentence, meant)
      ? null
      : `it says that something is ${isOut ? 'sold out' : 'in stock'}, against the shop data`;
  }

  /** a page may say in words what its record does not: "out of stock until February" */
  function saidInWords(sentence: Sentence, meant: readonly FoundProduct[]): boolean {
    const told = telling();
    return meant.length === 0 && told.some((source) => sharesWords(source, sentence.plain, sentence.language));
  }

  /** "in size M" and "3 sizes" are the product's own */
  function choiceFault(sentence: Sentence): string | null {
    if (saysNo(sentence.plain) || saysSoldOut(sentence.plain)) return null;
    const found = sizesIn(sentence.plain);
    const said = found.filter((size) => size.length > 1 || found.length > 2 || sizeWord.test(sentence.plain));
    const all = products.map(({ document }) => document);
    const meant = productsOfKind(sentence, all, ({ name }) => aboutOf(name, shopLanguage).things);
    const among = meant.length > 0 ? meant : all;
    if (meant.length === 1 && meant.some((product) => lacksNumber(product, sentence)))
      return 'it offers a size that the product does not have';
    // "in S, M, L and XL": each of them is there
    const isThere = ({ offers }: FoundProduct, size: string) =>
      offers.every(
        ({ options, availability }) => !hasSize(Object.values(options), size) || availability !== 'out_of_stock',
      );
    if (
      meant.length === 1 &&
      said.length > 1 &&
      saysStock(sentence) &&
      !said.every((size) => meant.every((product) => isThere(product, size)))
    )
      return 'it says that something is in stock, against the shop data';
    const isKnown =
      said.every((size) => among.some((product) => hasChoice(product, size))) ||
      (meant.length === 0 && said.every((size) => terms.some((source) => sizesIn(source.plain).includes(size))));
    return isKnown ? null : 'it offers a size that the product does not have';
  }

  function cheapestFault(sentence: Sentence): string | null {
    const patterns = extremesOf(packOf(sentence.language)?.tag ?? 'en');
    for (const [name, pick] of [
      ['cheapest', Math.min],
      ['dearest', Math.max],
    ] as const) {
      const found = patterns?.[name].exec(sentence.plain);
      if (found === null || found === undefined || saysNo(sentence.plain)) continue;
      // "más económico", the cheaper of two, is another check's; with an article it is the cheapest
      if (patterns?.comparative.test(found[0]) === true && !article.test(sentence.plain.slice(0, found.index)))
        continue;
      const [product] = productsAt(sentence, { at: found.index });
      const own = product === undefined ? [] : pricesOf(product).prices.map(({ amount }) => amount);
      if (product === undefined || own.length === 0) continue;
      const { things } = aboutOf(product.name, sentence.language);
      const alike = products
        .map(({ document }) => document)
        .filter((other) => sharesThing(other, product, things, sentence.language))
        .flatMap((other) => pricesOf(other).prices.map(({ amount }) => amount));
      if (alike.length > 0 && pick(...own) !== pick(...alike))
        return `it calls a product the ${name === 'cheapest' ? 'cheapest' : 'most expensive'} that is not`;
    }
    return null;
  }
}

/** "ready to go today"; what is made first is ready "in 3 weeks" */
const isReadyNow = ({ claims }: Sentence, { text, from, to }: Clause): boolean =>
  saysReady(text) && !claims.some(({ kind, at }) => (kind === 'min' || kind === 'month') && at >= from && at < to);

/** makes "más barato" the cheapest; other languages have forms of their own */
const article =
  /(?:^|[\s'’(])(?:the|der|die|das|den|dem|le|la|les|el|los|las|lo|il|i|gli|o|a|os|as|de|het|l)[\s'’]$|^\P{Script=Latin}*$/iu;

const sharesThing = (
  other: FoundProduct,
  product: FoundProduct,
  things: ReadonlySet<string>,
  language: string,
): boolean =>
  other === product ||
  other.categories.at(-1) === product.categories.at(-1) ||
  [...aboutOf(other.name, language).things].some((thing) => things.has(thing));

/** how we ourselves say it, without the name */
const stockPhrases = perLanguage((pack) => {
  const said = Object.values(pack.phrases).flatMap(({ inStock, soldOutNow, preordered }) => [
    inStock,
    soldOutNow,
    preordered,
  ]);
  const bare = said.map((one) => RegExp.escape(one.replaceAll(/\{name\}|[.:。]/gu, '').trim()));
  return new RegExp([...new Set(bare)].join('|'), 'iu');
});

const extremesOf = perLanguage((pack) => {
  const patternFor = (forms: readonly string[]) =>
    wordsPattern(forms.filter((form) => !/\bN\b/u.test(form)).join('|'), pack);
  const { cheaper, dearer } = pack.comparatives;
  return {
    cheapest: patternFor(pack.prices.cheapest),
    dearest: patternFor(pack.prices.dearest),
    comparative: patternFor([cheaper, dearer]),
  };
});

const sizes =
  /(?<![\p{L}\p{N}'’&.-])(?:XXS|XS|S|M|L|XL|XXL|XXXL|[2-5]XL)(?:\s?[/-]\s?(?:XXS|XS|S|M|L|XL|XXL))?(?![\p{L}\p{N}'’&]|-\p{L})/gu;
const sizesIn = (text: string): string[] => [...text.matchAll(sizes)].map(([size]) => size.replaceAll(' ', ''));
/** one letter alone is a size only beside the word */
const sizeWord =
  /(?<!\p{L})(?:sizes?|größen?|groesse|tailles?|tallas?|taglia|taglie|maten|maat|tamanhos?|velikost\p{L}*|størrelse\p{L}*|storlek\p{L}*|ko[ok]\p{L}*|μέγεθος|μεγέθη|méret\p{L}*|ukuran|rozmiar\p{L}*|mărim\p{L}+|размер\p{L}*|розмір\p{L}*|beden\p{L}*|مقاس\p{L}*|מידה|מידות)(?!\p{L})|サイズ|尺码|尺寸|사이즈/iu;

/** "M is available" */
const letterIs =
  /(?<![\p{L}\p{N}'’&.-])[SML] (?:is|ist|est|es|è|är|er|tersedia|available|in stock|lieferbar|disponible|disponibile)(?!\p{L})/u;

function sizeIn(text: string): string | null {
  const found = sizesIn(text);
  return found.find((size) => size.length > 1 || sizeWord.test(text) || letterIs.test(text)) ?? null;
}

const hasSize = (texts: readonly string[], size: string): boolean =>
  texts.flatMap((text) => sizesIn(text)).some((own) => own === size || own.split(/[/-]/u).includes(size));

const hasChoice = ({ variants, offers, attributes = [], name }: FoundProduct, size: string): boolean =>
  hasSize(
    [
      name,
      ...variants,
      ...offers.flatMap(({ options }) => Object.values(options)),
      ...attributes.map(({ value }) => value),
    ],
    size,
  );

/** Each choice that the clause names must be there, and all of them where it says all; what can be ordered ahead is not there yet. */
function isIn(product: FoundProduct, clause: string, { plain, about, mentions, context }: Sentence): boolean {
  const { offers, availability } = product;
  const isThere = (state: string) => state === 'in_stock' || (state === 'preorder' && about.concepts.has('preorder'));
  const size = sizeIn(clause);
  const sized = size === null ? [] : offers.filter(({ options }) => hasSize(Object.values(options), size));
  const namesChoice = (text: string) => offersNamed(product, text).length > 0 || offersByValue(offers, text).length > 0;
  // "the one of 480 g has three wicks. It is in stock": the sentence before says which
  const said = [clause, plain, ...(mentions.length === 0 ? [context.before] : [])];
  const told = offers.length > 1 ? (said.find(namesChoice) ?? plain) : '';
  const byWords = offersNamed(product, told);
  const byValue = offersByValue(offers, told);
  const named = byValue.length > 0 || byWords.length === 0 || byWords.length === offers.length ? byValue : [byWords];
  const wanted = sized.length > 0 && sized.length < offers.length ? [...named, sized] : named;
  if (offers.length > 1 && saysAll(clause) && !offers.every((offer) => isThere(offer.availability))) return false;
  if (wanted.length > 0) return wanted.every((some) => some.some((offer) => isThere(offer.availability)));
  return isThere(availability) || offers.some((offer) => isThere(offer.availability));
}

const bareNumber = /^\d{2}(?:[.,]5)?$/u;
const shopHas = /(?<!\p{L})(?:in|size|sizes|größen?|tailles?|pointures?|tallas?|taglie?|maten|maat|numer[oi])\s$/iu;

/** "in 48", where its sizes are 38 to 46 */
function lacksNumber({ offers }: FoundProduct, { plain, claims }: Sentence): boolean {
  const values = offers.flatMap(({ options }) => Object.values(options)).filter((value) => bareNumber.test(value));
  if (values.length < 3) return false;
  return claims.some(
    ({ kind, said, at, spelled }) =>
      (kind === 'none' || kind === 'word') &&
      !spelled &&
      said >= 10 &&
      said < 100 &&
      shopHas.test(plain.slice(0, at)) &&
      !values.includes(String(said)),
  );
}

/** "in 38 to 46", of which one is sold out; who says "the others" speaks of it besides */
function lacksOfRange({ offers }: FoundProduct, { plain, claims }: Sentence, { from, to }: Clause): boolean {
  if (saysOthers(plain)) return false;
  return claims.some(({ at, digitsEnd, said }, place) => {
    const next = claims[place + 1];
    if (next === undefined || at < from || next.at >= to || !joinsRange(plain.slice(digitsEnd, next.at))) return false;
    const isWithin = (value: string) => bareNumber.test(value) && Number(value) >= said && Number(value) <= next.said;
    return offers.some(
      ({ options, availability }) => availability === 'out_of_stock' && Object.values(options).some(isWithin),
    );
  });
}

/** For each value of an option that the text names, the offers that have it. */
function offersByValue(offers: FoundProduct['offers'], text: string): FoundProduct['offers'][] {
  const said = text.toLowerCase();
  const values = new Set(offers.flatMap(({ options }) => Object.values(options)).filter((value) => value.length > 2));
  return [...values].flatMap((value) => {
    const having = offers.filter(({ options }) => Object.values(options).includes(value));
    return having.length < offers.length && saysWhole(said, value.toLowerCase()) ? [having] : [];
  });
}

function saysWhole(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + value.length] ?? ' ');
}

function isOutOf(product: FoundProduct, text: string): boolean {
  const named = offersNamed(product, text);
  if (named.length > 0 && named.length < product.offers.length)
    return named.some(({ availability }) => availability === 'out_of_stock');
  return (
    product.availability === 'out_of_stock' ||
    product.offers.some(({ availability }) => availability === 'out_of_stock')
  );
}
