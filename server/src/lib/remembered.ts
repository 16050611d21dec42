/** What was made for a key before; once so many keys are known they are begun anew, since the same texts come again and again. */
export function remembered<T>(known: Map<string, T>, key: string, make: () => T, most = 8_000): T {
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const fresh = make();
  if (known.size >= most) known.clear();
  known.set(key, fresh);
  return fresh;
}
