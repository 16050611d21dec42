/** What a page is for: by its address, by what its records say, by its title and by what stands on it. */
import type { Document } from 'domhandler';
import { existsOne, findOne } from 'domutils';
import type { PageKind } from './extracted-page.ts';
import { isShopPage, readableAddress, tellsTerms } from './page-names.ts';

const articleTypes = [
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Report',
  'AdvertiserContentArticle',
  'OpinionNewsArticle',
];
const termTypes = ['FAQPage', 'MerchantReturnPolicy'];
const listTypes = ['CollectionPage', 'ProductCollection', 'ItemList', 'OfferCatalog'];

const home = /^\/((index|home|default|start)(\.\w+)?\/?|[a-z]{2}([_-][a-z]{2})?\/?)?$/i;
const policyPath = /\/(policies|legal|help|faqs?|hilfe|aide|ayuda|support)(\/|$)/i;
const articlePath =
  /\/(blogs?|news|articles?|journal|magazine?|stor(y|ies)|posts?|recipes?|ratgeber|actualites?|noticias|notizie|aktualnosci|haber(ler)?)\/[^/]+|\/20\d{2}\/\d{1,2}\//i;
const collectionPath =
  /\/(collections?|categor(y|ies|ie)|product-category|c|catalog(ue)?|shop|kategorien?|sammlung(en)?|categor[ií]a|kategori)(\/|$)/i;
const productPath =
  /\/(products?|product-page|produkte?r?|produk|produits?|productos?|prodott[io]|produtos?|producte|produs[e]?|produkty|urun|tuote|termek|p|dp|item)\/[^/]+\/?$/i;

interface Known {
  url: string;
  title: string;
  /** of JSON-LD records */
  types: ReadonlySet<string>;
  isArticle: boolean;
  products: number;
  document: Document;
}

export function pageKind({ url, title, types, isArticle, products, document }: Known): PageKind {
  const path = URL.parse(url)?.pathname ?? '/';
  const has = (names: readonly string[]) => names.some((name) => types.has(name));
  if (home.test(path)) return 'home';
  const tells = (has(articleTypes) || isArticle) && !isStandingPage(document);
  // news sell subscriptions, blogs show what they write of: neither makes them products
  const isProductPath = productPath.test(path);
  if (products > 0 && (isProductPath || !tells)) {
    return products > 1 && collectionPath.test(path) && !isProductPath ? 'collection' : 'product';
  }
  if (policyPath.test(path) || has(termTypes)) return 'policy';
  if (isProductPath && !tells) return 'product';
  if (collectionPath.test(path)) return 'collection';
  if (tells || articlePath.test(path)) return 'article';
  const named = `${readableAddress(url)} ${title}`;
  if (named.length < nameMaxLength && tellsTerms(named)) return 'policy';
  if (has(listTypes) || (!isShopPage(named) && listsProducts(document))) return 'collection';
  return 'page';
}

/** A product, a collection or an article, by its address: of those a site has many, and its sitemap names them. */
export function isOneOfMany(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '/';
  return productPath.test(path) || collectionPath.test(path) || articlePath.test(path);
}

/** WordPress and its kin tell pages that stand from posts in the body's class; their records call both articles. */
const standingPage = /(?:^|\s)(?:page-id-\d+|page-template(?:-[\w-]+)?|type-page|cms-page-view)(?:\s|$)/;

function isStandingPage(document: Document): boolean {
  const body = findOne(({ name }) => name === 'body', document.children);
  return standingPage.test(body?.attribs['class']?.slice(0, classMaxLength) ?? '');
}

const classMaxLength = 4_000;

/** longer ones are headlines, in which any word may stand */
const nameMaxLength = 160;
export const isHomeAddress = (url: string): boolean => home.test(URL.parse(url)?.pathname ?? '/');
export const isProductAddress = (url: string): boolean => productPath.test(URL.parse(url)?.pathname ?? '/');

const cardsMin = 6;

function listsProducts(document: Document): boolean {
  const seen = new Set<string>();
  existsOne(({ name, attribs }) => {
    if (name === 'a' && productPath.test(attribs['href']?.split(/[?#]/, 1)[0] ?? '')) seen.add(attribs['href'] ?? '');
    return seen.size >= cardsMin * 4;
  }, document.children);
  return (
    seen.size >= cardsMin &&
    existsOne(({ attribs }) => /product-?(grid|list|card|item)/i.test(attribs['class'] ?? ''), document.children)
  );
}
