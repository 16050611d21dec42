/** What is untrue in a model's text by what it was given: sentence by sentence, each with the ones before it, so that streamed and whole texts are judged alike. */
import { isThing } from '../../../languages/concepts.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import { amountsIn } from '../../../facts/amounts.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutConcepts, aboutOf, placesIn } from './about.ts';
import { asksForSecrets } from './asks-for-secrets.ts';
import { createMentionsIn } from './mentions.ts';
import { isCounted, isPriceOf } from './prices.ts';
import { saysNo, saysOrder } from './promise-words.ts';
import { createPromiseFault } from './promises.ts';
import { sameClaim, plainText } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, contextAfter, heavyOf, productsAt, readSentence } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { readOnce, sourcesOf } from './sources.ts';
import { splitStatements } from './split-sentences.ts';
import { createTerms } from './terms.ts';

const listMark = /^[^\S\n]*(?:[-*•]|\d{1,2}[.)])\s+/gmu;
const linkTarget = /\]\([^)]*\)|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;
const phone = /\+?\(?\d(?:[\s().\u00a0/-]{0,2}\d){6,}/gu;
const sentencesMax = 60;

/** `before` is what of the reply has been said already. @returns a phrase for the model, null when all may be said */
export function createClaimFault(question: Question): (text: string, before?: string) => string | null {
  const products = question.products.map(({ document }) => document);
  const sources = sourcesOf(question);
  const asked = contextOf(question);
  const said = readOnce(question.text, question.language);
  const mentionsIn = createMentionsIn(products);
  const terms = createTerms(sources, asked, mentionsIn);
  const promiseFault = createPromiseFault(sources, question, asked);
  const { phone: ownPhone, whatsApp } = question.brand.contacts;
  const phones = [ownPhone, whatsApp, ...sources.flatMap(({ plain }) => plain.match(phone) ?? [])]
    .map(digitsOf)
    .filter((digits) => digits.length > 5);
  const saidByShop = (words: string) =>
    words.trim().length > 20 && sources.some(({ plain }) => plain.includes(words.trim()));

  return (text, before = '') => {
    const all = splitStatements(`${before}${text}`.replaceAll(listMark, '')).slice(0, sentencesMax);
    const old = splitStatements(before.replaceAll(listMark, '')).length;
    let context: Context = {
      ...asked,
      families: new Set(),
      special: new Set(),
      things: new Set(),
      places: [],
      amounts: [],
      hasAmount: false,
    };
    for (const [at, raw] of all.entries()) {
      const bare = raw
        .replaceAll(linkTarget, ' ')
        .replaceAll(phone, (found) =>
          phones.some((own) => own.endsWith(digitsOf(found)) || digitsOf(found).endsWith(own)) ? ' ' : found,
        );
      const language = languageOf(bare, question.language, question.shopLanguage);
      const sentence = readSentence(bare, [language, detectLanguage(bare) ?? language], context, mentionsIn);
      const amounts: number[] = [];
      const fault = asksForSecrets(bare, language, saidByShop)
        ? 'it asks for card numbers, codes, passwords or logins'
        : faultIn(sentence, amounts);
      if (fault !== null && at >= old - 1) return fault;
      context = contextAfter(sentence, amounts);
    }
    return null;
  };

  function faultIn(sentence: Sentence, amounts: number[]): string | null {
    const { claims, plain } = sentence;
    const done = new Set<number>();
    const counted = new Set<number>();
    for (const claim of claims) {
      if (claim.range >= 0 && done.has(claim.range)) continue;
      if (claim.range >= 0) done.add(claim.range);
      const group = claim.range < 0 ? [claim] : claims.filter(({ range }) => range === claim.range);
      if (claim.kind === 'money') {
        const fault = moneyFault(group, sentence, amounts, counted);
        if (fault !== null) return fault;
      }
    }
    done.clear();
    for (const claim of claims) {
      if (claim.kind === 'money' || (claim.range >= 0 && done.has(claim.range))) continue;
      if (claim.range >= 0) done.add(claim.range);
      const group = claim.range < 0 ? [claim] : claims.filter(({ range }) => range === claim.range);
      const fault = numberFault(group, claim, sentence, counted);
      if (fault !== null) return `${fault}: “${plain.slice(claim.at, claim.end).replaceAll('\u2060', '').trim()}”`;
    }
    return promiseFault(sentence);
  }

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
      !claim.spelled
    )
      return 'it names a number in stock that the shop data does not';
    if (isWeak(claim, sentence) || terms.isSupported(group, sentence)) return null;
    if (group.every((one) => isEcho(one, sentence, group))) return null;
    switch (claim.kind) {
      case 'percent':
        return productsAt(sentence, claim).some((product) => isDiscountOf(claim.value, product))
          ? null
          : 'it names a percentage that the shop data does not name for this';
      case 'min':
      case 'month':
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

  /** "one of ours", "two people", "once a week": words that count nothing which a shop is held to */
  function isWeak(claim: Claim, sentence: Sentence): boolean {
    if (!claim.spelled) return false;
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
      !said.claims.some((one) => one.said === claim.said && claim.kind === 'none')
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
    return sentence.claims.some(
      (other) => !group.includes(other) && other.kind === claim.kind && terms.isSupported([other], sentence),
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
      others: [...sentence.context.amounts, ...amounts],
    };
    if (!isTerm && meant.each.some((product) => isPriceOf(counting, product, optionWords(sentence, claim))))
      return 'stated';
    const hasSubject =
      meant.each.length > 0 && (mentions.some(({ at }) => at < claim.at) || sentence.context.products.length > 0);
    const isAboutTerms =
      isTerm ||
      heavyOf(clause.families).length > 0 ||
      (!hasSubject && sentence.about.families.size >= 0) ||
      saysTermsBefore(sentence, claim);
    if (isAboutTerms && terms.isSupported(group, sentence)) return 'stated';
    if (repeatsLimit(claim, sentence)) return 'stated';
    return isCounted(counting) && (!isTerm || counting.others.length + meant.all.length > 0) ? 'counted' : null;
  }

  function saysTermsBefore({ plain, about, mentions }: Sentence, claim: Claim): boolean {
    const last = mentions.findLast(({ at }) => at < claim.at)?.end ?? 0;
    const lower = plain.slice(last, claim.at).toLowerCase();
    const own = [...about.concepts]
      .filter(([, word]) => word !== '' && lower.includes(word))
      .map(([concept]) => concept);
    return heavyOf(aboutConcepts(own).families).length > 0;
  }

  /** The k-th price after names in a row is the k-th one's; counting may take all of them. */
  function meantBy(
    claim: Claim,
    { mentions, claims, context }: Sentence,
  ): { each: readonly FoundProduct[]; all: readonly FoundProduct[] } {
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

  /** "under 100 €" repeats the visitor's limit, and so does the worth of an order that they named. */
  function repeatsLimit(claim: Claim, sentence: Sentence): boolean {
    const { minPrice, maxPrice } = question.limits;
    const limit = amountsIn(sentence.plain, null).find(({ amount }) => amount === claim.value)?.limit ?? null;
    if (limit !== null && (claim.value === minPrice || claim.value === maxPrice)) return true;
    const wasSaid = said.claims.some((one) => one.said === claim.said);
    const isOrder = saysOrder(sentence.plain) || limit !== null;
    return wasSaid && isOrder && (said.claims.some((one) => sameClaim(one, claim)) || claim.said === maxPrice);
  }

  function quantitiesIn({ claims }: Sentence): number[] {
    return [...claims, ...said.claims]
      .filter(({ kind, article }) => (kind === 'word' || kind === 'none') && !article)
      .map((one) => one.said);
  }
}

const choicesOf = (offers: FoundProduct['offers']): number[] =>
  [...new Set(offers.flatMap(({ options }) => Object.keys(options)))].map(
    (key) => new Set(offers.map(({ options }) => options[key])).size,
  );

/** Words since the last price and up to the next: the variant that is meant stands there. */
function optionWords({ plain, claims }: Sentence, { at, end }: Claim): string {
  const last = claims.findLast((one) => one.kind === 'money' && one.end <= at)?.end ?? 0;
  const next = claims.find((one) => one.kind === 'money' && one.at >= end)?.at ?? plain.length;
  return plain.slice(last, next);
}

const isDiscountOf = (percent: number, product: FoundProduct): boolean => {
  const { price, priorPrice } = product;
  if (!price || !priorPrice) return false;
  const exact = (1 - price.amount / priorPrice.amount) * 100;
  return Math.abs(percent - exact) <= 0.5 || percent === Math.floor(exact);
};

const focusOf = ({ parts }: Question): readonly FoundProduct[] => parts.flatMap(({ focus }) => focus).slice(0, 4);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** of which any language may seem to be */
const shortText = 80;
const foreign = /(?!\p{Script=Latin})\p{L}{2}/u;

/** A sentence of a few words is in the visitor's language. */
function languageOf(text: string, language: string, shopLanguage: string): string {
  if (text.length < 16) return language;
  // names stay as the shop writes them
  const own = foreign.test(text) ? text.replaceAll(/\p{Script=Latin}+/gu, ' ') : text;
  return (
    (own.length < shortText && own === text ? detectLanguage(own, [language, shopLanguage]) : detectLanguage(own)) ??
    language
  );
}

function contextOf(question: Question): Context {
  const { text, language, parts } = question;
  const plain = plainText(text, language);
  const about = aboutOf(plain, language);
  return {
    products: focusOf(question),
    families: new Set([
      ...about.families,
      ...parts.flatMap((part) => [...aboutOf(part.asked, question.shopLanguage).families]),
    ]),
    special: about.special,
    things: about.things,
    places: placesIn(plain, language, about),
    amounts: [],
    hasAmount: readOnce(text, language).claims.some(({ kind }) => kind === 'money'),
  };
}

/** what replies count of what they show */
const countable =
  /(?<!\p{L})(?:products?|items?|things?|options?|articles?|choices?|models?|kinds?|results?|ones|produkte?n?|artikel|möglichkeiten|modelle|varianten|produits?|articles?|modèles?|choix|productos?|artículos?|opciones|modelos?|prodott[oi]|articol[oi]|opzioni|modell[oi]|producten|opties|produtos?|artigos?|opções|výrobk\p{L}+|produkt\p{L}*|varor|tuotet\p{L}*|προϊόντα|termék\p{L}*|produk|pilihan|produse|товар\p{L}*|модел\p{L}*|ürün\p{L}*|seçenek|منتج\p{L}*|مוצרים)(?!\p{L})|商品|点|件|款|种|種|개|제품/iu;
/** before what a visitor wants or has: "for a table of 180 cm" */
const back =
  /(?<!\p{L})(?:for|of|your|für|von|ihr\p{L}*|dein\p{L}*|pour|votre|de|para|su|tu|per|tuo|voor|je|uw|para|dla|pro|do|til|för|till|for|için|для|untuk|към|لل?|עבור)\s(?:\p{L}+\s){0,4}(?:[\d.,]+\s?[x×]\s?)?$/iu;
const ago =
  /(?<!\p{L})(?:ago|since|vor|seit|il y a|depuis|hace|desde|fa|geleden|sinds|há|atrás|temu|před|siden|sedan|sitten|πριν|ezelőtt|lalu|назад|тому|önce|acum|قبل|منذ|לפני)(?!\p{L})|前/iu;
