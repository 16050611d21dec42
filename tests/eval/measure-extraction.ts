/** How well pages are read: main text, price texts, and what is kept of products' descriptions. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import { parsePrice } from '../../server/src/extraction/parse-price.ts';
import { dataPath } from './eval-data.ts';

interface Article {
  articleBody: string;
  url?: string;
}

interface PriceText {
  price_raw: string | null;
  currency_raw: string | null;
  amount: number | null;
}

const shingleWords = 4;

/** F1 over the shingles of the true text and of ours, averaged over the pages. */
export function articleF1(): number {
  const truth: Record<string, Article> = JSON.parse(
    readFileSync(dataPath('article-extraction/ground-truth.json'), 'utf8'),
  );
  const scores = Object.entries(truth).map(([id, { articleBody, url = 'https://news.example/' }]) => {
    const body = gunzipSync(readFileSync(dataPath('article-extraction/html', `${id}.html.gz`)));
    const { blocks } = extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
    // comments below an article are none of its text, and are kept apart as their writers' voice
    const own = blocks.filter(({ voice }) => voice === 'shop');
    return f1(
      shingles(own.map(({ headings, text }) => [...headings.slice(-1), text].join('\n')).join('\n')),
      shingles(articleBody),
    );
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function shingles(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at + shingleWords <= Math.max(words.length, shingleWords); at++) {
    const shingle = words.slice(at, at + shingleWords).join(' ');
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function f1(found: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): number {
  const size = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [shingle, count] of found) shared += Math.min(count, wanted.get(shingle) ?? 0);
  return (2 * shared) / Math.max(1, size(found) + size(wanted));
}

export function priceStrings(): { share: number; wrong: PriceText[] } {
  const texts = readFileSync(dataPath('price-strings/prices.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): PriceText => JSON.parse(line));
  const wrong = texts.filter(({ price_raw, currency_raw, amount }) => {
    const read = parsePrice(price_raw ?? '', currency_raw)?.amount ?? null;
    return amount === null || read === null ? read !== amount : Math.abs(read - amount) > 1e-9;
  });
  return { share: 1 - wrong.length / texts.length, wrong };
}
