/** What lists say of a shop's products: those of which no page of their own was read are known by their cards, and all belong to the lists that they stand on. */
import type { ListedProduct, Price, Product } from '../../../extraction/extracted-page.ts';
import { lettersOf } from '../../../extraction/page-parts.ts';
import { meantIn } from '../../../extraction/parse-price.ts';
import { pathOf } from '../../../search/addresses.ts';
import type { ReadPage } from './copies.ts';
import { localePrefix } from './copies.ts';

/** more lists than that say nothing of what a thing is */
const categoriesMax = 12;
/** of the shop's products: what holds so many is the whole range */
const rangeShare = 0.6;
const smallRange = 5;
const categoryMaxLength = 60;

const keyOf = (url: string): string =>
  pathOf(url)
    .replace(localePrefix, '')
    .replace(/^.*\/collections\/[^/]+(?=\/products\/)/, '');

/** Products whose own page was read stay as it says; only lists are added to where they belong. */
export function withListed(products: readonly Product[], pages: readonly ReadPage[]): Product[] {
  const isBare = answersBare(pages);
  const listed = new Map<string, ListedProduct & { readOn: string }>();
  const lists = new Map<string, Set<string>>();
  const told = new Map<string, Set<string>>();
  const known = new Set(products.map(({ url }) => keyOf(url)));
  for (const { url: readOn, extracted } of pages) {
    for (const one of extracted.listed ?? []) {
      const key = keyOf(one.url);
      if (one.told !== undefined) told.set(key, (told.get(key) ?? new Set()).add(one.told));
      const before = listed.get(key);
      if (!known.has(key) && (before === undefined || (before.price === null && one.price !== null)))
        listed.set(key, { ...one, readOn, ...(isBare && { url: one.url.replace(ending, '') }) });
    }
  }
  const range = known.size + listed.size;
  for (const { extracted } of pages) {
    const title = extracted.title.replace(pageNumber, '').trim();
    const keys = new Set((extracted.listed ?? []).map(({ url }) => keyOf(url)));
    if (extracted.kind !== 'collection' || title.length > categoryMaxLength || ofAll.test(title)) continue;
    if (keys.size > smallRange && keys.size > rangeShare * range) continue;
    for (const key of keys) lists.set(key, (lists.get(key) ?? new Set()).add(title));
  }
  const currency = mostUsed(products.flatMap(({ price }) => price?.currency ?? []));
  // its own shelf stands last
  const placed = (product: Product): Product => {
    const own = product.categories.map((one) => one.toLowerCase());
    const more = [...(lists.get(keyOf(product.url)) ?? [])].filter((title) => !own.includes(title.toLowerCase()));
    const description = withTold(product.description, [...(told.get(keyOf(product.url)) ?? [])].slice(0, toldMax));
    return more.length === 0 && description === product.description
      ? product
      : { ...product, description, categories: [...more.slice(0, categoriesMax), ...product.categories] };
  };
  return [...products, ...[...listed.values()].map((one) => productOf(one, currency))].map(placed);
}

const toldMax = 2;
/** What cards say of it and its own page does not. */
function withTold(description: string, told: readonly string[]): string {
  let said = lettersOf(description);
  const lines = told
    .flatMap((one) => one.split('\n'))
    .filter((line) => {
      const isNew = !said.includes(lettersOf(line.replace(/(?:…|\.\.\.)\s*$/u, '')));
      said += lettersOf(line);
      return isNew;
    });
  return [description, ...lines].filter((one) => one !== '').join('\n');
}

const ending = /\.html?$/i;

/** Links end in `.html`, and the site reads itself without. */
function answersBare(pages: readonly ReadPage[]): boolean {
  const read = new Set(pages.map(({ url }) => url));
  const linked = pages.flatMap(({ extracted }) => extracted.listed ?? []).map(({ url }) => url);
  return linked.some((url) => ending.test(url) && !read.has(url) && read.has(url.replace(ending, '')));
}

/** it says nothing of what stands on it */
const ofAll =
  /^(?:|(?:all|alle|alles|semua|todos?(?: los| os)?|todas?(?: las| as)?|tous(?: les)?|toutes(?: les)?|tutt[ie](?: [ig]li?| le)?|wszystkie|shop|our|unsere)?\s*(?:products?|produkte?|produkty|produk|productos?|produits|prodotti|produtos|producten|collections?|items|shop|store|toko|tienda|boutique|catalog(?:ue)?|katalog|home|startseite))$/iu;

/** `Candles – Page 2` */
const pageNumber = /\s*(?:[-–—|·•:]\s*)?(?:page|seite|página|pagina|halaman|strona|sida|side|sivu)\s+\d+.*$/iu;

function productOf(
  { url, name, imageUrl, availability, price, priorPrice, readOn }: ListedProduct & { readOn: string },
  currency: string | null,
): Product {
  return {
    url,
    name,
    description: '',
    brand: '',
    categories: [],
    imageUrl,
    price: pricedIn(price, currency),
    priorPrice: pricedIn(priorPrice, currency),
    priceConflict: false,
    availability,
    sku: '',
    variants: [],
    attributes: [],
    offers: [],
    readOn,
  };
}

/** whose sign is several countries' */
const unsure: ReadonlySet<string> = new Set(['USD', 'SEK', 'DKK', 'JPY']);

/** A bare sign means the currency of the shop's other prices; where there are none, nobody knows which. */
function pricedIn(price: Price | null, currency: string | null): Price | null {
  if (price === null || (currency === null && unsure.has(price.currency))) return null;
  return meantIn(price, currency);
}

function mostUsed(currencies: readonly string[]): string | null {
  const counts = Map.groupBy(currencies, (currency) => currency);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
