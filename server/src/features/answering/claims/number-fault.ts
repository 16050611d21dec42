/** Numbers of a sentence that are no money: percentages, lengths of time, hours, measures, counts. What no source says of this thing is a fault. */
import { isThing } from '../../../languages/concepts.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf, heavyOf } from './about.ts';
import type { ProductMention } from './mentions.ts';
import { isDimension } from './numbered-names.ts';
import { saysLeft, saysNo, saysUpTo } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { readOnce } from './sources.ts';
import type { Source } from './sources.ts';
import type { Terms } from './terms.ts';
import { countsOtherwise, isOfEachAlone, isPaidFor, isProduct, isTimes } from './worked-out.ts';

export function createNumberFault(
  question: Question,
  sources: readonly Source[],
  terms: Terms,
  mentionsIn: (text: string) => ProductMention[],
) {
  const products = question.products.map(({ document }) => document);
  const said = readOnce(question.text, question.language);

  return numberFault;

  function numberFault(
    group: readonly Claim[],
    claim: Claim,
    sentence: Sentence,
    counted: ReadonlySet<number>,
  ): string | null {
    if (
      (claim.kind === 'word' || claim.kind === 'none') &&
      clauseAround(sentence, claim)
        .text.toLowerCase()
        .includes(sentence.about.concepts.get('stock') ?? '\n') &&
      !claim.spelled &&
      !isYear(claim, sentence) &&
      !isDimension(claim, sentence.plain, terms.says) &&
      !isOption(claim, sentence)
    )
      return 'it names a number in stock that the shop data does not';
    if (
      (claim.kind === 'word' || claim.kind === 'none') &&
      (saysLeft(clauseAround(sentence, claim).text) || saysLeft(beside(sentence, claim)))
    )
      return 'it names a number in stock that the shop data does not';
    if (isProduct(claim, sentence)) return null;
    if (!counted.has(claim.said) && countsOtherwise(claim, sentence, sources))
      return 'it counts what the shop data counts otherwise';
    if (isWeak(claim, sentence) || terms.isSupported(group, sentence))
      return isOfEachAlone(claim, sentence, sources) ? 'it says of a pair what the shop data says of each' : null;
    if (isLiteral(claim, sentence)) return null;
    if (group.every((one) => isEcho(one, sentence, group) || isPaidFor(one, sentence, said.claims))) return null;
    if (group.length === 1 && isTimes(claim, sentence, said.claims, terms)) return null;
    // "sizes 38 to 46"
    if (group.length > 1 && group.every((one) => isOption(one, sentence))) return null;
    if (counted.has(claim.said) && said.claims.some((one) => sameClaim(claim, one))) return null;
    switch (claim.kind) {
      case 'percent':
        return meantBy(sentence, claim).some((product) => isDiscountOf(claim.value, product))
          ? null
          : 'it names a percentage that the shop data does not name for this';
      case 'min':
      case 'month':
        // "from 10 to 15 uur": what lasts hours elsewhere is o'clock among hours
        if (claim.value === claim.said * 60 && claim.said <= 24 && group.length > 1 && isHour(group, sentence))
          return null;
        return 'it names a length of time that the shop data does not name for this';
      case 'clock':
        return isHour(group, sentence) ? null : 'it names an hour that the shop data does not name for this';
      case 'measure':
        return 'it names a measure that the shop data does not name for this';
      default:
        return counted.has(claim.said) || isCount(claim, sentence) || isHour(group, sentence)
          ? null
          : 'it names a number that is not in the shop data for this';
    }
  }

  /** where one product alone was given, what is said of none is said of it */
  function meantBy(sentence: Sentence, claim: Pick<Claim, 'at'>): readonly FoundProduct[] {
    const named = productsAt(sentence, claim);
    return named.length === 0 && products.length === 1 ? products : named;
  }

  /** "sold out until February 2027" */
  function isYear(claim: Claim, sentence: Sentence): boolean {
    return claim.said >= 1990 && claim.said <= 2100 && terms.isSupported([claim], sentence);
  }

  /** a shoe's 42 is a size */
  function isOption({ said: value }: Claim, sentence: Sentence): boolean {
    const meant = meantBy(sentence, { at: sentence.plain.length });
    return (meant.length > 0 ? meant : products).some(({ offers }) =>
      offers.some(({ options }) => Object.values(options).includes(String(value))),
    );
  }

  /** "3 Weir Lane", "postcodes starting with 08": no count, but a name that the shop writes so */
  function isLiteral(claim: Claim, { plain }: Sentence): boolean {
    if (claim.spelled || (claim.kind !== 'word' && claim.kind !== 'none')) return false;
    const [code] = /^0\d{1,4}(?![\d-]|\s\d)/u.exec(plain.slice(claim.at)) ?? [];
    if (code !== undefined) return terms.says(code);
    const words = /^\d+[\p{L}]? \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+/u.exec(plain.slice(claim.at))?.[0];
    return words !== undefined && terms.says(words);
  }

  /** "one of ours", "two people", "once a week": words that count nothing which a shop is held to */
  function isWeak(claim: Claim, sentence: Sentence): boolean {
    if (!claim.spelled) return false;
    // "up to five samples" is a limit
    if (claim.kind === 'word' && !claim.article && saysUpTo(ahead(sentence, claim), '')) return false;
    if (claim.kind === 'word' || claim.kind === 'none') return !countsChoices(claim, sentence);
    if (claim.kind === 'measure') return claim.article || claim.of === '°';
    if (!claim.article || (claim.kind !== 'min' && claim.kind !== 'month')) return false;
    return (
      heavyOf(clauseAround(sentence, claim).families).length === 0 || (claim.kind === 'min' && claim.value < 10_080)
    );
  }

  function countsChoices(claim: Claim, sentence: Sentence): boolean {
    const word = sentence.plain.slice(claim.at, claim.end + 12).toLowerCase();
    return (
      !claim.article &&
      ['colour', 'size'].some((one) => {
        const form = [...sentence.about.concepts].find(([concept]) => concept === one)?.[1];
        return form !== undefined && form !== '' && word.includes(form);
      })
    );
  }

  /** as many as are shown, or as the product has to choose from */
  function isCount(claim: Claim, sentence: Sentence): boolean {
    const { said: count, of } = claim;
    if (countsChoices(claim, sentence)) {
      const meant = productsAt(sentence, claim);
      return (meant.length > 0 ? meant : products).some(
        ({ offers, variants }) =>
          offers.length === count || variants.length === count || choicesOf(offers).includes(count),
      );
    }
    if (saysUpTo(ahead(sentence, claim), '')) return false;
    if (count > Math.max(products.length, 1) || !Number.isInteger(count)) return false;
    if (of === '') return claim.kind === 'none' && /^\s?[.)]/u.test(sentence.plain.slice(claim.end)) && count <= 10;
    const noun = sentence.plain.slice(claim.at, claim.end + 24).toLowerCase();
    const isOurs = [...sentence.about.concepts].some(
      ([concept, word]) => isThing(concept) && word !== '' && noun.includes(word),
    );
    return (
      isOurs ||
      countable.test(noun) ||
      mentionsIn(sentence.plain.slice(claim.end - of.length - 1)).some(({ at }) => at < 16)
    );
  }

  /** What the visitor said may be said back, where it is no answer by itself. */
  function isEcho(claim: Claim, sentence: Sentence, group: readonly Claim[]): boolean {
    if (
      !said.claims.some((one) => sameClaim(claim, one)) &&
      !said.claims.some((one) => one.said === claim.said && (claim.kind === 'none' || isBareMeasure(one, claim)))
    )
      return false;
    if (claim.kind === 'none' || claim.kind === 'word') return true;
    if (claim.kind === 'percent') return false;
    if (
      said.claims.some(
        (one) =>
          sameClaim(claim, one) &&
          (ago.test(said.plain.slice(one.end, one.end + 16)) ||
            ago.test(said.plain.slice(Math.max(0, one.at - 12), one.at))),
      )
    )
      return true;
    if (
      saysNo(sentence.plain) ||
      back.test(sentence.plain.slice(0, claim.at).slice(-24)) ||
      ago.test(sentence.plain.slice(claim.end, claim.end + 16)) ||
      ago.test(sentence.plain.slice(0, claim.at).slice(-12))
    )
      return true;
    // "it comes in 250 g and 1 kg": what is listed with what is true is said to be true
    return sentence.claims.some(
      (other) =>
        !group.includes(other) &&
        !isListedWith(claim, other, sentence.plain) &&
        other.kind === claim.kind &&
        terms.isSupported([other], sentence),
    );
  }

  function isHour(group: readonly Claim[], sentence: Sentence): boolean {
    const isTimes =
      sentence.about.concepts.has('hours') ||
      sentence.claims.some(({ kind }) => kind === 'clock') ||
      question.parts.some(({ text }) => aboutOf(text, question.language).concepts.has('hours'));
    if (!isTimes) return false;
    return group.every((one) =>
      [0, 720].some((shift) => {
        const value = one.kind === 'clock' ? one.value + shift : one.said * 60 + shift;
        return terms.isSupported([{ ...one, kind: 'clock', value: value % 1440 }], sentence);
      }),
    );
  }
}

