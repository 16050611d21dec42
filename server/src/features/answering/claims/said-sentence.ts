/** A sentence of a reply with all that its claims are judged by: what it is about at each place, whom it names, what was said before it. */
import type { Mention as PlaceMention } from '../../../facts/places.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { aboutConcepts, aboutOf, heavyOf, isForMembers, placesIn, sendsBack } from './about.ts';
import type { About } from './about.ts';
import type { ProductMention } from './mentions.ts';
import { saysFrom } from './promise-words.ts';
import type { Claim } from './read-claims.ts';
import { isNextInList, separatorOf } from './segments.ts';
import { readOnce } from './sources.ts';

/** What the sentences before leave open: "it", "there", "that". */
export interface Context {
  products: readonly FoundProduct[];
  families: ReadonlySet<string>;
  special: ReadonlySet<Concept>;
  things: ReadonlySet<Concept>;
  places: readonly PlaceMention[];
  /** amounts that were said and found true */
  amounts: readonly number[];
  /** shares in per cent that were said and found true */
  percents: readonly number[];
  hasAmount: boolean;
  /** numbers that were said and found true */
  counts: readonly number[];
  /** subscribers were spoken of */
  isForMembers: boolean;
  /** an hour was named */
  hasHour: boolean;
  /** the last sentence itself */
  before: string;
}

export interface Sentence {
  plain: string;
  language: string;
  /** that it may be in, the likeliest first */
  languages: readonly string[];
  claims: readonly Claim[];
  about: About;
  mentions: readonly ProductMention[];
  places: readonly PlaceMention[];
  context: Context;
}

export interface Clause {
  text: string;
  from: number;
  to: number;
  families: ReadonlySet<string>;
  special: ReadonlySet<Concept>;
}

export function readSentence(
  text: string,
  /** the likeliest first: a number word of any of them counts */
  languages: readonly string[],
  before: Context,
  mentionsIn: (text: string) => ProductMention[],
): Sentence {
  const [language = 'en', ...also] = languages;
  const { plain, claims } = readOnce(text, language, also);
  const about = aboutOf(plain, language);
  const context = saysOthers(plain) ? { ...before, products: [], things: new Set<Concept>() } : before;
  return {
    plain,
    language,
    languages,
    claims,
    about,
    mentions: mentionsIn(plain),
    places: placesIn(plain, language, about),
    context,
  };
}

