/** What kind of thing a product is, by the head of its name or its category: a blanket ladder is a ladder, and a candle holder no candle. */
import type { Product } from '../extraction/extracted-page.ts';
import { colourConcepts, isThing } from '../languages/concepts.ts';
import { packOf } from '../languages/packs.ts';
import { madeOf } from '../languages/things/things.ts';
import { contentTerms } from './name-fit.ts';
import { conceptsIn } from './read-shop-words.ts';
import type { ShopWord } from './read-shop-words.ts';

/** what several things are sold as: the word before it is the thing */
const gatherings =
  /^(?:sets?|packs?|pairs?|bundles?|kits?|panels?|pieces?|collections?|duos?|trios?|sample|boxe?s?|paare?|packung(?:en)?|juegos?|paquetes?|conjuntos?|lots?|paires?|coppi[ae]|pares?|paket|isi)$/u;
/** languages in which the thing comes first and what it is like after it */
export const headFirst: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'ro', 'id', 'ar', 'he']);
/** ... and those in which a thing is one word, and a name may follow it */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi']);
/** after one of these a name says what the thing is like, for whom or by whom */
const turning =
  /^(?:of|with|without|ohne|sin|sans|senza|zonder|sem|bez|uden|uten|utan|fără|tanpa|без|w|by|for|from|in|on|to|and|mit|für|von|aus|und|con|de|para|por|y|avec|pour|en|et|per|di|da|e|com|dengan|untuk|dari|dan|med|till?|för|av|og|och|z|ze|do|dla|i|с|для|из|от|и|ile|için|ve|met|voor|van|op)$/u;
const joining = /^(?:and|und|y|e|i|et|og|och|ve|dan|и|с|w)$/u;
/** categories that hold a shop's goods of every kind */
const catchAll =
  /^(?:all|alle|alles|todos?|todas?|tous|toutes|tutt[oi]|semua|wszystk\p{L}*|shop|home|products?|new|sale)(?![\p{L}])/iu;
/** where the thing comes first: what is bought for another thing, whose name follows and is not what is sold */
const belongings =
  /^(?:ada?ptor\p{L}*|adaptado\p{L}*|adaptateur|adattatore|kabel|cables?|câbles?|cav[oi]|cabos?|bra[ck]ket|dudukan|penyangga|gantungan|rak|soportes?|supports?|support[oi]|suportes?|casing|cover|sarung|pelindung|fundas?|housses?|étuis?|custodi[ae]|capas?|coperchi[oi]?|couvercles?|tutup|tapas?|tampas?|tali|strap|sangles?|correas?|correias?|cinturin[oi]|baterai|baterías?|batteries?|batteri[ae]|baterias?|charger|pengisi|cargador\p{L}*|chargeurs?|caricator[ei]|carregador\p{L}*|remote?|filter|filtres?|filtr[oi]|refill|recharges?|recambios?|repuestos?|ricamb[io]+|sparepart|konektor|fitting|conector\p{L}*|connecteurs?|connettor[ei]|lem|pembersih|limpiador|nettoyant|detergente|מתאם|כבל|محول|كابل)$/iu;
const shortestHead = 4;

/** How a word names a product's kind: as its name's head, as its category, as one of several in its category; 0 for not at all. */
type Nearness = 3 | 2 | 1 | 0;

interface Kind {
  heads: string[];
  /** as they are written: stems of "robe" and "bathrobe" end otherwise */
  headWords: string[];
  headConcepts: ReadonlySet<string>;
  nameTerms: ReadonlySet<string>;
  /** terms of each category */
  categories: (readonly string[])[];
}

const kinds = new WeakMap<Product, Kind>();

