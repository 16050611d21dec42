/** Which of the given products a sentence names, and where: by their whole names or by the words that tell them apart. */
import { withoutMarks } from '../../../languages/patterns.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { createNumberedNames } from './numbered-names.ts';

export interface ProductMention {
  at: number;
  end: number;
  /** one, or those that the words fit alike: "the linen duvet" */
  products: readonly FoundProduct[];
}

interface Word {
  text: string;
  at: number;
  end: number;
  isCapital: boolean;
  isFirst: boolean;
  isNoName: boolean;
}

const shareOf = /[%٪％]\s?$/u;
/** numbers in words stand as digits behind their marks */
const anyOf = /(?<![\p{L}\p{N}])(?:\u2060\u20601|an?|eine?[mnrs]?|une?|un[ao]|uma|um|een|en|ett?|egy|o)\s$/iu;

/** names in Latin letters end where another script begins */
const letters =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}'-]*|(?!\p{Script=Latin})\p{L}(?:(?!\p{Script=Latin})[\p{L}\p{M}'-])*/gu;
const small = new Set(
  'the of and set pair with for a an in to de la le el der die das und et y trio two three four six'.split(' '),
);

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(letters)].map(({ 0: found, index }) => ({
    text: bare(found),
    at: index,
    end: index + found.length,
    // "60 % merino" is what it is made of, and "a bedside table" any
    isNoName: shareOf.test(text.slice(Math.max(0, index - 4), index)),
    isCapital: /^\p{Lu}/u.test(found),
    isFirst: /(?:^|[.!?:\n*•"“»(-])\s*\W{0,3}$/u.test(text.slice(Math.max(0, index - 4), index)),
  }));

const numbers = /^[\ua000-\ua009]$/u;
const bare = (word: string): string => withoutMarks(word.toLowerCase()).replace(/'s$/u, '');
/** "mugs" and "mug", "Lampe" and "lampe" */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|e|n|en)$/u, '') : word);

interface Name {
  name: string;
  stems: readonly string[];
  /** the word that says what it is */
  head: string | null;
}
const keptNames = new Map<string, Name>();

