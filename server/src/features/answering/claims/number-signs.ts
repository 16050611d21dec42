/** What tells whether the numbers of a sentence are those of what they are said of: how much of what stands around each stands around it in a statement too, and around another number of its kind. */
import type { Mention as PlaceMention } from '../../../facts/places.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { holdsFor } from './about.ts';
import { rarityOf, rootOf, tellingIn } from './met-words.ts';
import type { createMeetings, MetWord } from './met-words.ts';
import { pricesOf } from './prices.ts';
import { sameClaim, sharesCurrency } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, placesMeant, productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { readOnce, regionsAround, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';

/** what stands around a number counts most, the rest of the sentence less, then the question and the sentence before */
const weights = { clause: 1, sentence: 0.6, asked: 0.4, before: 0.25 };
/** a word of the statement that stands elsewhere in it than the number */
const restWeight = 0.5;
/** another number that stands with both */
const besideWeight = 0.15;
/** of another product, of another place */
const elsewhere = { product: 0.6, place: 0.5 };
/** of what is no number, or whose number is a price of what is meant */
const unbound = 2;

export function createNumberSigns(
  question: Question,
  sources: readonly Source[],
  meetingsOf: ReturnType<typeof createMeetings>,
) {
  const asked = readOnce(question.text, question.language);
  const products = question.products.map(({ document }) => document);
  const metIn = (text: string, language: string, weight: number): MetWord[] =>
    tellingIn(text, language).map((word) => ({
      word,
      weight: weight * rarityOf(word),
      by: meetingsOf(word, language),
    }));
  const askedWords = metIn(question.text, question.language, weights.asked);

  return (sentence: Sentence) => {
    const counted = sentence.claims.filter(
      ({ article, kind, spelled, said: value }) => !article && !(spelled && kind === 'word' && value < 2),
    );
    const read = counted.map((claim) => readNumber(claim, sentence));
    const unheld = read.filter(({ isHeld, isPrice }) => !isHeld && !isPrice);
    const bound = read.filter(({ isPriceOfMeant }) => !isPriceOfMeant);
    const worst = bound.toSorted((a, b) => leadOf(a) - leadOf(b))[0];
    const least = (of: (one: (typeof read)[number]) => number) => Math.min(unbound, ...bound.map(of));
    const ofKind = (...some: Claim['kind'][]) => read.filter(({ kind }) => some.includes(kind)).length;
    return {
      numbers: read.length,
      unheld: unheld.length,
      unheldNotAsked: unheld.filter(({ isAsked }) => !isAsked).length,
      unheldMoney: unheld.filter(({ kind }) => kind === 'money').length,
      toldBefore: read.filter(({ isTold }) => isTold).length,
      money: ofKind('money'),
      times: ofKind('min', 'month'),
      percents: ofKind('percent'),
      clocks: ofKind('clock'),
      measures: ofKind('measure'),
      counts: ofKind('word'),
      bare: ofKind('none'),
      pricesOfNamed: read.filter(({ isPriceOfNamed }) => isPriceOfNamed).length,
      pricesOfMeant: read.filter(({ isPriceOfMeant, isPriceOfNamed }) => isPriceOfMeant && !isPriceOfNamed).length,
      pricesOfOthers: read.filter(({ isPrice, isPriceOfMeant }) => isPrice && !isPriceOfMeant).length,
      leastHolder: least(({ holder }) => holder),
      leastLead: least(leadOf),
      leastWideHolder: least(({ wideHolder }) => wideHolder),
      leastWideLead: least(({ wideHolder, wideRival }) => wideHolder - wideRival),
      leastLeadOfMeant: least(({ holderOfMeant, rivalOfMeant }) => holderOfMeant - rivalOfMeant),
      leastHolderOfMeant: least(({ holderOfMeant }) => holderOfMeant),
      leastNumbers: least(({ numbers, rivalNumbers }) => numbers - rivalNumbers),
      'worst.holder': worst?.holder ?? -1,
      'worst.rival': worst?.rival ?? -1,
      'worst.lead': worst === undefined ? unbound : leadOf(worst),
      'worst.wideLead': worst === undefined ? unbound : worst.wideHolder - worst.wideRival,
      'worst.wideRival': worst?.wideRival ?? -1,
      'worst.ofMeant': worst === undefined ? unbound : worst.holderOfMeant - worst.rivalOfMeant,
      'worst.numbers': worst === undefined ? 0 : worst.numbers - worst.rivalNumbers,
      'worst.isHeld': Number(worst?.isHeld ?? true),
      'worst.isAsked': Number(worst?.isAsked ?? false),
      'worst.isTold': Number(worst?.isTold ?? false),
      'worst.kind': worst === undefined ? -1 : kinds.indexOf(worst.kind),
    };
  };

  function readNumber(claim: Claim, sentence: Sentence) {
    const { plain, context } = sentence;
    const clause = clauseAround(sentence, claim).text;
    const meant = productsMeant(sentence);
    const words = `${question.text} ${context.before} ${plain}`;
    const named = meant.flatMap((product) => [pricesOf(product, clause), pricesOf(product, words)]);
    const isMoney = claim.kind === 'money';
    return {
      ...boundTo(claim, sentence, clause),
      isHeld: sources.some((source) => source.claims.some((one) => sameClaim(one, claim))),
      isAsked: asked.claims.some((one) => one.said === claim.said),
      isPriceOfNamed: isMoney && holdsPrice(named, claim),
      isPriceOfMeant: isMoney && isPriceOfAny(meant, claim),
      isPrice: isMoney && isPriceOfAny(products, claim),
      kind: claim.kind,
      isTold: context.amounts.includes(claim.value) || context.counts.includes(claim.said),
    };
  }

  /** What stands around this number in the statement that says most of it, and around another of its kind: of the part with the number (`holder`, `rival`) and of the whole statement (`wide`). */
  function boundTo(claim: Claim, sentence: Sentence, clause: string) {
    const { plain, language, context, claims } = sentence;
    const urls = new Set(productsMeant(sentence).map(({ url }) => url));
    const places = placesMeant(sentence);
    const spoken = new Map<string, MetWord>();
    for (const one of [
      ...metIn(clause, language, weights.clause),
      ...metIn(plain, language, weights.sentence),
      ...askedWords,
      ...metIn(context.before, language, weights.before),
    ])
      if (!spoken.has(one.word.term)) spoken.set(one.word.term, one);
    const others = [...claims, ...asked.claims].filter((one) => one.said !== claim.said && !one.article);
    const numbers = [...new Set(others.map(({ said }) => String(said)))];
    const all = [...spoken.values()].reduce((sum, { weight }) => sum + weight, 0) || 1;
    const best = {
      holder: 0,
      rival: 0,
      wideHolder: 0,
      wideRival: 0,
      holderOfMeant: 0,
      rivalOfMeant: 0,
      numbers: 0,
      rivalNumbers: 0,
    };
    for (const [at, source] of sources.entries()) {
      const isMeant = source.product !== null && urls.has(source.product);
      for (const one of source.claims) {
        if (one.kind !== claim.kind || !countsSame(one, claim)) continue;
        const segment = segmentWords(source, one);
        let [near, wide] = [0, 0];
        for (const { word, weight, by } of spoken.values()) {
          const share = by.get(at);
          if (share === undefined) continue;
          wide += weight * share;
          near += weight * (segment.has(rootOf(word)) ? 1 : share * restWeight);
        }
        wide /= all;
        const isOfIt = isMeant || source.product === null || urls.size === 0;
        const isThere = places.length === 0 || holdsAt(source, one, places);
        const beside = numbers.filter((value) => segment.has(value)).length;
        near =
          (near / all + besideWeight * beside) * (isOfIt ? 1 : elsewhere.product) * (isThere ? 1 : elsewhere.place);
        if (sameClaim(one, claim)) {
          if (near > best.holder) best.numbers = beside;
          best.holder = Math.max(best.holder, near);
          best.wideHolder = Math.max(best.wideHolder, wide);
          if (isMeant) best.holderOfMeant = Math.max(best.holderOfMeant, near);
        } else {
          if (near > best.rival) best.rivalNumbers = beside;
          best.rival = Math.max(best.rival, near);
          best.wideRival = Math.max(best.wideRival, wide);
          if (isMeant) best.rivalOfMeant = Math.max(best.rivalOfMeant, near);
        }
      }
    }
    return best;
  }
}

/** what is counted, by its first letters */
const countedLength = 4;
const countsSame = (one: Claim, claim: Claim): boolean =>
  claim.kind !== 'word' || one.of.slice(0, countedLength) === claim.of.slice(0, countedLength);

const label = /^[^:\d]{2,30}:/u;
const segmentsRead = new WeakMap<Claim, ReadonlySet<string>>();

/** The roots and numbers of the part of a statement that holds one of its claims, of the label before it and of the heading above. */
function segmentWords(source: Source, claim: Claim): ReadonlySet<string> {
  const known = segmentsRead.get(claim);
  if (known !== undefined) return known;
  const text = segmentOf(source, claim);
  const texts = [text, label.exec(source.plain)?.[0] ?? '', ...source.above.slice(0, 1)];
  const words = new Set(texts.flatMap((one) => tellingIn(one, source.language).map(rootOf)));
  for (const one of source.claims)
    if (one !== claim && text.includes(source.plain.slice(one.at, one.digitsEnd))) words.add(String(one.said));
  segmentsRead.set(claim, words);
  return words;
}

const holdsPrice = (of: readonly ReturnType<typeof pricesOf>[], { value, currencies }: Claim): boolean =>
  of.some(({ prices, former }) =>
    [...prices, ...former].some(({ amount, currency }) => amount === value && sharesCurrency(currencies, [currency])),
  );

const isPriceOfAny = (some: readonly FoundProduct[], claim: Claim): boolean =>
  holdsPrice(
    some.map((product) => pricesOf(product)),
    claim,
  );

function holdsAt(source: Source, claim: Claim, places: readonly PlaceMention[]): boolean {
  const { text, regions } = regionsAround(source, claim);
  return regions.within.length + regions.outside.length === 0 || holdsFor(text, regions, places);
}

const kinds: readonly Claim['kind'][] = ['money', 'percent', 'min', 'month', 'measure', 'clock', 'word', 'none'];
const leadOf = ({ holder, rival }: { holder: number; rival: number }): number => holder - rival;