function kindOf(product: Product, language: string): Kind {
  const known = kinds.get(product);
  if (known !== undefined) return known;
  const words = product.name
    .toLowerCase()
    .replaceAll(/\([^)]*\)?/g, ' ')
    .split(/\s[-–—|:]\s|[,:|;„“”«»]/u)
    .flatMap((segment) => headWords(segment, language))
    .map((word) => lastPart(word, language));
  const sorts = (product.attributes ?? []).filter(({ label }) => sortLabel.test(label)).map(({ value }) => value);
  const kind = {
    heads: words.flatMap((word) => contentTerms(word, language)),
    headWords: words,
    headConcepts: new Set<string>(words.flatMap((word) => conceptsIn(word, language))),
    nameTerms: new Set(contentTerms(product.name, language)),
    categories: [...product.categories, ...sorts].map((category) => contentTerms(category, language)),
  };
  kinds.set(product, kind);
  return kind;
}

/** what a table calls the kind of a thing: "Teeart: Grüner Tee" */
const sortLabel =
  /(?:art|typ|sorte|kategorie|gattung)$|^(?:(?:product |item )?(?:type|kind|category)|(?:type|genre|catégorie)(?: de produit)?|(?:tipo|categoría|categoria)(?: de producto| di prodotto| de produto)?|jenis(?: produk)?|kategori|soort|rodzaj|typ)$/iu;

/** Of a "Tee-Adventskalender" the calendar. */
function lastPart(word: string, language: string): string {
  const part = word.split('-').at(-1) ?? word;
  return part.length >= shortestHead && isThingIn(part, language) ? part : word;
}

/** "Towel Set of 6" is a set and a towel; "Bottle with Pump" a bottle. */
function headWords(segment: string, language: string): string[] {
  const tag = packOf(language)?.tag ?? 'en';
  const words: string[] = [];
  for (const word of segment.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? []) {
    if (turning.test(word)) {
      if (words.length > 0) break;
      continue;
    }
    if (!/\d/.test(word)) words.push(word);
  }
  if (packOf(language)?.isUnspaced === true) return words;
  if (headFirst.has(tag)) return words.slice(0, belongings.test(words[0] ?? '') ? 1 : 2);
  const last = words.findLastIndex((word) => !gatherings.test(word));
  const thing = isThingIn(words[last], language) ? last : words.findLastIndex((word) => isThingIn(word, language));
  // "Früchtetee Omas Garten" is a tea
  if (compounding.has(tag) && thing >= 0 && thing < last && !isMadeOf(words[thing] ?? '', language))
    return words.slice(thing);
  const made = words.slice(0, last + 1).findLastIndex((word) => !isMadeOf(word, language));
  return words.slice(Math.max(0, made < last && isThingIn(words[made], language) ? made : last));
}

/** "Bausteine Buche" are building blocks; "Red Oak" is an oak. */
const isThingIn = (word: string | undefined, language: string): boolean =>
  word !== undefined && conceptsIn(word, language).some(isThing);

const isMadeOf = (word: string, language: string): boolean => {
  const concepts = conceptsIn(word, language);
  return concepts.length > 0 && concepts.every((concept) => madeOf.has(concept) || colourConcepts.has(concept));
};

function nearness(
  word: ShopWord,
  terms: readonly string[],
  { heads, headWords: written, nameTerms, categories }: Kind,
): Nearness {
  const isHead = (term: string) =>
    heads.some((head) => head === term || (term.length >= shortestHead && head.endsWith(term)));
  if (terms.length === 0) return 0;
  const ends = terms.length === 1 ? [word.text, ...terms] : [word.text];
  const isEnd = ends.some((end) => end.length >= shortestHead && written.some((head) => head.endsWith(end)));
  const isNamed = terms.some(isHead) && terms.every((term) => nameTerms.has(term) || isHead(term));
  if (isEnd || isNamed) return 3;
  // it stands in the name, and is not what the name comes to: it says what the thing is for
  if (terms.some((term) => nameTerms.has(term))) return 0;
  if (word.kind !== 'country' && categories.some((one) => terms.every((term) => one.includes(term)))) {
    return categories.some((one) => one.length <= terms.length + 1 && terms.every((term) => one.includes(term)))
      ? 2
      : 1;
  }
  return 0;
}

interface Naming {
  terms: readonly string[];
  near: ReadonlyMap<Product, Nearness>;
}

