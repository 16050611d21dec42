/** One fetched page's bytes to what is worth finding in it. Pure; may be slow on hostile pages, so run it where it can be stopped. */
import type { Element } from 'domhandler';
import { refusedPage } from './extracted-page.ts';
import type { ExtractedPage, TextBlock } from './extracted-page.ts';
import { findPanels } from './focus.ts';
import { listedProducts } from './listed-products.ts';
import { mainText } from './main-text.ts';
import { isShopPage, pageKind, readableAddress } from './page-kind.ts';
import { cutText, isDialog, isSilent, isUnseen as isHidden, lettersOf } from './page-parts.ts';
import { decodeHtml, looksBinary, PageTooComplex, parseHtml } from './parse-html.ts';
import { withSections } from './read-attributes.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readMeta, refusalOf } from './read-meta.ts';
import { readMicrodata } from './read-microdata.ts';
import { readProducts } from './read-products.ts';
import { readOrganisation, siteContacts } from './site-contacts.ts';
import { siteLines } from './site-lines.ts';
import { findSiteParts, siteLinks } from './site-parts.ts';

export interface PageBytes {
  url: string;
  /** lower-case names */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

export function extractPage(page: PageBytes): ExtractedPage {
  try {
    return readPage(page);
  } catch (error) {
    if (error instanceof PageTooComplex) return refusedPage(error.refusal);
    throw error;
  }
}

function readPage({ url, headers, body }: PageBytes): ExtractedPage {
  if (looksBinary(body)) return refusedPage('not_text');
  const html = decodeHtml(body, headers['content-type'] ?? '');
  const document = parseHtml(html);
  const meta = readMeta(document, url, headers);
  const jsonLd = readJsonLd(document);
  const products = readProducts({ document, pageUrl: url, meta, jsonLd, microdata: readMicrodata(document) });
  const kind = pageKind({
    url,
    title: meta.title,
    types: jsonLd.types,
    isArticle: meta.isArticle,
    products: products.length,
    document,
  });
  const parts = findSiteParts(document);
  const panels = findPanels(document);
  const isUnseen = (element: Element) => isHidden(element) && (isSilent(element) || !panels.names.has(element));
  const ofSite = new Set(parts.map(({ element }) => element));
  const isApart = (element: Element) => isUnseen(element) || ofSite.has(element) || isDialog(element);
  const isStory = kind === 'article' || isShopPage(`${readableAddress(url)} ${meta.title}`);
  const read = mainText(document, {
    kind,
    isStory,
    parts,
    panels,
    isUnseen,
    pageUrl: url,
    products,
  });
  const { title, description, language } = meta;
  const organisation = readOrganisation(jsonLd.organisations, language);
  const told = read.blocks.map((block) => block.text).join('\n');
  const about =
    kind === 'home'
      ? aboutBlock({ title, descriptions: [description, organisation.description], text: told, language })
      : null;
  const blocks = about === null ? read.blocks : [about, ...read.blocks];
  const text = about === null ? told : `${about.text}\n${told}`;
  const said = siteLines({ parts, language, isUnseen });
  return {
    title: title || (read.blocks[0]?.headings[0] ?? ''),
    description,
    language,
    canonicalUrl: meta.canonicalUrl,
    refusal: refusalOf({
      url,
      document,
      html,
      meta,
      text,
      hasProduct: products.length > 0 || read.cards.size > 0,
      isApart,
    }),
    kind,
    blocks,
    siteLines: [...said, ...siteContacts({ document, parts, organisation, language, said })],
    siteLinks: siteLinks(document, parts, url),
    listed: listedProducts(read.cards, { url, ownUrls: [meta.canonicalUrl ?? '', meta.sharedUrl], isUnseen }),
    products: products.map((product) => ({
      ...product,
      description:
        product.description === '' && products.length === 1 && kind !== 'home' ? ownWords(blocks) : product.description,
      attributes: withSections(product, blocks),
    })),
  };
}

const ownWordsMax = 2_000;

/** What the page says before its sections begin, where nothing on it is marked as the description. */
function ownWords(blocks: readonly TextBlock[]): string {
  const own = blocks.filter(({ voice, headings }) => voice === 'shop' && headings.length <= 1);
  return cutText(own.map((block) => block.text).join('\n'), ownWordsMax);
}

interface Needs {
  title: string;
  /** of the page's head and of the shop's record */
  descriptions: readonly string[];
  /** what the page says itself */
  text: string;
  language: string | null;
}

const leastWords = 5;
const unspacedMin = 12;
/** what themes and builders come with */
const template =
  /just another wordpress|default description|welcome to our (?:online )?(?:store|shop)\.?$|^my (?:store|site|wordpress)|powered by|lorem ipsum|enter a description|^home\b.{0,20}$/i;

/**
 * Who the shop is and what it sells, as its home page tells search engines and no visitor: often nothing else says it in one sentence.
 * null where the page's own words say as much
 */
function aboutBlock({ title, descriptions, text, language }: Needs): TextBlock | null {
  const said = lettersOf(text);
  const own = [...new Set(descriptions.map((one) => one.trim()))].filter(
    (one) =>
      saysEnough(one) && !template.test(one) && !isCut(one) && !isKeywords(one) && !said.includes(lettersOf(one)),
  );
  const longest = own.filter((one) => !own.some((other) => other !== one && lettersOf(other).includes(lettersOf(one))));
  const lines = longest.length > 0 ? longest : saysEnough(title) && said === '' ? [title] : [];
  return lines.length === 0
    ? null
    : { headings: [aboutUs[language ?? ''] ?? 'About us'], text: lines.join('\n'), voice: 'shop' };
}

const saysEnough = (text: string): boolean =>
  text.split(/\s+/).length >= leastWords ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text) && text.length >= unspacedMin);
/** words to be found by, and no sentence */
const isKeywords = (text: string): boolean => text.split(/[,|]\s/).length > keywordsMin && !/[.!]/.test(text);
const keywordsMin = 5;
const isCut = (text: string): boolean => /(?:…|\.\.\.|\[&?hellip;?\])$/u.test(text);
const aboutUs: Record<string, string> = {
  cs: 'O nás',
  da: 'Om os',
  de: 'Über uns',
  es: 'Sobre nosotros',
  fi: 'Meistä',
  fr: 'À propos',
  hu: 'Rólunk',
  id: 'Tentang kami',
  it: 'Chi siamo',
  nl: 'Over ons',
  no: 'Om oss',
  pl: 'O nas',
  pt: 'Sobre nós',
  ro: 'Despre noi',
  sv: 'Om oss',
  tr: 'Hakkımızda',
};
