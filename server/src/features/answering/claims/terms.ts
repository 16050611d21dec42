/** Whether numbers of a sentence stand together in a source about the same thing, in the same place, for the same kind of goods. */
import { isThing } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { aboutOf, heavyOf, kindsOf, namesOtherLabel, sharesFamily } from './about.ts';
import { createBound } from './bound-terms.ts';
import { isToldBehind } from './denied-ways.ts';
import type { Licence } from './licence.ts';
import type { ProductMention } from './mentions.ts';
import { isOutdone } from './other-number.ts';
import type { Candidate } from './other-number.ts';
import { saysFrom } from './promise-words.ts';
import { isTime } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, familiesAt, productsAt } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import {
  endsAlike,
  hasSameRole,
  isCarrier,
  isForSubscribers,
  isInHeadsUnit,
  isOfOtherMeasure,
  isOfOthers,
  isRangeOf,
  limitOf,
  meansSame,
  onSameDays,
  sharesWord,
} from './same-term.ts';
import { separatorOf } from './segments.ts';
import { aboutSource, goodsOf, perSource, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';
import { scalesIn } from './sum-words.ts';

export type Terms = ReturnType<typeof createTerms>;

const keyOf = ({ kind, value, said }: Claim): string =>
  kind === 'word' || kind === 'none' ? `n${said}` : `${kind}${value}`;

/** What a source says in numbers, by how a sentence may say it. */
const claimsByKey = perSource(({ claims }) => {
  const byKey = new Map<string, Claim[]>();
  for (const claim of claims) {
    const isBare = claim.kind === 'money' || claim.kind === 'word' || claim.kind === 'none';
    for (const key of isBare ? [keyOf(claim)] : [keyOf(claim), `n${claim.said}`])
      byKey.set(key, [...(byKey.get(key) ?? []), claim]);
  }
  return byKey;
});

/** `asked` is what the question leaves open: its places, what it is about. */
export function createTerms(
  sources: readonly Source[],
  asked: Context,
  mentionsIn: (text: string) => ProductMention[],
  /** in the question */
  askedOf: readonly FoundProduct[],
  licenceOf: (sentence: Sentence) => Licence | null,
) {
  const namedIn = new Map<Source, readonly FoundProduct[]>();
  const found = new Map<string, readonly Candidate[]>();

  function sayingOf(key: string): readonly Candidate[] {
    const known =
      found.get(key) ??
      sources.flatMap((source) => (claimsByKey(source).get(key) ?? []).map((claim) => ({ source, claim })));
    found.set(key, known);
    return known;
  }

  function candidatesOf(claim: Claim): readonly Candidate[] {
    if (claim.kind !== 'measure') return sayingOf(keyOf(claim));
    // 0.85 kg and 850 g are found by their value, inches by what they come near
    return [
      ...sayingOf(keyOf(claim)),
      ...sayingOf(keyOf({ ...claim, value: Math.round(claim.value) })),
      ...sayingOf(`n${claim.said}`).filter((one) => isInHeadsUnit(claim, one.claim, one.source)),
    ];
  }

  const { isBound, isInPlace } = createBound(asked, licenceOf, (claim) => [
    ...candidatesOf(claim),
    ...sayingOf(`n${claim.said}`),
  ]);

  /** `group` is one claim, or the two of a range. */
  function isSupported(group: readonly Claim[], sentence: Sentence): boolean {
    const [first] = group;
    if (first === undefined) return true;
    const holding = candidatesOf(first).filter(
      ({ source, claim }) =>
        (group.length > 1
          ? isRangeOf(group, source)
          : endsAlike(first, claim, source, sentence) && meansSame(first, claim, sentence, source)) &&
        fits(source, claim, first, sentence),
    );
    if (holding.length === 0) return isBound(group, sentence);
    return !isOutdone(
      group,
      sentence,
      holding,
      sources,
      ({ source, claim }) =>
        limitOf(source.plain, claim.value) === limitOf(sentence.plain, first.value) &&
        fits(source, claim, first, sentence),
    );
  }

  function fits(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
    const compared = said.kind === 'measure' && scalesIn(sentence.plain, sentence.languages).length > 0;
    const at = productsAt(sentence, said);
    // "brighter: 420 lumens against 350"; which of them has more is another check's
    const products = compared
      ? [...at, ...sentence.mentions.flatMap((mention) => mention.products), ...sentence.context.products, ...askedOf]
      : at;
    const isOfProduct = source.product !== null;
    if (isOfProduct && products.length > 0 && !products.some(({ url }) => url === source.product)) return false;
    if (!isOfProduct && (namesOthers(source, products) || namesOtherLabel(source.plain, sentence.plain))) return false;
    if (!isAboutSame(source, said, sentence, claim)) return false;
    if (!isOfProduct && !isForSameGoods(source, claim, said, sentence)) return false;
    if (said.kind === 'money' && !hasSameRole(source, claim, said, sentence)) return false;
    if (said.kind === 'clock' && !onSameDays(source, claim, said, sentence)) return false;
    if (said.kind === 'percent' && isOfOthers(source, sentence, asked)) return false;
    if (said.kind === 'percent' && !sharesWord(source, sentence) && !isForSubscribers(source, sentence)) return false;
    if (isOfProduct && isOfOtherMeasure(source, claim, said, sentence)) return false;
    return isInPlace(source, claim, said, sentence);
  }

  function isAboutSame(source: Source, said: Claim, sentence: Sentence, claim?: Claim): boolean {
    const about = {
      ...aboutSource(source),
      families: saysFrom(sentence.plain.slice(said.end)) ? aboutSource(source).families : familiesTold(source, claim),
    };
    const own = familiesAt(sentence, said);
    const isTimeOrMoney = isTime(said) || said.kind === 'money';
    const inherited =
      heavyOf(own).length > 0 || !isTimeOrMoney || source.product !== null
        ? own
        : heavyOf(sentence.context.families).length > 0
          ? sentence.context.families
          : heavyOf(asked.families).length > 0
            ? new Set(heavyOf(asked.families))
            : new Set([...own, ...asked.families]);
    const told = said.kind === 'percent' ? withRefund(about.families) : about.families;
    if (said.kind !== 'clock' && !sharesFamily(inherited, told)) return false;
    const clause = clauseAround(sentence, said);
    const near = new Set<Concept>([...sentence.about.special, ...sentence.context.special, ...asked.special]);
    const isStrange = (one: Concept) =>
      !near.has(one) &&
      !(one === 'preorder' && isBesideIt(source, claim)) &&
      !(claim !== undefined && said.kind !== 'clock' && isToldBehind(one, source, claim));
    if ([...about.special].some(isStrange) && source.product === null) return false;
    if (
      [...clause.special].some((one) => !about.special.has(one) && !isCarrier(one, clause.text)) &&
      heavyOf(about.families).length > 0
    )
      return false;
    return true;
  }

  /** "30 days from delivery" is no time of delivery */
  function familiesTold(source: Source, claim: Claim | undefined): ReadonlySet<string> {
    const { families } = aboutSource(source);
    const { plain, topics, language } = source;
    if (claim === undefined || topics.length > 0 || !families.has('delivery') || !saysFrom(plain.slice(claim.end)))
      return families;
    const ahead = aboutOf(plain.slice(0, claim.at), language).families;
    return ahead.has('delivery') ? families : new Set([...families].filter((family) => family !== 'delivery'));
  }

  /** "Lamps: 3 years" holds for lamps, and where something is said of lamps alone, nothing else holds for them. */
  function isForSameGoods(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
    const goods = goodsOf(source);
    const clause = clauseAround(sentence, said);
    const own = thingsIn(clause.text, sentence.about);
    // words that fit several products speak of what these have in common
    const [first = [], ...rest] = productsAt(sentence, said).map((product) => kindsOf(product, source.language));
    const products = first.filter((thing) => rest.every((other) => other.includes(thing)));
    const wider = [...sentence.about.things, ...products, ...sentence.context.things, ...asked.things];
    const meant = own.length > 0 ? own : wider;
    const told = aboutOf(segmentOf(source, claim), source.language).things;
    // what is said of furniture says nothing of blankets
    if (own.length > 0 && isTime(said) && told.size > 0 && !own.some((thing) => goods.has(thing))) return false;
    const isScoped = source.scope !== null && aboutOf(source.scope, source.language).things.size > 0;
    if (!meant.some((thing) => goods.has(thing))) {
      if (isScoped) return false;
      const ofClause = own.length > 0 ? own : products;
      return !sources.some(
        (other) =>
          other.topics.length > 0 &&
          other.claims.some(({ kind }) => kind === said.kind) &&
          ofClause.some((thing) => goodsOf(other).has(thing)) &&
          // ... of this kind of term: what is said of their care is no rival
          sharesFamily(aboutSource(other).families, aboutSource(source).families) &&
          isAboutSame(other, said, sentence),
      );
    }
    const near = aboutOf(segmentOf(source, claim), source.language).things;
    // "15 g of coffee for 250 g of water": what stands between two numbers may be of either
    const here = near.size > 0 ? near : aboutOf(clauseOf(source, claim), source.language).things;
    const elsewhere = [...aboutOf(source.plain, source.language).things].filter((thing) => !here.has(thing));
    return here.size > 0
      ? meant.some((thing) => here.has(thing))
      : !own.some((thing) => elsewhere.includes(thing)) || isScoped;
  }

  /** A line of a size guide that names one blanket holds for that one. */
  function namesOthers(source: Source, products: readonly FoundProduct[]): boolean {
    if (products.length === 0) return false;
    const known =
      namedIn.get(source) ??
      mentionsIn(source.plain).flatMap((mention) => (mention.products.length === 1 ? mention.products : []));
    namedIn.set(source, known);
    return known.length > 0 && !known.some(({ url }) => products.some((product) => product.url === url));
  }

  /** word for word */
  const says = (words: string): boolean => sources.some(({ plain }) => plain.includes(words));

  return { isSupported, isBound, says };
}

/** "Reserve a place, and with 48 hours' notice you get the money back": the notice is of the refund */
function isBesideIt(source: Source, claim: Claim | undefined): boolean {
  if (claim === undefined) return false;
  const { families, special } = aboutOf(clauseOf(source, claim), source.language);
  return !special.has('preorder') && heavyOf(families).length > 0;
}

/** a share that is kept of what comes back is a share of the refund */
const withRefund = (families: ReadonlySet<string>): ReadonlySet<string> =>
  families.has('returns') ? new Set([...families, 'refund']) : families;

const thingsIn = (text: string, { concepts }: Sentence['about']): Concept[] => {
  const lower = text.toLowerCase();
  return [...concepts].flatMap(([concept, word]) =>
    isThing(concept) && word !== '' && lower.includes(word) ? [concept] : [],
  );
};

/** Its words up to the next comma or "and". */
function clauseOf({ plain, language }: Source, { at, end }: Claim): string {
  const cuts = [...plain.matchAll(separatorOf(language))];
  const from = cuts.findLast(({ index, 0: mark }) => index + mark.length <= at);
  const to = cuts.find(({ index }) => index >= end);
  return plain.slice(from === undefined ? 0 : from.index + from[0].length, to?.index);
}