export interface WantedKind {
  /** the words that name it */
  words: ShopWord[];
  isOf: (product: Product) => boolean;
}

/** It says what the thing is like: the discs of a disc necklace are none of it. */
export function isBesideHead(words: string, product: Product, language: string): boolean {
  const { heads, nameTerms } = kindOf(product, language);
  const terms = contentTerms(words, language);
  return terms.some((term) => nameTerms.has(term)) && !terms.some((term) => heads.includes(term));
}

/** Which kind of thing the words ask for, as far as some product's name or category goes by it; null where none does. */
export function wantedKind(
  words: readonly ShopWord[],
  asked: string,
  products: readonly Product[],
  language: string,
): WantedKind | null {
  const isCalled = ({ near }: Naming, { terms }: Naming) =>
    products.some(
      (product) => near.get(product) === 3 && terms.every((term) => kindOf(product, language).nameTerms.has(term)),
    );
  // "lamp table" is how another language puts a table lamp, where no table is for lamps
  const isTurned = (first: Naming, second: Naming) => !isCalled(second, first) && isCalled(first, second);
  const naming = words
    .map((word) => {
      const terms = contentTerms(word.text, language);
      const near = new Map(products.map((product) => [product, nearness(word, terms, kindOf(product, language))]));
      // nothing is called a necklace where pendants are sold
      if (word.kind === 'concept' && ![...near.values()].includes(3)) {
        for (const product of products)
          if (kindOf(product, language).headConcepts.has(word.concept)) near.set(product, 3);
      }
      return { word, terms, near, best: Math.max(0, ...near.values()) };
    })
    .filter(({ best }) => best > 0);
  const best = Math.max(0, ...naming.map((one) => one.best));
  const candidates = naming.filter((one) => one.best === best);
  const meant = candidates.filter((one, at) => {
    const [before, after] = [candidates[at - 1], candidates[at + 1]];
    const isBefore = after !== undefined && areNeighbours(one.word.text, after.word.text, asked);
    const isAfter = before !== undefined && areNeighbours(before.word.text, one.word.text, asked);
    return !(isBefore && !isTurned(one, after)) && !(isAfter && isTurned(before, one));
  });
  const [first] = meant;
  if (first === undefined) return null;
  const asKind = meant.filter((one) => one === first || !isPurpose(first.word.text, one.word.text, asked));
  const accepted = new Set<Product>();
  for (const { word, near } of asKind) {
    const sure = products.filter((product) => near.get(product) === best);
    const shelves = new Set(
      sure.flatMap(({ categories }) => categories.slice(-1)).filter((one) => !catchAll.test(one)),
    );
    for (const product of sure) accepted.add(product);
    if (word.kind !== 'concept' || best < 3) continue;
    // a throw that lies with the blankets is one, though it is called otherwise
    for (const product of products) {
      const isAlike = kindOf(product, language).headConcepts.has(word.concept);
      const shelf = product.categories.at(-1) ?? '';
      if (isAlike && (shelves.has(shelf) || conceptsIn(shelf, language).includes(word.concept))) accepted.add(product);
    }
  }
  return { words: asKind.map(({ word }) => word), isOf: (product) => accepted.has(product) };
}

/** "key blanks for Schlage locks" asks for no locks. */
export const isPurpose = (earlier: string, word: string, asked: string): boolean => {
  const text = asked.toLowerCase();
  const at = text.indexOf(earlier);
  const next = at < 0 ? -1 : text.indexOf(word, at + earlier.length);
  const between = next < 0 ? [] : text.slice(at + earlier.length, next).split(/[^\p{L}\p{M}']+/u);
  return between.some((one) => turning.test(one) && !joining.test(one));
};

const areNeighbours = (one: string, other: string, asked: string): boolean => {
  const text = asked.toLowerCase();
  const at = text.indexOf(one);
  const next = at < 0 ? -1 : text.indexOf(other, at + one.length);
  return next >= 0 && /^[\s-]*$/.test(text.slice(at + one.length, next));
};
