/** Names are typed as they sound: "harmny" is put as the product is called that was found by it. */
import { isNearForm, stepsBetween } from '../../../lib/letter-steps.ts';
import type { FoundProduct } from '../../../ports/model.ts';

/** shorter ones are words of their own too often: "suche" is no beech */
const shortest = 6;
/** from so many letters on two may differ */
const long = 8;
const wordsMax = 40;
const namesMax = 12;

/** A question's words that the shop does not know, as a found product's name has them; all others as they are. */
export function respelled(
  asked: string,
  products: readonly Pick<FoundProduct, 'name'>[],
  isKnown: (word: string) => boolean,
): string {
  const words = asked.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const doubtful = [...new Set(words)].filter((word) => word.length >= shortest).slice(0, wordsMax);
  const names = new Set(
    products.slice(0, namesMax).flatMap(({ name }) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  );
  const said = measured(asked, products);
  return doubtful.reduce((text, word) => {
    const plain = word.toLowerCase();
    if (names.has(plain)) return text;
    const most = plain.length >= long ? 2 : 1;
    // hardly anybody mistakes the first letter
    const near = [...names]
      .filter((name) => name[0] === plain[0])
      .map((name) => ({ name, steps: stepsBetween(plain, name, most) }))
      .filter(({ name, steps }) => steps <= most && !isNearForm(plain, name))
      .sort((a, b) => a.steps - b.steps)[0];
    return near === undefined || isKnown(word) ? text : text.replace(word, near.name);
  }, said);
}

/** units that names cut to their first letters */
const unit =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)\s?(watts?|volts?|lit(?:er|re|ros?|ri)s?|amp(?:ere|ère)s?|grams?|gramm|gr|kilo(?:gram(?:m|s|me|mes)?)?|met(?:er|re)s?|centimet(?:er|re)s?|inch(?:es)?|inci|megapixels?|terabytes?|gigabytes?)(?!\p{L})/giu;
const symbols: [RegExp, string][] = [
  [/^kilo/iu, 'kg'],
  [/^cent/iu, 'cm'],
  [/^mega/iu, 'mp'],
  [/^tera/iu, 'tb'],
  [/^giga/iu, 'gb'],
  [/^inc/iu, 'in'],
];

/** "The 9 watt one" where a name says "9W". */
const measured = (asked: string, products: readonly Pick<FoundProduct, 'name'>[]): string =>
  asked.replaceAll(unit, (said: string, amount: string, word: string) => {
    const symbol = symbols.find(([begins]) => begins.test(word))?.[1] ?? word.slice(0, 1).toLowerCase();
    const written = `${amount}${symbol}`;
    const isNamed = products.some(({ name }) =>
      name
        .toLowerCase()
        .split(/[\s,()/]+/u)
        .includes(written),
    );
    return isNamed ? written : said;
  });
