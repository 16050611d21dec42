/** What was made once and is kept: for a key, a text, an object, or a process. */

/** What was made for a key before; once so many keys are known they are begun anew, since the same texts come again and again. */
export function remembered<T>(known: Map<string, T>, key: string, make: () => T, most = 8_000): T {
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const fresh = make();
  if (known.size >= most) known.clear();
  known.set(key, fresh);
  return fresh;
}

/** What is made when it is first asked for, and kept. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** What is found out of a thing once a process: the same one is the same object every time. */
export function perObject<K extends object, T>(find: (thing: K) => T): (thing: K) => T {
  const kept = new WeakMap<K, { found: T }>();
  return (thing) => {
    const known = kept.get(thing) ?? { found: find(thing) };
    kept.set(thing, known);
    return known.found;
  };
}

/** What is read of texts that come again and again, a shop's own words with each question: kept until so many are known, then begun anew. */
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
