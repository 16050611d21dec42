/** Lines that stand on many of a site's pages (delivery promises, payment methods, menus that look like text) crowd out what each page says. They leave the pages and live on once, for the whole site. */
import { createHash } from 'node:crypto';
import { attributesInLines } from './attribute-lines.ts';
import type { ExtractedPage, PageKind, Product, TextBlock, Voice } from './extracted-page.ts';
import { tellsTerms } from './page-kind.ts';

/** of fewer pages nothing can be called repeated */
const pagesMin = 8;
const repeatedShare = 0.2;
const repeatedMin = 5;
const sharedLinesMax = 200;
const sharedMinWords = 4;
/** ... and of what names a term: `+ Free Shipping` */
const termMinWords = 2;
/** what many descriptions say in so many words is the theme's: products of a kind share a few */
const toldMinWords = 8;
/** of a shop's products */
const themeShare = 0.8;
/** of its products, in a shop that has far more pages of other kinds */
const productShare = 0.5;
const themeMin = 4;

export interface RepeatedLines {
  /** looks at every page first */
  count(page: ExtractedPage): void;
  /** the page without what the site repeats, and its products' descriptions without it */
  strip(page: ExtractedPage): ExtractedPage;
  /** what was repeated and says something, under its headings */
  shared(): SharedBlock[];
}

export interface SharedBlock extends TextBlock {
  /** the one kind of page that says it; `site` where several do */
  kind: PageKind | 'site';
}

interface Seen {
  pages: number;
  text: string;
  headings: string[];
  voice: Voice;
  kind: SharedBlock['kind'];
}

export function createRepeatedLines(): RepeatedLines {
  const lines = new Map<string, Seen>();
  const headings = new Map<string, number>();
  /** lines of products' descriptions, which join what a page has in several */
  const told = new Map<string, number>();
  let described = 0;
  let pages = 0;
  let productPages = 0;
  const isRepeated = (count: number) => pages >= pagesMin && count >= Math.max(repeatedMin, repeatedShare * pages);
  /** many products are of one material; what nearly all of them say is the theme's */
  const isOfProducts = ({ kind, text, headings: own, pages: count }: Seen) =>
    kind === 'product' &&
    count < themeShare * productPages &&
    !own.some(tellsTerms) &&
    attributesInLines([text]).length > 0;
  /** `Spot clean only` on some products and `Machine wash` on others: each is its products' own */
  const isOneOfSeveral = ({ kind, pages: count, headings: own }: Seen) => {
    const heading = own.at(-1) ?? '';
    const headed = headings.get(heading) ?? 0;
    return kind === 'product' && isRepeated(headed) && count < themeShare * headed && !tellsTerms(heading);
  };
  /** in a small shop, or in one with many articles */
  const isOfTheme = ({ kind, pages: count }: Seen) =>
    kind === 'product' &&
    (count >= Math.max(themeMin, themeShare * productPages) ||
      (productPages >= pagesMin && count >= Math.max(repeatedMin, productShare * productPages)));
  const leaves = (seen: Seen | undefined): boolean =>
    seen !== undefined && (isRepeated(seen.pages) || isOfTheme(seen)) && !isOfProducts(seen) && !isOneOfSeveral(seen);
  const withoutRepeated = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !leaves(lines.get(keyOf(line))))
      .join('\n');
  const isToldOfAll = (line: string): boolean =>
    (told.get(keyOf(line)) ?? 0) >= Math.max(repeatedMin, productShare * described) &&
    line.split(/\s+/).length >= toldMinWords;
  const stripProduct = (product: Product): Product => {
    const description = withoutRepeated(product.description)
      .split('\n')
      .filter((line) => !isToldOfAll(line))
      .join('\n');
    return description === '' ? product : { ...product, description };
  };

  return {
    count(page) {
      pages += 1;
      if (page.kind === 'product') productPages += 1;
      for (const { description } of page.products) {
        described += 1;
        for (const key of new Set(description.split('\n').map(keyOf))) told.set(key, (told.get(key) ?? 0) + 1);
      }
      const onThisPage = new Set<string>();
      for (const block of page.blocks) {
        for (const text of block.text.split('\n')) {
          const key = keyOf(text);
          if (onThisPage.has(key)) continue;
          onThisPage.add(key);
          const seen = lines.get(key);
          if (!seen) {
            lines.set(key, { pages: 1, text, headings: block.headings, voice: block.voice, kind: page.kind });
            continue;
          }
          seen.pages += 1;
          if (seen.kind !== page.kind) seen.kind = 'site';
        }
      }
      for (const heading of new Set(page.blocks.flatMap((block) => block.headings))) {
        headings.set(heading, (headings.get(heading) ?? 0) + 1);
      }
    },

    strip(page) {
      // what others link to by its name is still called so
      const names = new Set([page.title, ...page.products.map(({ name }) => name)]);
      const blocks = page.blocks.flatMap((block) => {
        const text = withoutRepeated(block.text);
        if (text === '') return [];
        return [
          {
            ...block,
            headings: block.headings.filter((heading) => names.has(heading) || !isRepeated(headings.get(heading) ?? 0)),
            text,
          },
        ];
      });
      return { ...page, blocks, products: page.products.map(stripProduct) };
    },

    shared() {
      const blocks = new Map<string, SharedBlock>();
      const repeated = [...lines.values()].filter((seen) => leaves(seen) && saysSomething(seen.text));
      for (const { text, voice, kind, headings: own } of repeated.slice(0, sharedLinesMax)) {
        // a heading of one page is not the heading of what all pages say
        const kept = own.filter((heading) => isRepeated(headings.get(heading) ?? 0));
        const key = [kind, voice, ...kept].join('\n');
        const block = blocks.get(key);
        if (block) block.text += `\n${text}`;
        else blocks.set(key, { headings: kept, text, voice, kind });
      }
      return [...blocks.values()];
    },
  };
}

/** 128 bits a line, whatever its length: ten thousand pages have a million lines. */
const keyOf = (line: string): string => (line.length <= 40 ? line : createHash('md5').update(line).digest('base64'));

const saysSomething = (text: string): boolean =>
  text.split(/\s+/).length >= (tellsTerms(text) ? termMinWords : sharedMinWords) ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text) && text.length >= 8);
