import type { Source } from './source.ts';

/** What is found out of a statement once a process: the same one is the same object in every turn. */
export function perSource<T>(find: (source: Source) => T): (source: Source) => T {
  const kept = new WeakMap<Source, { found: T }>();
  return (source) => {
    const known = kept.get(source) ?? { found: find(source) };
    kept.set(source, known);
    return known.found;
  };
}
