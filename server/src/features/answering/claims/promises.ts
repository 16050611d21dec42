/** What a sentence promises without a number: that something is free, in stock, sent today, sent to a country, paid in a way, the cheapest. Null where the sources say so too. */
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { isThing } from '../../../languages/concepts.ts';
import type { Question } from '../../../ports/model.ts';
import { aboutOf, heavyOf, holdsFor, isForMembers, namesOtherLabel, sharesFamily } from './about.ts';
import { createChoiceFaults } from './choices.ts';
import { costsElsewhere, costsForItself, isGiven, isUnderLimit, regionsOfFree, turnsLimit } from './conditions.ts';
import type { ProductMention } from './mentions.ts';
import { createCodeFault } from './names.ts';
import {
  promisesIn,
  rarePromisesIn,
  saysEveryOrder,
  saysEverywhere,
  saysFree,
  saysNo,
  saysNothingToPay,
  saysToday,
  saysTomorrow,
} from './promise-words.ts';
import { clausesOf, placesAt } from './said-sentence.ts';
import type { Clause, Context, Sentence } from './said-sentence.ts';
import { aboutSource, goodsOf, regionsAround, sharesWords } from './sources.ts';
import type { Source } from './sources.ts';

export function createPromiseFault(
  sources: readonly Source[],
  question: Question,
  asked: Context,
  mentionsIn: (text: string) => ProductMention[],
) {
  const { text: askedText } = question;
  const terms = sources.filter(({ product }) => product === null);
  const codeFault = createCodeFault(sources, askedText);
  const { stockFault, choiceFault, cheapestFault } = createChoiceFaults(terms, question);
  /** lists of sources are made when a reply first needs them: most replies promise nothing */
  const listed = new Map<string, readonly Source[]>();
  const saying = (name: string, says: (source: Source) => boolean, among = sources): readonly Source[] => {
    const known = listed.get(name) ?? among.filter((source) => told(name, source, says));
    listed.set(name, known);
    return known;
  };
  const isQuestion = ({ plain }: Sentence) => asks.test(plain);
  const unlessAsked = (fault: (sentence: Sentence) => string | null) => (sentence: Sentence) =>
    isQuestion(sentence) ? null : fault(sentence);

  return {
    code: unlessAsked(codeFault),
    promise: promisedFault,
    free: (sentence: Sentence) => inClauses(sentence, freeFault),
    stock: (sentence: Sentence) => inClauses(sentence, stockFault),
    soon: unlessAsked(soonFault),
    place: unlessAsked(placeFault),
    payment: unlessAsked(paymentFault),
    choice: unlessAsked(choiceFault),
    cheapest: unlessAsked(cheapestFault),
  };

  /** `words` is the sentence as it was written: "a colleague" counts nothing there; `isReferral`: it leads to the shop's contacts */
  function promisedFault(sentence: Sentence, words: string, isReferral: boolean): string | null {
    for (const { name, pattern } of rarePromisesIn(words)) {
      // what was asked about is named again, and no more
      if (isReferral && promisesIn(askedText, pattern)) continue;
      const heavy = new Set(heavyOf(sentence.about.families));
      const told = saying(name, ({ text, plain }) => [text, plain].some((said) => promisesIn(said, pattern)));
      // "cast iron to cook in for a lifetime" is no warranty
      if (!told.some((source) => sharesFamily(heavy, aboutSource(source).families)))
        return `it promises ${name}, which the shop data does not`;
    }
    return null;
  }

  function inClauses(sentence: Sentence, fault: (sentence: Sentence, clause: Clause) => string | null): string | null {
    if (isQuestion(sentence)) return null;
    for (const clause of clausesOf(sentence)) {
      const found = fault(sentence, clause);
      if (found !== null) return found;
    }
    return null;
  }

  function freeFault(sentence: Sentence, clause: Clause): string | null {
    const isFree = saysNothingToPay(clause.text) || (saysFree(clause.text) && !saysNo(clause.text));
    if (!isFree) return null;
    const { plain, context } = sentence;
    if (turnsLimit(clause.text, terms) || costsForItself(sentence, clause, asked, terms, mentionsIn))
      return 'it calls something free that the shop data does not call free';
    const own =
      [clause.families, sentence.about.families, context.families].find(
        (told) => told.size > (told.has('damaged') ? 1 : 0),
      ) ?? sentence.about.families;
    const families = new Set(
      [...own].filter((family) => family !== 'contact' && family !== 'payment' && family !== 'discount'),
    );
    const place = { at: clause.from, end: clause.to };
    const near = placesAt(sentence, place);
    const places = near.length > 0 ? near : context.places.length > 0 ? context.places : asked.places;
    const hasCondition = sentence.claims.some(({ kind }) => kind === 'money') || context.hasAmount || asked.hasAmount;
    // "Express costs 16.50. It's free over 120"
    const special = clause.special.size > 0 || sentence.about.families.size > 0 ? clause.special : context.special;
    const isWide = saysEveryOrder(clause.text) || saysEverywhere(clause.text);
    const found = saying('free', (source) => isGiven(source.plain) && !asks.test(source.plain)).filter((source) => {
      const about = aboutSource(source);
      if (families.size > 0 && !sharesFamily(families, about.families)) return false;
      if (families.size === 0 && !sharesWords(source, plain, sentence.language)) return false;
      if (isSpecificElsewhere(sentence, clause, source, families)) return false;
      if (
        [...about.special].some(
          (one) => !sentence.about.special.has(one) && !context.special.has(one) && !asked.special.has(one),
        )
      )
        return false;
      if ([...special].some((one) => !about.special.has(one))) return false;
      if (isWide && !saysEveryOrder(source.plain) && !saysEverywhere(source.plain)) return false;
      if (isUnderLimit(source, sentence)) return false;
      if (isForMembers(source.plain) && ![plain, askedText].some((text) => isForMembers(text)) && !context.isForMembers)
        return false;
      if (!hasCondition && source.claims.some(({ kind }) => kind === 'money')) return false;
      const { text, regions } = regionsOfFree(source);
      if (regions.within.length > 0 && places.length === 0 && !hasCondition) return false;
      return places.length === 0 || holdsFor(text, regions, places);
    });
    return found.length > 0 && (hasCondition || !costsElsewhere(found, sentence, families, terms))
      ? null
      : 'it calls something free that the shop data does not call free';
  }

  /** "Furniture delivery is free": of furniture other things are said */
  function isSpecificElsewhere(
    { about }: Sentence,
    { text }: Clause,
    source: Source,
    families: ReadonlySet<string>,
  ): boolean {
    const lower = text.toLowerCase();
    const things = [...about.concepts].flatMap(([concept, word]) =>
      isThing(concept) && word !== '' && lower.includes(word) ? [concept] : [],
    );
    if (things.length === 0 || things.some((thing) => goodsOf(source).has(thing))) return false;
    return terms.some(
      (other) =>
        things.some((thing) => goodsOf(other).has(thing)) && sharesFamily(families, aboutSource(other).families),
    );
  }

  function soonFault(sentence: Sentence): string | null {
    const { plain, about, context } = sentence;
    const isDelivery = ['delivery', 'pickup', 'refund'].some(
      (family) => about.families.has(family) || context.families.has(family),
    );
    if (!isDelivery || saysNo(plain)) return null;
    for (const [name, says] of [
      ['today', saysToday],
      ['tomorrow', saysTomorrow],
    ] as const) {
      if (!says(plain)) continue;
      const held = saying(
        name,
        (source) => says(source.plain) && heavyOf(aboutSource(source).families).length > 0,
        terms,
      ).some(
        (source) =>
          sharesFamily(about.families.size > 0 ? about.families : context.families, aboutSource(source).families) &&
          (name === 'today' || arrivesIn(source, sentence)) &&
          !namesOtherLabel(source.plain, plain) &&
          (!source.claims.some(({ kind }) => kind === 'clock') ||
            context.hasHour ||
            sentence.claims.some(({ kind }) => kind === 'clock')),
      );
      if (!held) return 'it promises a day of delivery that the shop data does not';
    }
    return null;
  }

  /** "there tomorrow": what leaves tomorrow is not there yet, and what is there in Ireland is not in Utrecht */
  function arrivesIn(source: Source, { places }: Sentence): boolean {
    const { text, regions } = regionsAround(source, null);
    return places.length === 0 || (regions.within.length > 0 && holdsFor(text, regions, places));
  }

  function placeFault(sentence: Sentence): string | null {
    const { about, plain, places, context } = sentence;
    const isDelivery =
      about.families.has('delivery') ||
      (about.families.size === 0 &&
        sentence.claims.length === 0 &&
        [context, asked].some(({ families }) => families.has('delivery')));
    if (!isDelivery || saysNo(plain)) return null;
    const told = saying(
      'delivery',
      (source) => aboutSource(source).families.has('delivery') && !aboutSource(source).isNegative,
      terms,
    );
    if (saysEverywhere(plain))
      return told.some((source) => saysEverywhere(source.plain))
        ? null
        : 'it promises delivery to places that the shop data does not name';
    const named = places.filter(({ place }) => !place.id.includes('/'));
    const placed = told.filter((source) => regionsAround(source, null).regions.within.length > 0);
    // where furniture has lines of its own, the others say nothing of it
    const ofThese = placed.filter((source) => [...goodsOf(source)].some((thing) => about.things.has(thing)));
    const isKnown = named.every((one) =>
      (ofThese.length > 0 ? ofThese : placed).some((source) => {
        const { text, regions } = regionsAround(source, null);
        return holdsFor(text, regions, [one]);
      }),
    );
    return isKnown ? null : 'it promises delivery to places that the shop data does not name';
  }

  function paymentFault({ plain, about, claims }: Sentence): string | null {
    const names = paymentNamesIn(plain);
    const isPaying = about.families.has('payment') || asked.families.has('payment');
    const inParts =
      about.concepts.has('instalments') ||
      (isPaying && claims.some(({ kind, of }) => kind === 'word' && parts.test(of)));
    if (saysNo(plain) || (names.length === 0 && !inParts)) return null;
    const told = saying(
      'payment',
      (source) => paymentNamesIn(source.plain).length > 0 || aboutSource(source).concepts.has('instalments'),
      terms,
    ).flatMap((source) => source.plain.split(partOfTerms).flatMap((part) => (saysNo(part) ? [] : [{ part, source }])));
    const known = new Set(told.flatMap(({ part }) => paymentNamesIn(part)));
    const isKnown =
      names.every((name) => known.has(name)) &&
      (!inParts || told.some(({ part, source }) => aboutOf(part, source.language).concepts.has('instalments')));
    return isKnown ? null : 'it names a way to pay that the shop data does not';
  }
}

