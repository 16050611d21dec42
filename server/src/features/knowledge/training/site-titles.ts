/** What most of a site's titles begin or end with is the shop's name, whether the pages say so or not. */
import { nameKey, titleEdges } from '../../../extraction/page-title.ts';

const pagesMin = 6;
const commonShare = 0.5;

export function createTitleCleaner(titles: readonly string[]): (title: string) => string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const key of new Set(titleEdges(title).map(({ part }) => nameKey(part)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isCommon = (part: string) =>
    (counts.get(nameKey(part)) ?? 0) >= Math.max(pagesMin, commonShare * titles.length);
  return (title) => titleEdges(title).find(({ part, rest }) => rest !== '' && isCommon(part))?.rest ?? title;
}
