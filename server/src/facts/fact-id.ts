/** The same topic, scope, page and words have the same id in every training, so that an owner's decision finds its fact again. */
import { createHash } from 'node:crypto';
import type { FoundFact } from './fact.ts';

export function factId({ topic, scope, url, text }: Pick<FoundFact, 'topic' | 'scope' | 'url' | 'text'>): string {
  const content = [topic, normalised(scope ?? ''), pathOf(url), normalised(text)].join('\n');
  return `fct_${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

/** Marks, spaces and the case of letters make no other statement. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$€£¥%+@.,-]+/gu, ' ')
    .trim();

const pathOf = (url: string): string => (URL.parse(url)?.pathname ?? url).replace(/\/+$/, '') || '/';
