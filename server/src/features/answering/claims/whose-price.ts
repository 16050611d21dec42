/** Whose price an amount of a sentence is: the product named before it, of several in a row the one in its place, else the one of the kind that its clause speaks of. */
import { isThing } from '../../../languages/concepts.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf } from './about.ts';
import { offersNamed } from './prices.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, saysIt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';

export function createMeantBy(question: Question) {
  const products = question.products.map(({ document }) => document);

  return meantBy;

  /** The k-th price after names in a row is the k-th one's; counting may take all of them. */
  function meantBy(claim: Claim, sentence: Sentence): { each: readonly FoundProduct[]; all: readonly FoundProduct[] } {
    const { mentions, claims, context } = sentence;
    const moneys = claims.filter(({ kind }) => kind === 'money');
    const before = mentions.filter(({ at }) => at < claim.at);
    const all =
      before.length > 0
        ? [
            ...new Set([
              ...(before.length < 2 ? context.products.slice(0, 4) : []),
              ...before.flatMap(({ products: named }) => named),
            ]),
          ]
        : context.products.length > 0
          ? context.products
          : focusOf(question);
    const ofKind = kindMeant(sentence, claim, before.at(-1)?.products ?? []);
    if (ofKind.length > 0) return { each: ofKind, all: [...new Set([...ofKind, ...all])] };
    if (before.length === 0) {
      const [next] = mentions;
      if (next !== undefined) return { each: next.products, all: next.products };
      if (context.products.length > 0) return { each: context.products, all };
      const focus = focusOf(question);
      return { each: focus.length > 0 ? focus : products, all };
    }
    const lastMoney = moneys.findLast(({ at, end }) => at < claim.at && before.some((mention) => mention.at > end));
    const run = before.filter(({ at }) => at > (lastMoney?.end ?? -1));
    const place = moneys.filter(({ at }) => at > (run.at(-1)?.at ?? 0) && at < claim.at).length;
    const isListed = run.length > 1 && moneys.filter(({ at }) => at > (run.at(-1)?.at ?? 0)).length >= run.length;
    return { each: (isListed ? run[place] : run.at(-1))?.products ?? [], all };
  }

  /** "the mugs cost": the clause's own word for them, where it names none and what was named before is of another kind */
  function kindMeant(sentence: Sentence, claim: Claim, last: readonly FoundProduct[]): readonly FoundProduct[] {
    const { from, to, text } = clauseAround(sentence, claim);
    if (sentence.mentions.some(({ at, end }) => at < to && end > from)) return [];
    const lower = text.toLowerCase();
    const said = [...sentence.about.concepts].flatMap(([concept, word]) =>
      isThing(concept) && word !== '' && lower.includes(word) ? [concept] : [],
    );
    if (said.length === 0) return [];
    const thingsOf = ({ name }: FoundProduct) => aboutOf(name, question.shopLanguage).things;
    const isWholly = (product: FoundProduct) => said.every((thing) => thingsOf(product).has(thing));
    if (last.length > 0) return last.some(isWholly) ? [] : products.filter(isWholly);
    const focus = sentence.context.products.length > 0 ? sentence.context.products : focusOf(question);
    const wholly = focus.filter(isWholly);
    if (wholly.length > 0) return wholly;
    const others = products.filter(isWholly);
    if (others.length > 0) return [...others, ...focus];
    const isOf = (product: FoundProduct) => said.some((thing) => thingsOf(product).has(thing));
    const near = focus.filter(isOf);
    return near.length > 0 ? near : [...products.filter(isOf), ...focus];
  }
}

/** Words since the last price and up to the next: the variant that is meant stands there. */
export function optionWords(sentence: Sentence, claim: Claim, product: FoundProduct): string {
  const { plain, claims } = sentence;
  const { at, end } = claim;
  // "the kilo is sold out, but the 250 g bag costs 10": that of the part wins
  const { text } = clauseAround(sentence, claim);
  if (offersNamed(product, text).length > 0 && claims.every((one) => one === claim || one.kind !== 'money'))
    return text;
  const last = claims.findLast((one) => one.kind === 'money' && one.end <= at)?.end ?? 0;
  const next = claims.find((one) => one.kind === 'money' && one.at >= end)?.at ?? plain.length;
  const own = plain.slice(last, next);
  // "The 250 fits. It's 119": the variant that was spoken of is meant on
  const isOn = last === 0 && saysIt.test(plain) && offersNamed(product, own).length === 0;
  return isOn && offersNamed(product, sentence.context.before).length === 1 ? sentence.context.before : own;
}

/** what the question is about */
export const focusOf = ({ parts }: Question): readonly FoundProduct[] =>
  parts.flatMap(({ focus }) => focus).slice(0, 4);
