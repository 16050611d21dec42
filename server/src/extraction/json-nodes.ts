/** Reading values whose shape nobody promised: fields that are one thing or a list of it, and words wrapped in objects. */
import { plainText } from './plain-text.ts';

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The text of a field, whatever it was wrapped in. */
export function words(value: unknown): string {
  const [first] = list(value);
  if (typeof first === 'string') return plainText(first);
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return isNode(first) ? words(first['name'] ?? first['@value'] ?? first['value']) : '';
}

/** The first of these fields that says something. */
export const wordsOf = (node: Node, ...keys: string[]): string => {
  for (const key of keys) {
    const found = words(node[key]);
    if (found !== '') return found;
  }
  return '';
};

export const addresses = (value: unknown): string[] =>
  list(value).flatMap((one) => {
    if (typeof one === 'string') return [one.trim()];
    return isNode(one) ? addresses(one['url'] ?? one['contentUrl'] ?? one['src'] ?? one['@id']) : [];
  });