const listed = /^[\s,;/&]*(?:\p{L}{1,4}[\s,]*)?$/u;
const isListedWith = (one: Claim, other: Claim, plain: string): boolean =>
  one.kind === 'measure' &&
  listed.test(one.at < other.at ? plain.slice(one.end, other.at) : plain.slice(other.end, one.at));

const ahead = ({ plain }: Sentence, { at }: Claim): string => plain.slice(0, at).replaceAll('\u2060', '');

/** the words right before and behind: "nog maar drie over", where "maar" may part clauses */
const beside = ({ plain }: Sentence, { at, end }: Claim): string =>
  /(?:[^\s,;]+\s){0,2}$/u.exec(plain.slice(Math.max(0, at - 24), at).replaceAll('\u2060', ''))?.[0] +
  plain.slice(at, end);

/** asked for "180", answered of 180 cm */
const isBareMeasure = (asked: Claim, said: Claim): boolean => asked.kind === 'none' && said.kind === 'measure';

const choicesOf = (offers: FoundProduct['offers']): number[] =>
  [...new Set(offers.flatMap(({ options }) => Object.keys(options)))].map(
    (key) => new Set(offers.map(({ options }) => options[key])).size,
  );

const isDiscountOf = (percent: number, product: FoundProduct): boolean => {
  const { price, priorPrice } = product;
  if (!price || !priorPrice) return false;
  const exact = (1 - price.amount / priorPrice.amount) * 100;
  return Math.abs(percent - exact) <= 0.5 || percent === Math.floor(exact);
};

