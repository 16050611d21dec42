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
 * The first page, fetched anew, laid over what is known. Among the newest conversations, one that is known and not in it any more has been
 * deleted.
 * @returns null when so much is new that something may be missing in between: then everything has to be fetched again
 */
export function withFresh<T extends Item>(
  known: Paged<T>,
  fresh: T[],
  { newestFirst, pageSize }: { newestFirst: boolean; pageSize: number },
): Paged<T> | null {
  if (fresh.length < pageSize) return { pages: [fresh], pageParams: known.pageParams.slice(0, 1) };
  const [first = [], ...others] = known.pages;
  const freshIds = new Set(fresh.map(({ _id }) => _id));
  const isKnown = (item: T) => freshIds.has(item._id);
  if (first.length > 0 && !known.pages.some((page) => page.some(isKnown))) return null;
  const rest = newestFirst ? first.slice(first.findLastIndex(isKnown) + 1) : first.filter((item) => !isKnown(item));
  return { ...known, pages: [newestFirst ? [...fresh, ...rest] : [...rest, ...fresh], ...others] };
}

/** The number of the page that holds what follows, even after arrivals or deletions have shifted what stands on which. */
export function pageAfter(pages: readonly Item[][], lastAsked: number, pageSize: number): number | undefined {
  if ((pages.at(-1)?.length ?? 0) < pageSize) return undefined;
  const count = uniqueItems(pages).length;
  const hasBroughtNew = count > uniqueItems(pages.slice(0, -1)).length;
  return hasBroughtNew ? Math.floor(count / pageSize) + 1 : lastAsked + 1;
}
