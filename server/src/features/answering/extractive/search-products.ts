/** Products that are looked for, compared, or the cheapest and the dearest of their kind: a sentence and cards. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { isLimited } from '../../../search/product-query.ts';
import { draft, fill, priceWords, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { fittingProducts } from './name-products.ts';
import type { Candidate } from './name-products.ts';
import { heldShare, tellingWords } from './telling-words.ts';

const factLength = 220;
/** from this probability on, a sentence of a product's page is told beside the other's */
const comparable = 0.2;
const cardsMax = 6;

/** Two things side by side: what each page says to the question, else price and what is said of it first. */
export function comparison(asking: Asking): Draft | null {
  const { part } = asking;
  if (part.compared.length < 2) return null;
  const told = part.compared.map(({ product, own }) => {
    const [best] = own.found;
    const answer = best !== undefined && best.probability >= comparable ? best.statements.map(readable).join(' ') : '';
    return summary(product, answer, asking);
  });
  return draft('comparison', told.join('\n'), {}, { products: part.compared.map(({ product }) => product) });
}

function summary(
  { name, price, availability, description }: FoundProduct,
  answer: string,
  { phrases: { soldOut }, language }: Asking,
): string {
  const [first = ''] = splitSentences(description, 'en');
  const facts = [price === null ? '' : priceWords(price, language), availability === 'out_of_stock' ? soldOut : ''];
  const told = facts.filter((fact) => fact !== '').join(', ');
  const about = answer !== '' ? answer : first.length <= factLength ? readable(first) : '';
  return `${name}${told === '' ? '' : `: ${told}.`} ${about}`.trim();
}

/** What a product is, when it is only named. */
export function described(asking: Asking): Draft | null {
  const { part } = asking;
  const [product] = part.focus;
  if (product === undefined || part.focusBy === 'page') return null;
  return draft('described', summary(product, '', asking), {}, { products: [product] });
}

export function superlative({ part, phrases, language }: Asking): Draft | null {
  const { order } = part.limits;
  if (order === null) return null;
  const isAmongShown = part.focusBy === 'pointing' && part.focus.length > 1;
  const among = isAmongShown ? part.focus : part.products.map(({ document }) => document);
  const sign = order === 'cheapest' ? 1 : -1;
  const priced = among
    .flatMap((product) => (product.price === null ? [] : [{ product, amount: product.price.amount }]))
    .sort((a, b) => sign * (a.amount - b.amount));
  const first = priced[0]?.product;
  if (first?.price === undefined || first.price === null) return null;
  const words = fill(phrases[order], { name: first.name, price: priceWords(first.price, language) });
  const products = priced.slice(0, cardsMax).map(({ product }) => product);
  return draft('superlative', words, { coverage: part.products[0]?.coverage ?? 0 }, { products });
}

export function productSearch(asking: Asking, candidates: readonly Candidate[]): Draft | null {
  const { part, phrases, shopLanguage } = asking;
  const wantsVouchers = part.understanding.concepts.has('gift_card');
  const limited = isLimited(part.limits);
  const fitting = fittingProducts(candidates).filter(
    ({ document: { name, price } }) =>
      (price !== null || !limited) && (wantsVouchers || !conceptsIn(name, shopLanguage).includes('gift_card')),
  );
  if (fitting.length === 0) return null;
  const shown = withoutOtherCurrencies(fitting.map(({ document }) => document));
  const wanted = tellingWords(part.asked, shopLanguage);
  const held = fitting.map(({ document }) => heldShare(wanted, allOf(document), shopLanguage));
  const signs = {
    coverage: Math.max(...fitting.map(({ coverage }) => coverage)),
    fit: Math.max(...fitting.map(({ fit }) => fit)),
    held: Math.max(...held),
  };
  return draft('search', phrases.products, signs, { products: shown });
}

/** A shop in two countries lists each product twice; once is enough. */
const withoutOtherCurrencies = (products: readonly FoundProduct[]): FoundProduct[] =>
  products.filter(
    ({ name, price }, at) =>
      !products.slice(0, at).some((other) => other.name === name && other.price?.currency !== price?.currency),
  );

const allOf = ({ name, brand, categories, variants, description }: FoundProduct): string =>
  [name, brand, ...categories, ...variants, description].join('\n');