const readName = (name: string): Name =>
  remembered(keptNames, name, () => {
    const words = wordsOf(name).filter(({ text }) => (text.length > 1 || numbers.test(text)) && !small.has(text));
    const head = wordsOf(name.split(/[,(–—|]|\s-\s/u, 1)[0] ?? '').at(-1);
    return {
      name: bare(name),
      stems: words.map(({ text }) => stemOf(text)),
      head: head === undefined ? null : stemOf(head.text),
    };
  });

const optionsOf = ({ offers, variants }: FoundProduct): string[] => [
  ...offers.flatMap(({ options }) => Object.values(options)),
  ...variants,
];

/** "The Sampler has bags from Peru": a word of what is named before it, though something else is called so too */
const saysOfItself = ({ description }: FoundProduct, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`, 'iu').test(description);

const madeFrom = /(?<!\p{L})(?:aus|of|from|in|de|en|di|van|uit|z|ze|av|af|din|из|з|із)\s(?:\p{L}+\s){0,3}$/iu;

/** "the duck is of pine", where a box of pine is called so: what it is made of, and not the box */
const isMaterial = (before: string, word: string, products: readonly FoundProduct[]): boolean =>
  madeFrom.test(before) &&
  products.every(({ attributes = [] }) =>
    attributes.some(({ value }) => wordsOf(value).some(({ text }) => text === bare(word))),
  );

const baskets =
  /^(?:baskets?|carts?|bags?|korb|panier|cesta|carrito|cesto|carrello|mandje?|carrinho|koszyk\p{L}*|košík\p{L}*|kurv\p{L}*|korg\p{L}*)$/iu;
const yours =
  /(?<!\p{L})(?:your|my|shopping|ihre?[mnrs]?|dein\p{L}*|votre|ton|tu|su|tuo|suo|uw|je|seu|sua|twoim|vašem|din|kunde)\s$/iu;

/** "the goods in your basket come to 80 €" is about no basket that is sold */
const isShopping = (before: string, word: string): boolean => baskets.test(word) && yours.test(before);

/** farther apart, two words are no name */
const apart = 3;

export function createMentionsIn(products: readonly FoundProduct[]) {
  const byWord = new Map<string, Set<FoundProduct>>();
  const heads = new Map<string, FoundProduct>();
  const names: [name: string, product: FoundProduct][] = [];
  const { marked } = createNumberedNames(products.map(({ name }) => name));
  for (const product of products) {
    const { name, stems, head } = readName(marked(product.name));
    for (const stem of stems) byWord.set(stem, (byWord.get(stem) ?? new Set()).add(product));
    if (head !== null) heads.set(head, product);
    names.push([name, product]);
  }

  return (raw: string): ProductMention[] => {
    const text = marked(raw);
    const words = wordsOf(text).flatMap(partsOf);
    const found: ProductMention[] = [];
    let cluster: Word[] = [];
    const close = () => {
      const mention = mentionOf(cluster, text);
      if (mention !== null) found.push(mention);
      cluster = [];
    };
    let since = 0;
    for (const word of words) {
      if (small.has(word.text)) continue;
      if (word.isNoName || !byWord.has(stemOf(word.text))) {
        since += 1;
        if (since >= apart) close();
        continue;
      }
      const last = cluster.at(-1);
      if (last !== undefined && isWhole(text, cluster, last)) close();
      else if (
        last !== undefined &&
        /[,;:.!?()|]|\s(?:and|und|et|y|e|en|or|oder|o|ou|of|lub|czy|eller|tai|vai|nebo|или|або|vagy|sau|veya|atau|ή|och|og|i|и|и|ve)\s/u.test(
          text.slice(last.end, word.at),
        ) &&
        !startsWhole(text, cluster)
      )
        close();
      cluster.push(word);
      since = 0;
    }
    close();
    return found.filter((one) => !isOption(one, found, text));
  };

  /** "Die Kilkenny-Decke": what is joined to a word of a name is none of its own */
  function partsOf(word: Word): Word[] {
    if (!word.text.includes('-') || byWord.has(stemOf(word.text))) return [word];
    let at = word.at;
    const parts = word.text.split('-').map((text, place): Word => {
      const part = { ...word, text, at, end: at + text.length, isFirst: word.isFirst || place > 0 };
      at = part.end + 1;
      return part;
    });
    const named = parts.filter(({ text }) => text.length > 1 && byWord.has(stemOf(text)));
    return named.length > 0 ? named : [word];
  }

  /** "The Glow comes in Ember": a colour of what is named besides, though something else is called so */
  function isOption(
    { at, end, products: own }: ProductMention,
    found: readonly ProductMention[],
    text: string,
  ): boolean {
    const said = text.slice(at, end).toLowerCase();
    if (said.includes(' ')) return false;
    if (found.some((other) => other.at < at) && isMaterial(text.slice(0, at), said, own)) return true;
    return found.some((other) =>
      other.products.some(
        (product) =>
          !own.includes(product) &&
          (optionsOf(product).some((value) => value.toLowerCase() === said) ||
            (other.at < at && saysOfItself(product, said))),
      ),
    );
  }

  /** what follows a whole name belongs to another */
  function isWhole(text: string, cluster: readonly Word[], { end }: Word): boolean {
    const from = cluster[0]?.at ?? 0;
    const rest = bare(text.slice(from, from + 120));
    const started = names.filter(([name]) => rest.startsWith(name));
    return started.length > 0 && started.every(([name]) => name.length <= end - from);
  }

  /** "Fig & Sea Salt", "Mugs, Set of Four": marks inside a name do not end it */
  function startsWhole(text: string, cluster: readonly Word[]): boolean {
    const from = cluster[0]?.at ?? 0;
    const rest = bare(text.slice(from, from + 120));
    return names.some(([name]) => rest.startsWith(name));
  }

  function mentionOf(cluster: readonly Word[], text: string): ProductMention | null {
    const [first, last] = [cluster[0], cluster.at(-1)];
    if (first === undefined || last === undefined) return null;
    if (anyOf.test(text.slice(Math.max(0, first.at - 6), first.at)) && !cluster.some(({ isCapital }) => isCapital))
      return null;
    if (cluster.length === 1 && isShopping(text.slice(Math.max(0, first.at - 12), first.at), first.text)) return null;
    const counts = new Map<FoundProduct, number>();
    for (const stem of new Set(cluster.map(({ text }) => stemOf(text))))
      for (const product of byWord.get(stem) ?? []) counts.set(product, (counts.get(product) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const best = [...counts].flatMap(([product, count]) => (count === most ? [product] : []));
    const place = { at: first.at, end: last.end };
    if (most > 1) return { ...place, products: best };
    // "the 12 lb Longbourn", where something else is a case of 12
    const named = cluster.filter(({ text: word }) => !/^\d+$/u.test(word));
    if (best.length > 1 && named.length > 0 && named.length < cluster.length) return mentionOf(named, text);
    const [only] = best;
    if (best.length === 1 && only !== undefined && cluster.some((word) => tellsAlone(word, only)))
      return { ...place, products: [only] };
    return best.length > 1 && cluster.some(({ text }) => heads.has(stemOf(text))) ? { ...place, products: best } : null;
  }

  function tellsAlone({ text, isCapital, isFirst }: Word, product: FoundProduct): boolean {
    if (text.length < 4) return false;
    return (isCapital && !isFirst) || heads.get(stemOf(text)) === product;
  }
}
