/** Pages whose items shift while new ones arrive, put together so that each item stands once (T24). Pure. */
export interface Paged<T> {
  pages: T[][];
  pageParams: unknown[];
}

interface Item {
  _id: string;
}

/** The items of all pages, each once, where it stood first. */
export function uniqueItems<T extends Item>(pages: readonly T[][]): T[] {
  const seen = new Map<string, T>();
  for (const page of pages) for (const item of page) if (!seen.has(item._id)) seen.set(item._id, item);
  return [...seen.values()];
}

/**
 * The first page, fetched anew, laid over what is known.
 * @returns null when so much is new that something may be missing in between: then everything has to be fetched again
 */
export function withFresh<T extends Item>(
  known: Paged<T>,
  fresh: T[],
  { newestFirst, pageSize }: { newestFirst: boolean; pageSize: number },
): Paged<T> | null {
  const [first = [], ...others] = known.pages;
  const ids = new Set(first.map(({ _id }) => _id));
  const meets = first.length === 0 || fresh.length < pageSize || fresh.some(({ _id }) => ids.has(_id));
  if (!meets) return null;
  const freshIds = new Set(fresh.map(({ _id }) => _id));
  const rest = first.filter(({ _id }) => !freshIds.has(_id));
  return { ...known, pages: [newestFirst ? [...fresh, ...rest] : [...rest, ...fresh], ...others] };
}
