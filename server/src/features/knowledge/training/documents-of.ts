/** All kept pages of a site as what its index is built from: repeated lines leave the pages and live on once, products are listed once. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { siteOf } from '../../../crawling/site-identity.ts';
import { createThemeAttributes } from '../../../extraction/attribute-lines.ts';
import type { ExtractedPage, Product } from '../../../extraction/extracted-page.ts';
import { lettersOf } from '../../../extraction/page-parts.ts';
import { titleEdges } from '../../../extraction/read-meta.ts';
import { createRepeatedLines } from '../../../extraction/repeated-lines.ts';
import { splitPassages } from '../../../extraction/split-passages.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import type { IndexDocuments, Passage } from '../../../search/documents.ts';
import type { ReadPage } from './copies.ts';
import { localePrefix } from './copies.ts';
import { withoutDoubles } from './near-doubles.ts';
import { withListed } from './with-listed.ts';

/** so many pages at a stretch; then whoever waits for an answer is served */
const pagesAtOnce = 25;

export async function documentsOf(read: readonly ReadPage[]): Promise<IndexDocuments> {
  const cleanTitle = createTitleCleaner(read.map(({ extracted }) => extracted.title));
  const languages = pageLanguages(read.map(({ extracted }) => extracted));
  const named = read.map(({ url, extracted }, at) => ({
    url,
    extracted: { ...extracted, title: cleanTitle(extracted.title), language: languages[at] ?? null },
  }));
  const pages = withoutDoubles(named);
  const repeated = createRepeatedLines();
  const theme = createThemeAttributes();
  for (const [i, page] of pages.entries()) {
    if (i % pagesAtOnce === 0) await letOthersRun();
    repeated.count(page.extracted);
    for (const product of page.extracted.products) theme.count(product);
  }
  const passages: Passage[] = [];
  const products: Product[] = [];
  const own = new Set(pages.map(({ url }) => url));
  for (const [i, { url, extracted }] of pages.entries()) {
    if (i % pagesAtOnce === 0) await letOthersRun();
    const stripped = repeated.strip(extracted);
    passages.push(...splitPassages(stripped, url));
    for (const product of stripped.products.map((one) => theme.strip(one)))
      products.push(own.has(product.url) ? product : { ...product, readOn: url });
  }
  const home = homeOf(pages);
  if (home) {
    const { title, language } = home.extracted;
    const charts = theme.charts(language).map((block) => ({ ...block, kind: 'site' as const }));
    for (const block of [...repeated.shared(), ...charts]) {
      passages.push(...splitPassages({ title, language, kind: block.kind, blocks: [block] }, home.url));
    }
    passages.push(...sitePassages(pages, home));
  }
  return { passages, products: withListed(withoutLocaleCopies(uniqueProducts(products)), pages) };
}

/** What every page says is quoted from the home page. */
function homeOf(pages: readonly ReadPage[]): ReadPage | undefined {
  const host = pages[0] ? siteOf(pages[0].url)?.host : undefined;
  return pages.find(({ url }) => URL.parse(url)?.pathname === '/' && siteOf(url)?.host === host) ?? pages[0];
}

/** A product that several pages list stands once, as the page that says most of it does. */
function uniqueProducts(products: readonly Product[]): Product[] {
  const byUrl = new Map<string, Product>();
  for (const product of products) {
    const known = byUrl.get(product.url);
    if (!known || product.description.length > known.description.length) byUrl.set(product.url, product);
  }
  return [...byUrl.values()];
}

/**
 * A shop that sells to several countries lists each product under each: cards keep to the one without a country in its address, and so to its
 * currency; where there is none, to the country that most of its products stand under.
 */
function withoutLocaleCopies(products: readonly Product[]): Product[] {
  const pathOf = ({ url }: Product) => URL.parse(url)?.pathname ?? '';
  const localeOf = (product: Product) => localePrefix.exec(pathOf(product))?.[0] ?? '';
  const counts = Map.groupBy(products, localeOf);
  const rank = (product: Product) =>
    localeOf(product) === '' ? Infinity : (counts.get(localeOf(product))?.length ?? 0);
  const best = new Map<string, Product>();
  for (const product of products) {
    const key = pathOf(product).replace(localePrefix, '');
    const known = best.get(key);
    if (known === undefined || rank(product) > rank(known)) best.set(key, product);
  }
  return products.filter((product) => {
    const kept = best.get(pathOf(product).replace(localePrefix, ''));
    return kept === undefined || localeOf(kept) === localeOf(product);
  });
}

const pagesMin = 6;
const commonShare = 0.5;

