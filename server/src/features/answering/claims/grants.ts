/** What a sentence grants in one word and the shop data does not: a way of care, a property, what comes with a thing, that it may come back in a state. */
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { madeOf } from '../../../languages/things/things.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf, heavyOf, sendsBack, sharesFamily } from './about.ts';
import type { About } from './about.ts';
import { stemsIn, stemsOfSource } from './licence.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { grantedIn, saysIncluded, saysLeftOut, statesIn } from './properties.ts';
import { sameClaim } from './read-claims.ts';
import { clausesOf, productsOfKind, saysIt } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { aboutSource, goodsOf } from './sources.ts';
import type { Source } from './sources.ts';

export function createGrantFault(sources: readonly Source[], asked: Context, products: readonly FoundProduct[]) {
  const goods = new Map<string, ReadonlySet<Concept>>();
  const names = products.map(({ name }) => name.toLowerCase()).filter((name) => name.includes(' '));

  /** `words` is the sentence as it was written. */
  return (sentence: Sentence, words: string): string | null => {
    if (asks.test(words)) return null;
    const grants = grantedIn(words);
    const isIncluding = saysIncluded(words) && !takesIn(sentence);
    const isReturn = [sentence.about, sentence.context].some((one) => sendsBack(one));
    const states = isReturn ? statesIn(words) : [];
    const strange = strangeIn(sentence);
    if (strange !== null) return strange;
    if (grants.length === 0 && !isIncluding && states.length === 0) return null;
    const near = sourcesFor(sentence).filter(({ isCustomers }) => !isCustomers || reportsCustomers(words));
    const isTerm = [sentence.about, sentence.context, asked].some(({ families }) => heavyOf(families).length > 0);
    for (const { name, isIn, isOwn } of grants)
      if (!near.some(({ plain, product }) => (!isOwn || isTerm || product !== null) && isIn(plain)))
        return `it says of something ${name}, which the shop data does not`;
    for (const { name, isIn } of states)
      if (!near.some((source) => isIn(source.plain) && sendsBack(aboutSource(source)) && !isException(source)))
        return `it takes things back ${name}, which the shop data does not`;
    const meant = productsOfKind(sentence, products, goodsOfProduct);
    const ofThese =
      meant.length === 0 ? near : near.filter((source) => meant.some(({ url }) => url === source.product));
    const { things } = sentence.about;
    const isLeftOut = ofThese.some(
      (source) =>
        isLeftOutIn(source, words, sentence.language) &&
        [...aboutSource(source).things].some((thing) => things.has(thing)),
    );
    if (isIncluding && isLeftOut) return 'it says that something is included, which the shop data denies';
    const isTold = [
      ...ofThese,
      ...near.filter(
        (source) =>
          (source.product === null && sharesMoney(source, sentence)) ||
          (source.topics.length > 0 && sharesTerm(source, sentence)) ||
          (source.product === null && sharesMost(source, words)),
      ),
    ].some((source) => (saysIncluded(source.plain) || comesWith(source, sentence)) && hasCounts(sentence, source));
    return isIncluding && !isTold ? 'it says that something is included, which the shop data does not' : null;
  };

  /** A material, a colour or a country that nobody named of what the sentence is about. */
  function strangeIn(sentence: Sentence): string | null {
    const { concepts, countries, families } = sentence.about;
    const isTerm =
      (families.size > 0 ? families : sentence.context.families).size > 0 ||
      (sentence.mentions.length === 0 && asked.families.size > 0);
    // "it goes to Austria too" is held by what is said of delivery
    const sentTo = new Set(asked.families.has('delivery') ? sentence.places.map(({ place }) => place.id) : []);
    for (const clause of clausesOf(sentence)) {
      if (saysNo(clause.text)) continue;
      // what a name says of its product needs nobody else to say it
      const lower = names.reduce((left, name) => left.replaceAll(name, ' '), clause.text.toLowerCase());
      const isHere = (word: string) => word !== '' && lower.includes(word);
      const told = [...concepts].filter(([concept, word]) => isTold(concept) && isHere(word));
      const places = isTerm
        ? []
        : [...countries].filter(
            ([place, word]) =>
              !sentTo.has(place) && isHere(word) && isName(clause.text.slice(clause.text.toLowerCase().indexOf(word))),
          );
      if (told.length === 0 && places.length === 0) continue;
      const near = families.size > 0 ? sources : sourcesNamed(sentence, clause.to);
      const isAmong = (has: (about: About) => boolean) =>
        near.some(({ plain, language }) => has(aboutOf(plain, language)));
      const [, word] =
        told.find(([concept]) => !isAmong((about) => about.concepts.has(concept))) ??
        places.find(([place]) => !isAmong((about) => about.countries.has(place))) ??
        [];
      if (word !== undefined) return `it says “${word}” of something of which the shop data does not`;
    }
    return null;
  }

  function sourcesNamed({ mentions, context, plain }: Sentence, to: number): readonly Source[] {
    const before = mentions.filter(({ at }) => at < to).flatMap((mention) => mention.products);
    const meant = before.length > 0 ? before : mentions.length > 0 || !saysIt.test(plain) ? [] : context.products;
    const urls = new Set(meant.map(({ url }) => url));
    return urls.size === 0 ? sources : sources.filter(({ product }) => product !== null && urls.has(product));
  }

  /** Those of the products that are meant, and the shop's terms where they speak of no other goods. */
  function sourcesFor(sentence: Sentence): readonly Source[] {
    const meant = productsOfKind(sentence, products, goodsOfProduct);
    const urls = new Set((meant.length > 0 ? meant : products).map(({ url }) => url));
    const things = new Set([
      ...sentence.about.things,
      ...sentence.context.things,
      ...asked.things,
      ...meant.flatMap((product) => [...goodsOfProduct(product)]),
    ]);
    return sources.filter((source) => {
      if (source.product !== null) return urls.has(source.product);
      const named = goodsOf(source);
      return named.size === 0 || things.size === 0 || [...named].some((thing) => things.has(thing));
    });
  }

  function goodsOfProduct(product: FoundProduct): ReadonlySet<Concept> {
    const known = goods.get(product.url);
    if (known !== undefined) return known;
    const own = sources.filter(({ product: url }) => url === product.url);
    const language = own[0]?.language ?? 'en';
    const found = new Set([
      ...aboutOf(product.name, language).things,
      ...(product.categories.length > 0 ? aboutOf(product.categories.join(', '), language).things : []),
    ]);
    goods.set(product.url, found);
    return found;
  }
}