/** The words around a place up to the next comma or "and"; long lists of names and of prices stay where they are. */
export function clauseAround(sentence: Sentence, { at, end }: Pick<Claim, 'at' | 'end'>): Clause {
  const { plain, about, language } = sentence;
  let from = 0;
  let to = plain.length;
  for (const { index, 0: mark } of plain.matchAll(separatorOf(language))) {
    if ((at >= index + mark.length || end <= index) && isBetweenPrices(sentence, index)) continue;
    if (index + mark.length <= at) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return clauseOf(plain.slice(from, to), from, to, about);
}

/** All clauses in turn. */
export function clausesOf({ plain, about, language }: Sentence): Clause[] {
  const cuts = [
    0,
    ...[...plain.matchAll(separatorOf(language))].map(({ index, 0: mark }) => index + mark.length),
    plain.length,
  ];
  return cuts.slice(1).map((to, at) => clauseOf(plain.slice(cuts[at], to), cuts[at] ?? 0, to, about));
}

function clauseOf(text: string, from: number, to: number, about: About): Clause {
  const lower = text.toLowerCase();
  const own = [...about.concepts]
    .filter(([, word]) => word !== '' && lower.includes(word))
    .map(([concept]) => concept)
    // "from other countries", where it is sent back, is no delivery
    .filter((concept) => concept !== 'abroad' || !sendsBack(about));
  const { families, special } = aboutConcepts(own);
  return { text, from, to, families, special };
}

/** where it stands before the number: "from the day of delivery 2 years" */
const runsBefore = /(?:から|より|以降|起|부터|itibaren|sonra|lähtien|alkaen|kezdve|számítva)\s*$/u;

/** of "€25, €50, €100" no comma ends what is said */
const isBetweenPrices = ({ claims, plain }: Sentence, at: number): boolean =>
  claims.some((one, place) => {
    const next = claims[place + 1];
    return one.kind === 'money' && at >= one.end && isNextInList(one, next, plain) && at < next.at;
  });

/** "a card of €25, €50 or €100 arrives by e-mail": the last of a list is about what the first is */
function headOfList({ claims, plain }: Sentence, claim: Claim): Claim {
  let head = claim;
  for (let at = claims.indexOf(claim) - 1; at >= 0; at -= 1) {
    const one = claims[at];
    if (one === undefined || !isNextInList(one, head, plain)) break;
    head = one;
  }
  return head;
}

/** What is promised at a place: by its clause, else by what the sentence said before it, else by the whole sentence. */
export function familiesAt(sentence: Sentence, claim: Claim): ReadonlySet<string> {
  const head = headOfList(sentence, claim);
  if (head !== claim && head.range < 0) return familiesAt(sentence, head);
  const around = clauseAround(sentence, claim);
  const isTime = claim.kind === 'min' || claim.kind === 'month';
  const ahead = sentence.plain.slice(0, claim.at).replaceAll('\u2060', '');
  if (isTime && runsBefore.test(ahead)) {
    const told = clauseOf(ahead.slice(0, around.from), 0, around.from, sentence.about).families;
    if (told.size > 0) return told;
  }
  const runs = isTime && saysFrom(sentence.plain.slice(claim.end));
  const clause = runs
    ? clauseOf(sentence.plain.slice(around.from, claim.at), around.from, claim.at, sentence.about)
    : around;
  // a measure is of what is named with it: "burrs of 48 mm and a guarantee of 2 years"
  if (heavyOf(clause.families).length > 0 || claim.kind === 'measure') return clause.families;
  const before = clauseOf(sentence.plain.slice(0, claim.at), 0, claim.at, sentence.about).families;
  if (before.size > 0) return new Set([...before, ...clause.families]);
  return clause.families.size > 0 || runs ? clause.families : sentence.about.families;
}

/** Where it holds: by its clause, else the nearest before it, else anywhere in the sentence. */
export function placesAt(sentence: Sentence, claim: Pick<Claim, 'at' | 'end'>): readonly PlaceMention[] {
  const { from, to } = clauseAround(sentence, claim);
  const inside = sentence.places.filter(({ at }) => at >= from && at < to);
  if (inside.length > 0) return inside;
  const before = sentence.places.filter(({ at }) => at < claim.at);
  return before.length > 0 ? before : sentence.places;
}

export const percentsIn = (claims: readonly Claim[]): number[] =>
  claims.flatMap(({ kind, value }) => (kind === 'percent' ? [value] : []));

const countsIn = (claims: readonly Claim[]): number[] =>
  claims.flatMap(({ kind, said, article }) => (kind === 'money' || kind === 'percent' || article ? [] : [said]));

/** "Other things arrive in 4 days": of what was named before nothing is said */
export const saysOthers = (text: string): boolean =>
  /^\W*(?:(?:all|the|die|alle|le|les|los|las|gli|i|tutti|todos|todas|os|as|de) )*(?:others?|other|rest|everything else|alles andere|andere[nrs]?|übrige[nrs]?|autres|reste|otr[oa]s|demás|altr[ie]|resto|overige|outr[oa]s|inne|pozostałe|ostatní|øvrige|andra|övriga|muut|άλλα|υπόλοιπα|többi|lainnya|celelalte|остальн\p{L}+|други\p{L}*|інш\p{L}+|diğer\p{L}*)(?!\p{L})/iu.test(
    text,
  );

/** The products that a place is about: named last before it, else first after it, else before this sentence. */
export function productsAt(
  { mentions, context }: Sentence,
  { at, end = at, kind }: Pick<Claim, 'at'> & Partial<Pick<Claim, 'end' | 'kind'>>,
): readonly FoundProduct[] {
  // "the 8 oz salmon oil"
  const next = kind === 'measure' ? mentions.find((mention) => mention.at > at && mention.at - end < 2) : undefined;
  if (next !== undefined) return next.products;
  const before = mentions.findLast((mention) => mention.at < at);
  return (before ?? mentions[0])?.products ?? context.products;
}

/** The products that a sentence names, else those that were spoken of before it. */
export const productsMeant = ({ mentions, context }: Sentence): readonly FoundProduct[] =>
  mentions.length > 0 ? mentions.flatMap(({ products }) => products) : context.products;

/** The same of places. */
export const placesMeant = ({ places, context }: Sentence): readonly PlaceMention[] =>
  places.length > 0 ? places : context.places;

/** Without a name, the products of the kind that it speaks of. */
export function productsOfKind(
  sentence: Sentence,
  products: readonly FoundProduct[],
  thingsOf: (product: FoundProduct) => ReadonlySet<Concept>,
): readonly FoundProduct[] {
  const meant = productsMeant(sentence);
  if (meant.length > 0) return meant;
  const said = [...sentence.about.things];
  return products.filter((product) => said.some((thing) => thingsOf(product).has(thing)));
}

export function contextAfter(
  { mentions, about, places, context, claims, plain }: Sentence,
  amounts: readonly number[],
): Context {
  return {
    products: mentions.length > 0 ? [...new Set(mentions.flatMap(({ products }) => products))] : context.products,
    families: about.families.size > 0 ? about.families : context.families,
    special: about.special.size > 0 || about.families.size > 0 ? about.special : context.special,
    things: new Set([...about.things, ...context.things]),
    places: places.length > 0 ? places : context.places,
    amounts: [...context.amounts, ...amounts].slice(-8),
    percents: [...context.percents, ...percentsIn(claims)].slice(-4),
    hasHour: context.hasHour || claims.some(({ kind }) => kind === 'clock'),
    isForMembers: context.isForMembers || isForMembers(plain),
    before: plain,
    counts: [...context.counts, ...countsIn(claims)].slice(-12),
    hasAmount: context.hasAmount || claims.some(({ kind }) => kind === 'money'),
  };
}

/** begins with a word for what was named before */
export const saysIt =
  /^\W*(?:it|its|they|this|er|es|sie|das|diese[rs]?|il|elle|ils|elles|c'est|ce|lo|la|esto|este|esta|è|questo|questa|het|dit|deze|ze|ele|ela|to|ten|ta|den|det)(?!\p{L})/iu;
