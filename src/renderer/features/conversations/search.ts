/** A search over conversations as the page's address holds it, so that it can be shared, and as the server is asked for it. */
import type { QueryOf } from '@vitrine/contract/routes';

export interface Search {
  words: string;
  /** YYYY-MM-DD in the reader's own time, as the list shows its dates; '' leaves it open */
  from: string;
  to: string;
  /** the beginning of a page's path */
  page: string;
}

export const noSearch: Search = { words: '', from: '', to: '', page: '' };

const keys = { words: 'q', from: 'from', to: 'to', page: 'page' } as const;
const names = ['words', 'from', 'to', 'page'] as const;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function readSearch(address: URLSearchParams): Search {
  const day = (key: string) => {
    const text = address.get(key) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    words: address.get(keys.words) ?? '',
    from: day(keys.from),
    to: day(keys.to),
    page: address.get(keys.page) ?? '',
  };
}

/** The address of a search; the conversation that was open before is not part of it. */
export function writeSearch(search: Search): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of names) if (search[name].trim() !== '') address.set(keys[name], search[name].trim());
  return address;
}

export const isSearching = (search: Search): boolean => names.some((name) => search[name].trim() !== '');

export const sameSearch = (one: Search, other: Search): boolean =>
  writeSearch(one).toString() === writeSearch(other).toString();

/** Days begin and end at the reader's midnight. */
export function searchQuery({ words, from, to, page }: Search): Omit<QueryOf<'getSessionsList'>, 'agentId'> {
  return {
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(from !== '' && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to !== '' && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(page.trim() !== '' && { path: page.trim() }),
  };
}