const isTold = (concept: Concept): boolean => madeOf.has(concept) || colourConcepts.has(concept) || more.has(concept);
/** scripts without capitals name all alike */
const isName = (text: string): boolean => !/^\p{Ll}/u.test(text);
const more = new Set<Concept>(['lavender', 'vanilla', 'vegan', 'gluten_free', 'sugar_free']);

const asks = /[?？؟]\s*["”»)]*\s*$/u;

const isException = ({ topics, above }: Source): boolean =>
  topics.includes('returns.exceptions') || above.slice(0, 2).some((head) => saysNo(head));

const withIt = /(?<!\p{L})(?:with|mit|samt|avec|con|met|com|med|ile|dengan)\s+([^.;]{3,80})/giu;

/** "a lamp with three batteries": what a page names so comes with the thing */
function comesWith(source: Source, sentence: Sentence): boolean {
  const { plain, product } = source;
  // "€40 with a kit", of a class
  if (saysNo(plain) || (product === null && !sharesMoney(source, sentence))) return false;
  const said = new Set(stemsIn(sentence.plain).filter((stem) => stem !== '1'));
  return [...plain.matchAll(withIt)].some(([, named = '']) => stemsIn(named).some((stem) => said.has(stem)));
}

const sharesMoney = (source: Source, { claims }: Sentence): boolean =>
  claims.some((claim) => claim.kind === 'money' && source.claims.some((one) => sameClaim(one, claim)));

/** "All sale items are final, and that includes the Kettle": a thing that is meant, and nothing that comes with it */
const takesIn = ({ plain, mentions }: Sentence): boolean =>
  mentions.some(({ at }) => meansToo.test(plain.slice(0, at)));
const meansToo =
  /(?:this|that|which|das|dies|ceci|cela|esto|eso|ciò|dat|dit) (?:includes?|schließt|umfasst|comprend|incluye|include|comprende|omvat)(?: \S+){0,4}\s*$/iu;

/** "Pegs included; footprint not included" leaves out what its second part names */
function isLeftOutIn({ plain, language }: Source, words: string, spoken: string): boolean {
  const parts = plain.split(/;\s/u);
  if (language !== spoken || !parts.some((part) => saysIncluded(part))) return saysLeftOut(plain);
  const said = new Set(stemsIn(words));
  return parts.some((part) => saysLeftOut(part) && stemsIn(part).some((stem) => said.has(stem)));
}

/** "cloth and snacks are included", as the statement about the class says */
function sharesMost(source: Source, words: string): boolean {
  const said = new Set(stemsIn(words).filter((stem) => !/^\d/u.test(stem)));
  const shared = [...said].filter((stem) => stemsOfSource(source).has(stem));
  return shared.length >= leastSharedOfGrant && shared.length * 2 > said.size;
}
const leastSharedOfGrant = 3;

const sharesTerm = (source: Source, { about }: Sentence): boolean =>
  about.families.size > 0 && sharesFamily(about.families, aboutSource(source).families);

/** "two pillowcases are included": so many must be included there too */
const hasCounts = ({ claims }: Sentence, source: Source): boolean =>
  claims.every(
    ({ kind, said, article }) =>
      article ||
      (kind !== 'word' && kind !== 'none') ||
      source.claims.some((other) => other.said === said) ||
      source.claims.length === 0,
  );

/** Words that a reply puts into customers' mouths: a review must say so. */
const reports = patternOf(
  '(?:customers?|reviewers?|buyers?) (?:\\p{L}+ )?(?:say|write|wrote|report|praise|love|mention|note|tell)s?|kund(?:e|en|in|innen) (?:\\p{L}+ )?(?:schr(?:eib|ieb)|sag|bericht|lob|erzähl|mein)\\p{L}*|client[eas]{0,2}s? (?:\\p{L}+ )?(?:dice|dicen|escrib|cuenta|comenta|écri[tv]|dit|disent|raconte|scriv|racconta)\\p{L}*|klant(?:en)? (?:\\p{L}+ )?(?:schrij|zeg|meld)\\p{L}*|klient\\p{L}* (?:\\p{L}+ )?(?:pisz|mówi)\\p{L}*|(?:schreibt|sagt|berichtet|writes|says|escribe|dice|écrit|dit|scrive) (?:eine?|a|an|one|un|una|une) (?:kund|customer|reviewer|buyer|client)\\p{L}*',
  'お客様の声|レビューで|顾客说|고객님이',
);
const leastSharedOfReview = 2;

const reportsCustomers = (text: string): boolean => reports.test(text);

export function createCustomersFault({ passages, shopLanguage }: Question) {
  const said = passages.flatMap(({ document }) =>
    document.voice === 'customer'
      ? [{ stems: new Set(stemsIn(document.text)), language: document.language ?? shopLanguage }]
      : [],
  );
  return ({ plain, language }: Sentence): string | null => {
    if (!reportsCustomers(plain)) return null;
    const own = stemsIn(plain.replace(reports, ' '));
    const isSaid = said.some(
      (review) =>
        review.language !== language || own.filter((stem) => review.stems.has(stem)).length >= leastSharedOfReview,
    );
    return isSaid ? null : 'it gives words of customers that the shop data does not';
  };
}
