import { useEffect, useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Search as SearchIcon, SlidersHorizontal, X } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import type { QueryOf } from '@vitrine/contract/routes';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import field from '../../shared/ui/field.module.css';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** the field for words */
  field: Ref<HTMLInputElement>;
  /** what the address says */
  search: Search;
  onSearch: (search: Search) => void;
}

const typingPauseMs = 250;

/** Searches while its owner types, after a short pause. */
export function SearchForm({ field: wordsField, search, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(search);
  const [isOpen, setIsOpen] = useState(search.from !== '' || search.to !== '' || search.page !== '');
  const id = useId();

  // The address can change under us: a way back, a link of somebody else's.
  const asked = useRef(search);
  useEffect(() => {
    if (sameSearch(search, asked.current)) return;
    asked.current = search;
    setDraft(search);
  }, [search]);

  useEffect(() => {
    if (sameSearch(draft, asked.current)) return undefined;
    const timer = setTimeout(() => {
      asked.current = draft;
      onSearch(draft);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft, onSearch]);

  const set = (part: Partial<Search>) => setDraft({ ...draft, ...part });
  const day = (name: 'from' | 'to', label: string) => (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        className={field.control}
        value={draft[name]}
        max={name === 'from' && draft.to !== '' ? draft.to : undefined}
        min={name === 'to' && draft.from !== '' ? draft.from : undefined}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <search className={styles.form}>
      <div className={styles.line}>
        <div className={styles.words}>
          <SearchIcon size={16} aria-hidden="true" />
          <input
            ref={wordsField}
            type="search"
            className={field.control}
            aria-label="Search conversations"
            placeholder="Search"
            maxLength={limits.searchWordsMax}
            value={draft.words}
            onChange={(event) => set({ words: event.target.value })}
          />
        </div>
        <Button
          className={styles.more}
          aria-label="Dates and page"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.filters}>
          <div className={styles.days}>
            {day('from', 'From')}
            {day('to', 'To')}
          </div>
          <TextField
            label="Page"
            placeholder="/products"
            hint="Where the visitor wrote from"
            maxLength={limits.urlMax}
            value={draft.page}
            onChange={(event) => set({ page: event.target.value })}
          />
        </div>
      )}
      {isSearching(draft) && (
        <Button variant="quiet" icon={<X size={14} aria-hidden="true" />} onClick={() => setDraft(noSearch)}>
          Clear search
        </Button>
      )}
    </search>
  );
}

export interface Search {
  words: string;
  /** YYYY-MM-DD in the reader's own time, as the list shows its dates; '' leaves it open */
  from: string;
  to: string;
  /** the beginning of a page's path */
  page: string;
}

/** A search over conversations as the page's address holds it, so that it can be shared, and as the server is asked for it. */
export const noSearch: Search = { words: '', from: '', to: '', page: '' };

const keys = { words: 'q', from: 'from', to: 'to', page: 'page' } as const;
const names = ['words', 'from', 'to', 'page'] as const;

/** A day that exists. A year below 1000 is still being typed. */
const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The search in an address, cut to what the server accepts: anybody can write one by hand. */
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
