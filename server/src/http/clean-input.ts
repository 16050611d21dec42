/** Text that PostgreSQL cannot hold (NUL) is refused, broken surrogates are replaced, before any schema looks at a request. */
import { Refused } from '../lib/refused.ts';

const maxDepth = 12;

export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw malformed();
    return value.toWellFormed();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) throw malformed();
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanInput(item, depth + 1)]));
}

const malformed = () => new Refused('request.malformed', 'The request holds text that cannot be stored.');
