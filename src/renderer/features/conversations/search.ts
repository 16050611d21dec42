/** A search over conversations as the page's address holds it, so that it can be shared, and as the server is asked for it. */
import { limits } from '@vitrine/contract/limits';
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

/** A day that exists. Years below 1000 are those of somebody who is still typing one. */
const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** What an address says, cut to what the server takes: anybody can write one by hand. */
export function readSearch(address: URLSearchParams): Search {
  const day = (key: string) => {
    const text = address.get(key) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    words: (address.get(keys.words) ?? '').slice(0, limits.searchWordsMax),
    from: day(keys.from),
    to: day(keys.to),
    page: (address.get(keys.page) ?? '').slice(0, limits.urlMax),
  };
}

/** The address of a search, without a day that is still being typed; the conversation that was open before is not part of it. */
export function writeSearch(search: Search): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of names) {
    const text = search[name].trim();
    const isWhole = name === 'from' || name === 'to' ? isDay(text) : text !== '';
    if (isWhole) address.set(keys[name], text);
  }
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