const answers = new Map<string, WeakMap<Source, boolean>>();

/** Asked of each statement once a process. */
function told(name: string, source: Source, says: (source: Source) => boolean): boolean {
  const known = answers.get(name) ?? new WeakMap<Source, boolean>();
  answers.set(name, known);
  const answer = known.get(source) ?? says(source);
  known.set(source, answer);
  return answer;
}

/** "Transfer: within 5 days, if not it is cancelled" takes transfers */
const partOfTerms =
  /[.;:]\s|,\s(?=si no|sonst|ansonsten|otherwise|else|if not|sinon|altrimenti|se no|anders|caso contrário)/iu;

/** what a price is paid in, where a number stands before it */
const parts =
  /^(?:instal?l?ments?|payments|raten|rate[ny]?|ratach|raty|rat|fois|mensualités?|échéances?|plazos?|cuotas?|mensualidades|pagos|rater?|rata|termijnen|prestações|parcelas|vezes|splát\p{L}+|avbetalning\p{L}*|delbetalning\p{L}*|afdrag|avdrag|erä\p{L}*|osa\p{L}{0,3}|δόσεις|részlet\p{L}*|cicilan|angsuran|rate|платеж\p{L}*|част\p{L}+|платіж\p{L}*|частин\p{L}*|taksit\p{L}*|أقساط|دفعات|تشلומים|תשלומים|回|回払い|期|개월)$/iu;

const asks = /[?？؟]\s*["”»)]*\s*$/u;