/** What most of a site's titles begin or end with is the shop's name, whether the pages say so or not. */
export function createTitleCleaner(titles: readonly string[]): (title: string) => string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const key of new Set(titleEdges(title).map(({ part }) => lettersOf(part)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isCommon = (part: string) =>
    (counts.get(lettersOf(part)) ?? 0) >= Math.max(pagesMin, commonShare * titles.length);
  return (title) => titleEdges(title).find(({ part, rest }) => rest !== '' && isCommon(part))?.rest ?? title;
}

/** letters that a text needs to speak for itself */
const enoughLetters = 120;
const sampleLength = 2_000;
/** share of the pages that speak another language than they declare, from which on the declaration is not believed */
const mostPages = 0.5;

type Page = Pick<ExtractedPage, 'language' | 'blocks'>;

/**
 * The language that each page is really written in: themes declare English on shops of every language.
 * In the pages' order; null where a page declares nothing, or too little to tell.
 */
export function pageLanguages(pages: readonly Page[]): (string | null)[] {
  const spoken = pages.map(spokenLanguage);
  const declared = pages.map(({ language }) => language?.split('-')[0]?.toLowerCase() ?? null);
  const telling = spoken.flatMap((language, at) => {
    const own = declared[at] ?? null;
    return language === null || own === null ? [] : [{ language, isOther: language !== own }];
  });
  const others = telling.filter(({ isOther }) => isOther);
  const isBelieved = others.length <= mostPages * telling.length;
  if (isBelieved) return pages.map(({ language }) => language);
  const commonest = mostOf(others.map(({ language }) => language));
  return pages.map((_, at) => spoken[at] ?? commonest);
}

function spokenLanguage({ blocks }: Page): string | null {
  let sample = '';
  for (const { text } of blocks) {
    if (sample.length >= sampleLength) break;
    sample += `${text}\n`;
  }
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return letters < enoughLetters ? null : detectLanguage(sample.slice(0, sampleLength));
}

function mostOf(languages: readonly string[]): string | null {
  const counts = [...Map.groupBy(languages, (language) => language)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}

/** What header, notices and footer say, as passages of the whole site: once, one subject each, quoted from the home page. */
interface SitePage {
  url: string;
  extracted: Pick<ExtractedPage, 'title' | 'language' | 'siteLines'>;
}

const linesMax = 100;
/** on so many pages a line is the site's, whatever the home page says */
const lineOnPagesMin = 2;
const pagesShare = 0.05;

function sitePassages(pages: readonly SitePage[], home: SitePage): Passage[] {
  const counts = new Map<string, { line: string; pages: number }>();
  const ofHome = new Set(home.extracted.siteLines.map(keyOf));
  for (const { extracted } of [home, ...pages.filter((page) => page !== home)]) {
    for (const line of extracted.siteLines) {
      const seen = counts.get(keyOf(line));
      if (seen) seen.pages += 1;
      else counts.set(keyOf(line), { line, pages: 1 });
    }
  }
  return onceEach([...counts])
    .filter(([key, seen]) => ofHome.has(key) || seen.pages >= Math.max(lineOnPagesMin, pagesShare * pages.length))
    .slice(0, linesMax)
    .map(([, { line }]) => ({
      url: home.url,
      title: home.extracted.title,
      headings: [],
      text: line,
      language: home.extracted.language,
      kind: 'site',
      voice: 'shop',
    }));
}

const contactMaxLength = 70;

/** An address or a number that several lines tell: `Phone: 201 754 4420`, `Call us +1 201 754 4420`. Told once, with the longest label. */
function onceEach<T>(lines: [string, T & { line: string }][]): [string, T & { line: string }][] {
  const longest = new Map<string, string>();
  for (const [, { line }] of lines) {
    const contact = contactIn(line);
    if (contact !== '' && line.length > (longest.get(contact)?.length ?? 0)) longest.set(contact, line);
  }
  return lines.filter(([, { line }]) => {
    const contact = contactIn(line);
    return contact === '' || longest.get(contact) === line;
  });
}

/** '' for none, and for lines that say more than one */
function contactIn(line: string): string {
  if (line.length > contactMaxLength) return '';
  const [address, second] = line.toLowerCase().match(/[^\s@:]+@[^\s@]+\.[a-z]{2,}/g) ?? [];
  const digits = line.replace(/\D/g, '');
  if (address !== undefined) return second === undefined && digits.length < 7 ? address : '';
  return digits.length >= 7 && digits.length <= 15 && !/\d[:.]\d{2}/.test(line) ? digits.slice(-7) : '';
}

const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
