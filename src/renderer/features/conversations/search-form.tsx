import { useEffect, useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Search as SearchIcon, SlidersHorizontal, X } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import field from '../../shared/ui/field.module.css';
import styles from './search-form.module.css';
import { isSearching, noSearch, sameSearch } from './search.ts';
import type { Search } from './search.ts';

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
