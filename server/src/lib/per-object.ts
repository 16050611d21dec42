/** What is found out of a thing once a process: the same one is the same object every time. */
export function perObject<K extends object, T>(find: (thing: K) => T): (thing: K) => T {
  const kept = new WeakMap<K, { found: T }>();
  return (thing) => {
    const known = kept.get(thing) ?? { found: find(thing) };
    kept.set(thing, known);
    return known.found;
  };
}
