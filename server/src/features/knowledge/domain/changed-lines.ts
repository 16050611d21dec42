/** What differs between two readings of a page, line by line, and which lines changed alike on many pages: a banner is told once and not for each. */
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { contentHash } from '../training/copies.ts';

/** Lines of one place of a page, which follow the same line before and now. */
interface Place {
  removed: string[];
  added: string[];
  /** what stands between its lines: they may be parts of one */
  joint: string;
}

type Side = 'removed' | 'added';

export interface PageChanges {
  places: Place[];
  /** around the page, in header and footer */
  around: Place[];
  /** it differs in more than these lines: in its products, or in more than is looked at */
  isMore: boolean;
}

interface SharedLine {
  before: string;
  now: string;
  pages: number;
}

/** a page with more of them was written anew */
const linesMax = 40;
const lineMaxLength = 300;
/** lines that are told of one page, and lines of many pages */
const ownMax = 10;
const listMax = 20;
/** on so many pages a line is told once for all of them */
const pagesMin = 5;

export function changesBetween(before: ExtractedPage, now: ExtractedPage): PageChanges {
  const places = differing(linesOf(before), linesOf(now));
  const around = differing(partsOf(before.siteLines), partsOf(now.siteLines), ' · ');
  const lines = places.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
  const isMoved = lines === 0 && around.length === 0;
  return { places: places.slice(0, linesMax), around, isMore: isMoved || lines > linesMax || !sellsAlike(before, now) };
}

function differing(before: ReadonlySet<string>, now: ReadonlySet<string>, joint = ' '): Place[] {
  const places = new Map<string, Place>();
  const gather = (lines: ReadonlySet<string>, others: ReadonlySet<string>, side: Side) => {
    let after = '';
    for (const line of lines) {
      if (others.has(line)) {
        after = line;
        continue;
      }
      const place = places.get(after) ?? { removed: [], added: [], joint };
      places.set(after, place);
      place[side].push(line);
    }
  };
  gather(before, now, 'removed');
  gather(now, before, 'added');
  return [...places.values()];
}

interface Apart {
  /** the one on the most pages first */
  shared: SharedLine[];
  /** pages that changed in more than these */
  alone: Set<string>;
  /** what else of a page's lines changed, cut short */
  ownOf: (url: string) => Omit<Place, 'joint'>;
}

/**
 * Lines that changed alike on many pages apart from what else changed. They stand around the pages or are all that changed on one page at
 * least: a price that fell for ten products is told as their prices. What stands around few pages changes with each reading, as voices of
 * customers do, and is none of theirs.
 */
export function sharedApart(changes: ReadonlyMap<string, PageChanges>): Apart {
  const common = {
    removed: onMany(changes, 'removed'),
    added: onMany(changes, 'added'),
  };
  const commonOf = ({ removed, added, joint }: Place): Omit<SharedLine, 'pages'> => ({
    before: removed.filter((line) => common.removed.has(line)).join(joint),
    now: added.filter((line) => common.added.has(line)).join(joint),
  });
  const isWhole = ({ removed, added }: Place) =>
    removed.every((line) => common.removed.has(line)) && added.every((line) => common.added.has(line));
  const found = new Map<string, SharedLine>();
  const explaining = new Set<string>();
  for (const { places, around, isMore } of changes.values()) {
    const explains = !isMore && places.every(isWhole);
    for (const place of [...around, ...places]) {
      const line = commonOf(place);
      const key = keyOf(line);
      found.set(key, { ...line, pages: (found.get(key)?.pages ?? 0) + 1 });
      if (explains || around.includes(place)) explaining.add(key);
    }
  }
  const told = new Map(
    [...found].filter(([key, { pages }]) => key !== nothing && pages >= pagesMin && explaining.has(key)),
  );
  const isTold = (place: Place) => told.has(keyOf(commonOf(place)));
  return {
    shared: [...told.values()]
      .toSorted((a, b) => b.pages - a.pages)
      .slice(0, listMax)
      .map(({ before, now, pages }) => ({ before: cut(before), now: cut(now), pages })),
    alone: new Set(
      [...changes].flatMap(([url, { places, isMore }]) =>
        isMore || places.some((place) => !isWhole(place) || !isTold(place)) ? [url] : [],
      ),
    ),
    ownOf: (url) => {
      const places = changes.get(url)?.places ?? [];
      const own = (side: Side) =>
        places
          .flatMap((place) => place[side].filter((line) => !isTold(place) || !common[side].has(line)))
          .slice(0, ownMax)
          .map(cut);
      return { removed: own('removed'), added: own('added') };
    },
  };
}

const keyOf = ({ before, now }: Omit<SharedLine, 'pages'>): string => `${before}\n${now}`;
const nothing = keyOf({ before: '', now: '' });

/** Lines that many pages lost, or that many gained. */
function onMany(changes: ReadonlyMap<string, PageChanges>, side: Side): Set<string> {
  const counts = new Map<string, number>();
  for (const { places, around } of changes.values()) {
    for (const line of new Set([...around, ...places].flatMap((place) => place[side])))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= pagesMin).map(([line]) => line));
}

/** A bar may name the page beside what it says of the shop: that part alone is each page's own. */
const partsOf = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => line.split(/\s+[·•|]\s+/)).filter((part) => part !== ''));

const cut = (line: string): string => (line.length > lineMaxLength ? `${line.slice(0, lineMaxLength - 1)}…` : line);

/** What it sells or lists is the same, whatever its words are. */
const sellsAlike = (before: ExtractedPage, now: ExtractedPage): boolean => {
  const [old, fresh] = [before, now].map((page) => contentHash({ ...page, title: '', blocks: [], siteLines: [] }));
  return old === fresh;
};

/** Each once, in the page's order: the parts of its title, headings, sentences. */
const linesOf = (page: ExtractedPage): Set<string> =>
  new Set(
    [
      ...page.title.split(/\s+[|–—·-]\s+/),
      ...page.blocks.flatMap(({ headings, text }) => [...headings, ...text.split(/\n|(?<=[.!?。！？])\s+/)]),
    ]
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  );
