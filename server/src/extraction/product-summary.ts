/** A page's head says in a line what its product is and for whom, often in words that nothing below uses: "Bluegrass five-string with a hard case". */
import { parsePrices } from './parse-price.ts';

const leastLength = 20;
const mostLength = 200;

/** it speaks of the shop, or of buying */
const sells =
  /(?<!\p{L})(?:buy|shop|order|free (?:shipping|delivery)|kaufen|bestellen|versandkostenfrei\p{L}*|gratis ongkir|beli|belanja|comprar?|acheter|acquista|kopen|koop|kup)(?!\p{L})/iu;

/** The description with what the head says beside it, where that is more. */
export function withSummary(description: string, summary: string, siteNames: readonly string[]): string {
  const known = squeezed(description);
  const bare = squeezed(summary.replace(/(?:…|\.\.\.)\s*$/u, ''));
  const isOfShop = siteNames.some((name) => name !== '' && bare.includes(squeezed(name)));
  const isOther =
    summary.length < leastLength ||
    summary.length > mostLength ||
    isOfShop ||
    sells.test(summary) ||
    parsePrices(summary).some(({ isMarked }) => isMarked);
  return isOther || known === '' || known.includes(bare) || known.includes(bare.slice(0, alikeLetters))
    ? description
    : `${description}\n${summary}`;
}

const alikeLetters = 60;

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
