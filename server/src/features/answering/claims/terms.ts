/** Whether numbers of a sentence stand together in a source about the same thing, in the same place, for the same kind of goods. */
import type { Concept } from '../../../languages/concepts.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import { amountsIn } from '../../../facts/amounts.ts';
import { aboutOf, holdsFor, sharesFamily } from './about.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, familiesAt, heavyOf, placesAt, productsAt } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { aboutSource, regionsAround } from './sources.ts';
import type { Source } from './sources.ts';
import { saysFree } from './promise-words.ts';

export type Terms = ReturnType<typeof createTerms>;

const keyOf = ({ kind, value, said }: Claim): string => (kind === 'word' || kind === 'none' ? `n${said}` : `${kind}${value}`);

/** `asked` is what the question leaves open: its places, what it is about. */
export function createTerms(sources: readonly Source[], asked: Context) {
  const byKey = new Map<string, { source: Source; claim: Claim }[]>();
  const add = (key: string, entry: { source: Source; claim: Claim }) => {
    const list = byKey.get(key);
    if (list === undefined) byKey.set(key, [entry]);
    else list.push(entry);
  };
  for (const source of sources) {
    for (const claim of source.claims) {
      add(keyOf(claim), { source, claim });
      if (claim.kind !== 'money' && claim.kind !== 'word' && claim.kind !== 'none') add(`n${claim.said}`, { source, claim });
    }
  }

  function candidatesOf(claim: Claim): readonly { source: Source; claim: Claim }[] {
    if (claim.kind !== 'measure') return byKey.get(keyOf(claim)) ?? [];
    // 0.85 kg and 850 g are found by their value, inches by what they come near
    return [...(byKey.get(keyOf(claim)) ?? []), ...(byKey.get(keyOf({ ...claim, value: Math.round(claim.value) })) ?? [])];
  }

  /** `group` is one claim, or the two of a range. */
  function isSupported(group: readonly Claim[], sentence: Sentence): boolean {
    const [first] = group;
    if (first === undefined) return true;
    return candidatesOf(first).some(
      ({ source, claim }) =>
        group.every((one) => source.claims.some((other) => meansSame(one, other, sentence, source))) && fits(source, claim, first, sentence),
    );
  }

  function fits(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
    const products = productsAt(sentence, said);
    const isOfProduct = source.product !== null;
    if (isOfProduct && products.length > 0 && !products.some(({ url }) => url === source.product)) return false;
    if (!isAboutSame(source, said, sentence)) return false;
    if (said.kind === 'money' && !hasSameRole(source, claim, said, sentence)) return false;
    if (said.kind === 'clock' && !onSameDays(source, said, sentence)) return false;
    if (said.kind === 'percent' && !sharesWord(source, sentence)) return false;
    const isTerm = heavyOf(aboutSource(source).families).length > 0;
    const named = placesAt(sentence, said);
    const places = named.length > 0 || !isTerm ? named : sentence.context.places.length > 0 ? sentence.context.places : asked.places;
    if (places.length === 0 || isOfProduct) return true;
    const { text, regions } = regionsAround(source, claim);
    return holdsFor(text, regions, places);
  }

  function isAboutSame(source: Source, said: Claim, sentence: Sentence): boolean {
    const about = aboutSource(source);
    const own = familiesAt(sentence, said);
    const isTime = said.kind === 'min' || said.kind === 'month' || said.kind === 'money';
    const inherited = own.size > 0 || !isTime || source.product !== null ? own : sentence.context.families.size > 0 ? sentence.context.families : asked.families;
    if (said.kind !== 'clock' && !sharesFamily(inherited, about.families)) return false;
    const clause = clauseAround(sentence, said);
    const near = new Set<Concept>([...sentence.about.special, ...sentence.context.special, ...asked.special]);
    if ([...about.special].some((one) => !near.has(one)) && source.product === null) return false;
    if ([...clause.special].some((one) => !about.special.has(one)) && heavyOf(about.families).length > 0) return false;
    return isForSameGoods(source, said, sentence);
  }

  /** A fact with a scope holds for its kind of goods: "Lamps: 3 years". */
  function isForSameGoods({ scope, language }: Source, said: Claim, sentence: Sentence): boolean {
    if (scope === null) return true;
    const { things } = aboutOf(scope, language);
    if (things.size === 0) return true;
    const products = productsAt(sentence, said).flatMap(({ name, categories }) => [...aboutOf(`${name}. ${categories.join(', ')}`, language).things]);
    const named = [...sentence.about.things, ...sentence.context.things, ...asked.things, ...products];
    return named.some((thing) => things.has(thing)) || (named.length === 0 && sharesAnyWord(scope, sentence.plain));
  }

  return { isSupported };
}

/** Numbers without a unit and with a word of their own are the same where the word is: "3 left" is no "3 colours". */
function meansSame(one: Claim, other: Claim, sentence: Sentence, source: Source): boolean {
  if (!sameClaim(one, other)) return one.kind === 'word' || one.kind === 'none' ? one.said === other.said && other.kind !== 'money' && isLoose(one, other, sentence, source) : false;
  return one.kind !== 'word' || isLoose(one, other, sentence, source);
}

function isLoose(one: Claim, other: Claim, sentence: Sentence, source: Source): boolean {
  if (one.kind === 'none' || sentence.language !== source.language) return other.kind !== 'money';
  if (other.kind === 'none') return true;
  return other.kind === 'word' && (one.of.slice(0, 4) === other.of.slice(0, 4) || one.of.length < 4 || other.of.length < 4);
}

const words = /\p{L}{4,}/gu;
const stemsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(words) ?? []).map((word) => word.slice(0, 5)));
const sharesAnyWord = (one: string, other: string): boolean => {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
};
const ordinary = new Set<Concept>(['time', 'cost', 'free', 'order', 'shop', 'size', 'colour', 'made', 'use', 'new']);

/** "100 % wool" is about wool and no discount. */
function sharesWord(source: Source, sentence: Sentence): boolean {
  const { concepts } = aboutSource(source);
  return (
    [...sentence.about.concepts.keys()].some((concept) => !ordinary.has(concept) && concepts.has(concept)) ||
    (sentence.language === source.language && sharesAnyWord(source.plain, sentence.plain))
  );
}

function onSameDays(source: Source, said: Claim, sentence: Sentence): boolean {
  const { text } = clauseAround(sentence, said);
  const here = weekdaysIn(text, sentence.language);
  const days = here.size > 0 ? here : weekdaysIn(sentence.plain.slice(0, said.at), sentence.language);
  if (days.size === 0) return true;
  const told = weekdaysIn(source.plain, source.language);
  return told.size === 0 || [...days].every((day) => told.has(day));
}

const limitOf = (text: string, amount: number): 'over' | 'under' | null => amountsIn(text, null).find((one) => one.amount === amount)?.limit ?? null;

/** What an order must reach is no price, and a price is nothing that an order must reach. */
function hasSameRole(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
  const isLimit = limitOf(source.plain, claim.value) === 'over';
  const { text } = clauseAround(sentence, said);
  const saysLimit = limitOf(sentence.plain, said.value) === 'over';
  if (isLimit) return saysLimit || saysFree(sentence.plain) || sentence.about.concepts.has('order') || sentence.about.concepts.has('discount');
  return !saysLimit || !saysFree(text);
}
