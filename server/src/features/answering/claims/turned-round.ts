/** A word that is affirmed where the shop denies it, or the other way round, of the same. */
import { isQuestion, rootsOf, said } from './licence.ts';
import type { Licence, Support } from './licence.ts';
import { saysNo } from './promise-words.ts';
import { isQuoted } from './quoted.ts';
import { saysTotal } from './sum-words.ts';
import type { Sentence } from './said-sentence.ts';

/** where what is said holds sometimes, a "no" beside it is none */
export const hedged =
  /(?<!\p{L})(?:if|unless|until|till|before|when|whether|except|otherwise|only|instead|rather|traces?|might|(?:not|noch nicht|nicht|aún no|todavía no|pas encore|non ancora|nog niet) (?:yet )?(?:included|counted|dabei|enthalten|inbegriffen|drin|eingerechnet|incluid\p{L}+|compris\p{L}*|compres\p{L}+|inbegrepen)|wenn|falls|außer|bis|bevor|sonst|nur|ob|sobald|solange)(?!\p{L})|[?？]\s*$/iu;
/** denies what comes after it alone */
const without = /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder)(?!\p{L}).*/iu;

export const telling = 0.8;
/** ... of what was asked */
const tellingOfAsked = 0.4;
/** what is said so often is said of many things */
const oftenSaid = 12;

/** A word that is affirmed, where those statements which speak most of the same deny it; or the other way round. */
export function turnsRound(
  sentence: Sentence,
  { words, asked, supports, isOfProduct, shareOf }: Licence,
): string | null {
  const { plain } = sentence;
  if (hedged.test(plain)) return null;
  if (
    isQuoted(
      sentence,
      supports.map(({ source }) => source),
    )
  )
    return null;
  const askedRoots = new Set(asked.map(({ root }) => root));
  /** "together", where the sentence counts up */
  const isTotal = (root: string) =>
    (plain.toLowerCase().match(letters) ?? []).some((one) => one.startsWith(root) && saysTotal(one));
  const isNo = saysNo(plain) || words.some(({ isDenied }) => isDenied);
  for (const [at, word] of words.entries()) {
    if (isTotal(word.root)) continue;
    if (isNo !== word.isDenied || word.weight < (askedRoots.has(word.root) ? tellingOfAsked : telling)) continue;
    const saying = supports.filter(
      ({ how, source }) => ((how[at] ?? 0) & (said.affirmed | said.denied)) > 0 && !isQuestion(source.plain),
    );
    if (
      saying.length === 0 ||
      saying.length > oftenSaid ||
      saying.some(({ how }) => ((how[at] ?? 0) & said.byName) > 0)
    )
      continue;
    const others = words.filter(({ root }) => root !== word.root);
    const weighed = saying.map((support) => ({ support, weight: besideIn(support, others) }));
    const most = Math.max(leastBeside, ...weighed.map(({ weight }) => weight));
    const beside = weighed.filter(({ weight }) => weight >= most * nearMost).map(({ support }) => support);
    // what was asked is what is meant
    const near = beside.length === 0 && askedRoots.has(word.root) ? saying : beside;
    const isTurned = near.length > 0 && near.every((support) => isOpposite(support, at, word.isDenied));
    if (!isTurned) continue;
    const rest = others.reduce((sum, { weight }) => sum + weight, 0);
    // the rest of it stands elsewhere, without this word
    const isTold =
      rest > restLeast &&
      supports.some((support) => (support.how[at] ?? 0) === 0 && shareOf(ownWordsOf(support), others) > restTold);
    if (isTold && !word.isDenied) continue;
    return word.isDenied ? 'it denies what the shop data affirms' : 'it affirms what the shop data denies';
  }
  return null;

  function besideIn({ how, source }: Support, others: readonly (typeof words)[number][]): number {
    let sum = source.product === null || !isOfProduct ? 0 : ofProduct;
    for (const { root, weight } of asked)
      if (rootsOf(source).has(root) && !words.some((word) => word.root === root)) sum += weight * askedWeight;
    for (const [place, other] of words.entries()) {
      const one = how[place] ?? 0;
      if (!others.includes(other) || (one & said.byName) > 0) continue;
      if ((one & (said.affirmed | said.denied)) > 0) sum += other.weight;
      else if (one > 0) sum += other.weight * 0.7;
    }
    return sum;
  }
}

const ofProduct = 0.4;
const askedWeight = 0.4;
const leastBeside = 0.5;
const nearMost = 0.55;
const restLeast = 2;
const letters = /\p{L}{4,}/gu;
const restTold = 0.85;

/** what stands above a statement alone does not make it one about that */
const ownWordsOf = ({ source, how }: Support): Support => ({
  source,
  how: how.map((one) => (one === said.above ? 0 : one)),
});

function isOpposite({ how, source }: Support, at: number, isDenied: boolean): boolean {
  const one = how[at] ?? 0;
  if (!isDenied) return (one & said.affirmed) === 0;
  return (one & said.denied) === 0 && !hedged.test(source.plain) && !saysNo(source.plain.replace(without, ' '));
}
