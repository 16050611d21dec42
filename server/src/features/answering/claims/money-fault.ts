/** Amounts of money in a sentence: a named product's price, an amount of the shop's terms, the visitor's own limit, or counted from these. */
import type { Question } from '../../../ports/model.ts';
import { aboutConcepts, heavyOf, limitsIn } from './about.ts';
import { stemsIn, stemsOfSource } from './licence.ts';
import { isCounted, isPriceOf, ofSaidSize } from './prices.ts';
import type { Stated } from './prices.ts';
import { saysFree, saysOrder } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, percentsIn } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { codesOf, perSource, readOnce } from './sources.ts';
import type { Source } from './sources.ts';
import { isWithinRange, saysEach, saysHalf, saysSurcharge, saysTotal } from './sum-words.ts';
import type { Reductions } from './sum-words.ts';
import type { Terms } from './terms.ts';
import { createMeantBy, focusOf, optionWords, totalsAsked } from './whose-price.ts';
import { isOwnSurcharge, isRateOrFee, isTimesOfEach } from './worked-out.ts';

/** words of a clause that one statement with the same sum must say, and how many of them */
const leastShared = 3;
const shareShared = 0.6;

export function createMoneyFault(question: Question, terms: Terms, sources: readonly Source[], asked: Context) {
  const meantBy = createMeantBy(question);
  const said = readOnce(question.text, question.language);

  let coded: readonly Source[] | null = null;
  let free: readonly number[] | null = null;
  let totals: ReadonlySet<number> | null = null;
  const limits = () => (free ??= sources.flatMap((source) => (source.product === null ? freeFrom(source) : [])));

  return moneyFault;

  function moneyFault(
    group: readonly Claim[],
    sentence: Sentence,
    amounts: number[],
    counted: Set<number>,
  ): string | null {
    for (const claim of group) {
      const told = moneyHolds(claim, group, sentence, amounts);
      if (told === null)
        return `it names a price that is not the one in the shop data for this: “${sentence.plain
          .slice(Math.max(0, claim.at - 4), claim.end)
          .replaceAll('\u2060', '')
          .trim()}”`;
      if (told === 'counted') for (const { said: one } of sentence.claims) counted.add(one);
      amounts.push(claim.value);
    }
    return null;
  }

  function moneyHolds(
    claim: Claim,
    group: readonly Claim[],
    sentence: Sentence,
    amounts: readonly number[],
  ): 'stated' | 'counted' | null {
    const { plain, mentions } = sentence;
    const clause = clauseAround(sentence, claim);
    const inClause = mentions.filter(({ at }) => at >= clause.from && at < clause.to);
    const isTerm = heavyOf(clause.families).length > 0 && inClause.length === 0;
    const meant = meantBy(claim, sentence);
    const counting = {
      text: plain,
      before: plain.slice(0, claim.at),
      claim,
      products: meant.all,
      quantities: quantitiesIn(sentence),
      counted: countedBefore(sentence, claim),
      others: [...sentence.context.amounts, ...amounts],
      stated: statedBefore(sentence, claim),
      limits: limits(),
      reductions: reductionsIn(sentence),
    };
    const each = ofSaidSize(meant.each, clause.text);
    if (!isTerm && each.some((product) => isPriceOf(counting, product, optionWords(sentence, claim, product))))
      return 'stated';
    const hasSubject =
      meant.each.length > 0 && (mentions.some(({ at }) => at < claim.at) || sentence.context.products.length > 0);
    const isAboutTerms =
      isTerm ||
      heavyOf(clause.families).length > 0 ||
      (!hasSubject && sentence.about.families.size >= 0) ||
      saysTermsBefore(sentence, claim) ||
      isLimitOfTerm(sentence, claim) ||
      // "that costs 49 € an order", where the question was about delivery
      (mentions.length === 0 && [sentence.context, asked].some(({ families }) => heavyOf(families).length > 0)) ||
      clause.families.has('gift') ||
      saysSurcharge(clause.text);
    if (isAboutTerms && terms.isSupported(group, sentence)) return 'stated';
    if (isOwnSurcharge(claim, sentence, meant.each, sources) && terms.isSupported(group, sentence)) return 'stated';
    if (isRateOrFee(claim, sentence, sources)) return 'stated';
    if (isTimesOfEach(claim, sentence, quantitiesIn(sentence), sources, terms)) return 'counted';
    if (
      repeatsLimit(claim, sentence) ||
      isAskedFor(claim, sentence) ||
      (!isTerm &&
        mentions.length + sentence.context.products.length + focusOf(question).length > 0 &&
        isToldOfService(claim, clause.text, sentence))
    )
      return 'stated';
    if (terms.isBound(group, sentence)) return 'stated';
    if (isTotalAsked(claim, sentence, counting.others)) return 'counted';
    return isCounted(counting) && (!isTerm || counting.others.length + meant.all.length > 0) ? 'counted' : null;
  }

  /** "We embroider a name of up to 12 letters on a bed's cover for $15": a product is named, and the sum is what the shop asks for something done with it. */
  function isToldOfService(claim: Claim, text: string, { mentions }: Sentence): boolean {
    const names = new Set(mentions.flatMap((one) => one.products.flatMap(({ name }) => stemsIn(name))));
    const stems = new Set(stemsIn(text).filter((stem) => !/^\d/u.test(stem) && !names.has(stem)));
    const least = Math.max(leastShared, shareShared * stems.size);
    return sources.some((source) => {
      if (source.product !== null || !source.claims.some((one) => sameClaim(one, claim))) return false;
      const told = stemsOfSource(source);
      return [...stems].filter((stem) => told.has(stem) || told.has(`${stem}s`)).length >= least;
    });
  }

  function saysTermsBefore({ plain, about, mentions }: Sentence, claim: Claim): boolean {
    const last = mentions.findLast(({ at }) => at < claim.at)?.end ?? 0;
    const lower = plain.slice(last, claim.at).toLowerCase();
    const own = [...about.concepts]
      .filter(([, word]) => word !== '' && lower.includes(word))
      .map(([concept]) => concept);
    return heavyOf(aboutConcepts(own).families).length > 0;
  }

  /** "under 100 €" repeats the visitor's limit, and so does the worth of an order that they named. */
  function repeatsLimit(claim: Claim, sentence: Sentence): boolean {
    const { minPrice, maxPrice } = question.limits;
    const limit = limitsIn(sentence.plain).find(({ amount }) => amount === claim.value)?.limit ?? null;
    if (limit !== null && (claim.value === minPrice || claim.value === maxPrice)) return true;
    const wasSaid = said.claims.some((one) => one.said === claim.said);
    const isOrder = saysOrder(sentence.plain) || limit !== null;
    return wasSaid && isOrder && (said.claims.some((one) => sameClaim(one, claim)) || claim.said === maxPrice);
  }

  /** before anything else is priced: later totals are of what was named */
  function isTotalAsked({ value }: Claim, { plain, mentions, claims }: Sentence, others: readonly number[]): boolean {
    const isFirst = others.length === 0 && claims.filter(({ kind }) => kind === 'money').length === 1;
    if (!isFirst || mentions.length > 0 || !saysTotal(plain)) return false;
    totals ??= said.claims.some(isQuantity) ? new Set() : totalsAsked(question);
    return totals.has(Math.round(value * 100));
  }

  /** "Of course: they come from 10 to 150, so 50 is fine" */
  function isAskedFor(claim: Claim, sentence: Sentence): boolean {
    const ends = sentence.claims.filter(({ kind, range }) => kind === 'money' && range >= 0);
    return (
      said.claims.some((one) => sameClaim(one, claim)) &&
      isWithinRange(claim, sentence.claims) &&
      terms.isSupported(ends, sentence)
    );
  }

  /** What is taken off: shares that were said, and amounts of the codes that the sentence names. */
  function reductionsIn({ claims, context, plain }: Sentence): Reductions {
    const lower = plain.toLowerCase();
    coded ??= sources.filter((source) => codesOf(source).length > 0);
    const ofCodes = coded.filter((source) => codesOf(source).some((code) => lower.includes(code.toLowerCase())));
    const off = ofCodes.flatMap((source) =>
      source.claims.flatMap(({ kind, value }) =>
        kind === 'money' && !limitsIn(source.plain).some(({ amount, limit }) => amount === value && limit !== null)
          ? [value]
          : [],
      ),
    );
    return {
      percents: [
        ...context.percents,
        ...percentsIn(claims),
        ...(saysHalf(plain) ? [50] : []),
        ...ofCodes.flatMap((source) => percentsIn(source.claims)),
      ],
      amountsOff: off,
    };
  }

  /** Prices that the sentence said before this one, each with the numbers that stand between it and the last. */
  function statedBefore({ claims, plain }: Sentence, claim: Claim): Stated[] {
    const moneys = claims.filter(({ kind, at }) => kind === 'money' && at < claim.at);
    return moneys.map(({ value, at, end }, place) => {
      const from = moneys[place - 1]?.end ?? 0;
      const between = claims.filter((one) => one.at >= from && one.at < at && isQuantity(one));
      return { amount: value, counts: between.map((one) => one.said), isEach: saysEach(plain.slice(end, end + 16)) };
    });
  }

  function countedBefore({ claims }: Sentence, claim: Claim): number[] {
    const from = claims.findLast(({ kind, at }) => kind === 'money' && at < claim.at)?.end ?? 0;
    return claims.flatMap((one) => (one.at >= from && one.at < claim.at && isQuantity(one) ? [one.said] : []));
  }

  function quantitiesIn({ claims, plain }: Sentence): number[] {
    // "25 a night, so 50 for 2 nights"
    const isRated = saysEach(plain);
    return [...claims, ...said.claims]
      .filter((one) => isQuantity(one) || one.kind === 'measure' || (isRated && one.kind === 'min'))
      .map((one) => one.said);
  }
}

/** what an order must reach for what a statement says to be free */
const freeFrom = perSource(({ plain }) =>
  saysFree(plain) ? limitsIn(plain).flatMap(({ amount, limit }) => (limit === 'over' ? [amount] : [])) : [],
);

const isQuantity = ({ kind, article }: Claim): boolean => (kind === 'word' || kind === 'none') && !article;

/** "That is over 80 €, so delivery is free" */
const isLimitOfTerm = ({ plain, about }: Sentence, { value }: Claim): boolean =>
  heavyOf(about.families).length > 0 && limitsIn(plain).some(({ amount, limit }) => amount === value && limit !== null);
