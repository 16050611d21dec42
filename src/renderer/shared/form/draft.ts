type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameKind = (one: unknown, other: unknown) =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every((entry) => typeof entry === 'string')
    : typeof one === 'string' && typeof other === 'string';

/** The form's values with those of a kept draft that still fit them; anything can stand in a browser's storage. */
export function withDraft<V extends Values>(values: V, draft: unknown): V {
  if (!isValues(draft)) return values;
  const fitting = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(values, name) && isSameKind(values[name], value),
  );
  return { ...values, ...Object.fromEntries(fitting) };
}
