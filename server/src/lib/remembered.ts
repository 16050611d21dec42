/** Values that are made once and kept: for a key, a text, an object, or the whole process. */

/** Makes a value once for each key; starts over when too many are known. */
export function remembered<T>(known: Map<string, T>, key: string, make: () => T, most = 8_000): T {
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const fresh = make();
  if (known.size >= most) known.clear();
  known.set(key, fresh);
  return fresh;
}

/** Makes a value when it is first asked for. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Finds a value once for each object. */
export function perObject<K extends object, T>(find: (thing: K) => T): (thing: K) => T {
  const kept = new WeakMap<K, { found: T }>();
  return (thing) => {
    const known = kept.get(thing) ?? { found: find(thing) };
    kept.set(thing, known);
    return known.found;
  };
}

/** Reads each text once: a shop's own words come again with every question. Starts over when too many are known. */
export function keptByText<T>(
  read: (text: string, language: string) => T,
  { texts, length }: { texts: number; length: number },
): (text: string, language?: string) => T {
  const known = new Map<string, Map<string, T>>();
  return (text, language = '') => {
    if (text.length > length) return read(text, language);
    const ofLanguage = known.get(language) ?? new Map<string, T>();
    known.set(language, ofLanguage);
    return remembered(ofLanguage, text, () => read(text, language), texts);
  };
}
