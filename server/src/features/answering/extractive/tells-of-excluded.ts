import type { Asking, Draft } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** What it shall be without is not what is told of. */
export const tellsOfExcluded = (
  { kind, products, passages }: Draft,
  { part: { limits }, shopLanguage }: Asking,
): boolean =>
  kind !== 'search' &&
  [
    ...products.map(({ name }) => name),
    ...passages.flatMap((page) => (page.kind === 'product' ? [page.title] : [])),
  ].some((name) =>
    limits.excluded.some((group) => heldShare(tellingWords(group, shopLanguage), name, shopLanguage) === 1),
  );