/** what replies count of what they show */
const countable =
  /(?<!\p{L})(?:products?|items?|things?|options?|articles?|choices?|models?|kinds?|results?|ones|produkte?n?|artikel|möglichkeiten|modelle|varianten|produits?|articles?|modèles?|choix|productos?|artículos?|opciones|modelos?|prodott[oi]|articol[oi]|opzioni|modell[oi]|producten|opties|produtos?|artigos?|opções|výrobk\p{L}+|produkt\p{L}*|varor|tuotet\p{L}*|προϊόντα|termék\p{L}*|produk|pilihan|produse|товар\p{L}*|модел\p{L}*|ürün\p{L}*|seçenek|منتج\p{L}*|مוצרים)(?!\p{L})|商品|点|件|款|种|種|개|제품/iu;
/** before what a visitor wants or has: "for a table of 180 cm" */
const back =
  /(?<!\p{L})(?:for|of|your|für|von|ihr\p{L}*|dein\p{L}*|pour|votre|de|para|su|tu|per|tuo|voor|je|uw|para|dla|pro|do|til|för|till|for|için|для|untuk|към|لل?|עבור)\s(?:\p{L}+\s){0,4}(?:[\d.,]+\s?[x×]\s?)?$/iu;
const ago =
  /(?<!\p{L})(?:ago|since|vor|seit|il y a|depuis|hace|desde|fa|geleden|sinds|há|atrás|temu|před|siden|sedan|sitten|πριν|ezelőtt|lalu|назад|тому|önce|acum|قبل|منذ|לפני)(?!\p{L})|前/iu;
