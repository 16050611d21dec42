/** What was typed and not saved, beside what is saved: neither may hide the other's news. */
export type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameKind = (one: unknown, other: unknown) =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every((entry) => typeof entry === 'string')
    : typeof one === 'string' && typeof other === 'string';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface Draft {
  values: Values;
  /** what was saved when it was typed */
  base: Values;
}

/** null for anything else: anything can stand in a browser's storage */
export const parseDraft = (kept: unknown): Draft | null =>
  isValues(kept) && isValues(kept['values']) && isValues(kept['base'])
    ? { values: kept['values'], base: kept['base'] }
    : null;

/**
 * What is saved, with what was typed in the place of it; where something newer was saved since, that stands, and what was typed is
 * `overtaken`.
 */
export function withDraft<V extends Values>(saved: V, { values, base }: Draft): { values: V; overtaken: Partial<V> } {
  const fitting = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(saved, name) && isSameKind(saved[name], value) && !isSame(value, base[name]),
  );
  const isNewer = ([name, value]: [string, unknown]) => !isSame(saved[name], base[name]) && !isSame(saved[name], value);
  const typed = Object.fromEntries(fitting.filter((entry) => !isNewer(entry)));
  // Only entries whose names and kinds are the form's own are left.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const overtaken = Object.fromEntries(fitting.filter(isNewer)) as Partial<V>;
  return { values: { ...saved, ...typed }, overtaken };
}
