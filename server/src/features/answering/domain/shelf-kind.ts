/** What a shelf tells of its goods: where a category is called "Biji Kopi" and none of its names say coffee, what lies there is coffee, and a coffee scale on another shelf is none. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { headFirst } from '../../../dialogue/thing-kind.ts';
import type { WantedKind } from '../../../dialogue/thing-kind.ts';
import type { FoundProduct } from '../../../ports/model.ts';

/** a shelf of several kinds tells nothing of each: "Candles & Scents" */
const several = /[&+/,|]|(?<!\p{L})(?:and|und|y|e|et|og|och|ve|dan|en|i|и|та|și|és|ja|a)(?!\p{L})/iu;
/** share of a shelf's names that say the kind from which on names tell, and not the shelf */
const namesTell = 0.5;
const leastOnShelf = 2;

interface Asked {
  /** in the shop's words */
  asked: string;
  /** those of its words that say what is wanted */
  words: readonly { text: string }[];
  language: string;
}

/** The products that a kind's word means, by their shelf where shelves are called so; those of `kind` elsewhere. */
export function ofShelfOrKind(
  kind: WantedKind,
  products: readonly FoundProduct[],
  { asked, words, language }: Asked,
): FoundProduct[] {
  const byName = products.filter((product) => kind.isOf(product));
  const terms = kind.words.flatMap(({ text }) => contentTerms(text, language));
  const says = (text: string) => contentTerms(text, language).some((term) => terms.includes(term));
  const byShelf = Map.groupBy(products, ({ categories }) => categories.at(-1) ?? '');
  const shelves = [...byShelf.keys()].filter((shelf) => shelf !== '' && says(shelf));
  const told = new Set(
    shelves.flatMap((shelf) => {
      const goods = byShelf.get(shelf) ?? [];
      const named = goods.filter(({ name }) => says(name)).length;
      return !several.test(shelf) && goods.length >= leastOnShelf && named < namesTell * goods.length ? goods : [];
    }),
  );
  const elsewhere = byName.filter((product) => !told.has(product));
  if (told.size <= elsewhere.length || isOfOther(kind, shelves, { asked, words, language })) return byName;
  return products.filter(
    (product) =>
      told.has(product) ||
      (elsewhere.includes(product) &&
        (shelves.includes(product.categories.at(-1) ?? '') || isEdge(product.name, says))),
  );
}

/** A "coffee scale" is no coffee: the word beside the kind's, where the language puts the thing itself, names another. */
function isOfOther(kind: WantedKind, shelves: readonly string[], { asked, words, language }: Asked): boolean {
  const text = asked.toLowerCase();
  const [own] = kind.words;
  const at = own === undefined ? -1 : text.indexOf(own.text);
  if (own === undefined || at < 0) return false;
  const onShelf = new Set(contentTerms(shelves.join(' '), language));
  return words.some((word) => {
    if (kind.words.some((one) => one.text === word.text)) return false;
    if (contentTerms(word.text, language).every((term) => onShelf.has(term))) return false;
    const place = text.indexOf(word.text);
    const gap = headFirst.has(language)
      ? text.slice(place + word.text.length, Math.max(place, at))
      : text.slice(at + own.text.length, Math.max(at, place));
    const isBeside = headFirst.has(language) ? place < at : place > at;
    return isBeside && /^[\s-]*$/.test(gap);
  });
}

/** It is the first or the last word of the name. */
function isEdge(name: string, says: (text: string) => boolean): boolean {
  const words = name.split(/[,(|]/u)[0]?.match(/[\p{L}\p{M}'-]+/gu) ?? [];
  return says(words[0] ?? '') || says(words.at(-1) ?? '');
}
