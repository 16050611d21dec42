/** Shoppers' questions about products: which lines answer, as people judged. */
import { readFileSync } from 'node:fs';
import { dataPath } from './eval-data.ts';

export interface ProductQuestion {
  id: string;
  product: string;
  text: string;
  candidates: { text: string; isRight: boolean }[];
}

/** Each question with its judged lines. */
export function rankedLines(): ProductQuestion[] {
  const rows = table('evidence-ranking.tsv');
  return [...Map.groupBy(rows, ([id = '']) => id).entries()].map(([id, own]) => ({
    id,
    product: own[0]?.[1] ?? '',
    text: own[0]?.[3] ?? '',
    candidates: own.map((cells) => ({ text: lineOf(cells[4] ?? ''), isRight: cells[5] === '1' })),
  }));
}

/** "size:  { value:""ipad case"" }" is written as a page would write it. */
const lineOf = (text: string): string =>
  text
    .replaceAll(/[{}]/g, ' ')
    .replaceAll(/\b(?:value|unit|string_value)\s*:/g, ' ')
    .replaceAll(/[_"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function table(file: string): string[][] {
  return readFileSync(dataPath('product-questions', file), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')));
}
