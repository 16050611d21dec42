/** Pages whose items shift while new ones arrive, put together so that each item stands once (T24). Pure. */
export interface Paged<T> {
  pages: T[][];
  pageParams: unknown[];
}

interface Item {
  _id: string;
  /** it was taken out of the list, and its page is still known to have been a whole one */
  gone?: boolean;
}

/** The items of all pages that are still there, each once, where it stood first. */
export function uniqueItems<T extends Item>(pages: readonly T[][]): T[] {
  const seen = new Map<string, T>();
  for (const page of pages) for (const item of page) if (!seen.has(item._id)) seen.set(item._id, item);
  return [...seen.values()].filter(({ gone }) => gone !== true);
}

/**
 * The first page, fetched anew, laid over what is known. `isAfter` says the order of a list that has its newest first, where items move up;
 * one that is known, belongs among the fresh ones and is not there has left the list. Without it the newest stand last and stay.
 * @returns null when so much is new that something may be missing in between: then everything has to be fetched again
 */
export function withFresh<T extends Item>(
  known: Paged<T>,
  fresh: T[],
  { isAfter, pageSize }: { isAfter?: (item: T, other: T) => boolean; pageSize: number },
): Paged<T> | null {
  if (fresh.length < pageSize) return { pages: [fresh], pageParams: known.pageParams.slice(0, 1) };
  const [first = [], ...others] = known.pages;
  const freshIds = new Set(fresh.map(({ _id }) => _id));
  const isKnown = (item: T) => freshIds.has(item._id);
  if (first.length > 0 && !known.pages.some((page) => page.some(isKnown))) return null;
  const rest = first.filter((item) => !isKnown(item));
  const oldest = fresh.at(-1);
  if (isAfter === undefined || oldest === undefined) return { ...known, pages: [[...rest, ...fresh], ...others] };
  return { ...known, pages: [[...fresh, ...rest.filter((item) => isAfter(item, oldest))], ...others] };
}

/** The number of the page that holds what follows, even after arrivals or deletions have shifted what stands on which. */
export function pageAfter(pages: readonly Item[][], lastAsked: number, pageSize: number): number | undefined {
  if ((pages.at(-1)?.length ?? 0) < pageSize) return undefined;
  const count = uniqueItems(pages).length;
  const hasBroughtNew = count > uniqueItems(pages.slice(0, -1)).length;
  return hasBroughtNew ? Math.floor(count / pageSize) + 1 : lastAsked + 1;
}

/**
 * Runs work one at a time: however often it is asked for meanwhile, it runs once more afterwards. So a busy shop does not make its owner's
 * page ask for every message, and no older answer is laid over a newer one.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const runAll = async () => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = true;
    running ??= runAll().finally(() => (running = null));
    return running;
  };
}
