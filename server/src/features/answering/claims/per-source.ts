import type { Source } from './source.ts';

/** What is found out of a statement once a process: the same one is the same object in every turn. */
export function perSource<T>(find: (source: Source) => T): (source: Source) => T {
  const kept = new WeakMap<Source, { found: T }>();
  return (source) => {
    const known = kept.get(source);
    if (known !== undefined) return known.found;
    const found = find(source);
    kept.set(source, { found });
    return found;
  };
}
