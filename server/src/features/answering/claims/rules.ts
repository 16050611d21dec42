/** What rules find untrue in one sentence of a model's text by what it was given: numbers, prices, promises and properties that are not of what they are said of. */
import { once, perObject } from '../../../lib/remembered.ts';
import type { Question } from '../../../ports/model.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import { createComparisonFault } from './comparisons.ts';
import { createContactsIn, phone } from './contacts-in.ts';
import { createLimitFault, createOnlyFault, createUniversalFault } from './conditions.ts';
import { createContradictionFault, createExceptionFault } from './contradictions.ts';
import { createCalendarFault, createDayFault } from './days.ts';
import { createDenialFault } from './denials.ts';
import { createDeniedPartFault, createOppositeFault } from './denied-parts.ts';
import { asksForSecrets, forbiddenIn } from './forbidden.ts';
import { createCustomersFault, createGrantFault } from './grants.ts';
import { createLicenceOf } from './licence.ts';
import { createMentionsIn } from './mentions.ts';
import { createMoneyFault } from './money-fault.ts';
import { createAddressFault, createNameFault } from './names.ts';
import { createNumberFault } from './number-fault.ts';
import { createNumberedNames, numberOfName } from './numbered-names.ts';
import { createMaterialFault, createSpecFault } from './own-specs.ts';
import { createPromiseFault } from './promises.ts';
import { contextOf, languageOf, startOf } from './question-context.ts';
import type { Claim } from './read-claims.ts';
import { readSentence } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import type { Source } from './sources.ts';
import { createTerms } from './terms.ts';
import { createLeftOutFault, createUnlicensed } from './unlicensed.ts';
import { createTogetherFault, samePriceFault } from './whose-price.ts';
import { createOfVisitor, createWeightWords } from './worked-out.ts';

const linkTarget = /\]\([^)]*\)|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;
/** "Mill 18 cm": numbers of a name are the name's */
const numberIn = /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|m|ml|l|g|kg|oz|lb|in|ft))?(?![\p{L}\p{N}])/gu;

/** In the order in which they are asked. */
export const rules = [
  'secrets',
  'forbidden',
  'code',
  'money',
  'percent',
  'min',
  'month',
  'measure',
  'clock',
  'word',
  'none',
  'promise',
  'free',
  'stock',
  'soon',
  'place',
  'payment',
  'choice',
  'cheapest',
  'grant',
  'name',
  'denial',
  'comparison',
  'samePrice',
  'material',
  'calendar',
  'together',
  'contradiction',
  'day',
  'leftOut',
  'limit',
  'only',
  'universal',
  'exception',
  'spec',
  'customers',
  'address',
  'turned',
  'unlicensed',
  'deniedPart',
  'opposite',
] as const;

/** Of which rule a fault is: what is learned from how often each is right. */
export type Rule = (typeof rules)[number];

export interface RuledSentence {
  sentence: Sentence;
  /** null when no rule speaks against it */
  rule: Rule | null;
  /** a phrase for the model */
  fault: string | null;
  /** amounts that were found true */
  amounts: readonly number[];
  /** how many of its numbers an amount was counted from */
  counted: number;
}

export function createRules(question: Question, sources: readonly Source[]) {
  const products = question.products.map(({ document }) => document);
  const { marked, isUnknownAt } = createNumberedNames(products.map(({ name }) => name));
  const numbered = products.flatMap(({ name }) => (name.search(numberIn) >= 0 ? [name] : []));
  const names = products.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const weightWords = createWeightWords(products);
  const isOfVisitor = createOfVisitor(question.text, question.language, weightWords);
  const asked = contextOf(question);
  const mentionsIn = createMentionsIn(products);
  const named = mentionsIn(question.text).flatMap((one) => (one.products.length === 1 ? one.products : []));
  const licenceOf = perObject(createLicenceOf(sources, question));
  const terms = createTerms(sources, asked, mentionsIn, named, licenceOf);
  const moneyFault = createMoneyFault(question, terms, sources, asked);
  const numberFault = createNumberFault(question, sources, terms, mentionsIn);
  const promises = createPromiseFault(sources, question, asked, mentionsIn);
  const grantFault = createGrantFault(sources, asked, products);
  const nameFault = createNameFault(sources, question);
  const denialFault = createDenialFault(sources, products);
  const deniedPartFault = createDeniedPartFault(sources, question);
  const oppositeFault = createOppositeFault(sources, question);
  const materialFault = createMaterialFault(sources, products, question.shopLanguage);
  const togetherFault = createTogetherFault(question, sources, terms);
  const contradictionFault = createContradictionFault(sources);
  const dayFault = createDayFault(sources);
  const leftOutFault = createLeftOutFault(sources, question);
  const limitFault = createLimitFault(sources);
  const onlyFault = createOnlyFault(sources);
  const universalFault = createUniversalFault(sources, question);
  const calendarFault = createCalendarFault(sources);
  const comparisonFault = createComparisonFault(sources, question, named);
  const specFault = createSpecFault(sources, question);
  const exceptionFault = createExceptionFault(sources, question);
  const customersFault = createCustomersFault(question);
  const addressFault = createAddressFault(sources, question);
  const { turned, unlicensed } = createUnlicensed(licenceOf, question);
  const isTold = (says: (text: string) => boolean) => sources.some(({ plain }) => says(plain));
  const { isOurPhone, leadsToUs } = createContactsIn(question, sources);
  const saidByShop = (words: string) =>
    words.trim().length > 20 && sources.some(({ plain }) => plain.includes(words.trim()));

  const start = startOf(asked);
  return { start, judge };

  function judge(raw: string, context: Context): RuledSentence {
    const bare = numbered
      .reduce(
        (left, name) => left.replaceAll(marked(name), marked(name).replaceAll(numberIn, ' ')),
        weightWords(marked(raw)),
      )
      .replaceAll(linkTarget, ' ')
      .replaceAll(phone, (found) => (isOurPhone(found) ? ' ' : found));
    // names stay as the shop writes them, and tell nothing of the language around them
    const unnamed = names
      .reduce((left, name) => left.replaceAll(marked(name), ' '), bare)
      .replaceAll(numberOfName, ' ');
    const language = languageOf(unnamed, question.language, question.shopLanguage);
    const spoken = [language, detectLanguage(unnamed) ?? language, question.language];
    const sentence = readSentence(bare, spoken, context, mentionsIn);
    const amounts: number[] = [];
    const words = wordsOf(bare);
    const counted = new Set<number>();
    const numbers = once(() => numbersIn(sentence, amounts, counted));
    const ofKind = (kind: Claim['kind']) => (numbers()?.kind === kind ? (numbers()?.fault ?? null) : null);
    const checks: Record<Rule, () => string | null> = {
      secrets: () =>
        asksForSecrets(bare, language, saidByShop) ? 'it asks for card numbers, codes, passwords or logins' : null,
      forbidden: () => forbiddenIn(words, isTold, question.text),
      code: () => promises.code(sentence),
      money: () => ofKind('money'),
      percent: () => ofKind('percent'),
      min: () => ofKind('min'),
      month: () => ofKind('month'),
      measure: () => ofKind('measure'),
      clock: () => ofKind('clock'),
      word: () => ofKind('word'),
      none: () => ofKind('none'),
      promise: () => promises.promise(sentence, words, leadsToUs(raw)),
      free: () => promises.free(sentence),
      stock: () => promises.stock(sentence),
      soon: () => promises.soon(sentence),
      place: () => promises.place(sentence),
      payment: () => promises.payment(sentence),
      choice: () => promises.choice(sentence),
      cheapest: () => promises.cheapest(sentence),
      grant: () => grantFault(sentence, words),
      name: () => nameFault(sentence, bare),
      denial: () => denialFault(sentence),
      comparison: () => comparisonFault(sentence),
      samePrice: () => samePriceFault(sentence),
      material: () => materialFault(sentence),
      calendar: () => calendarFault(sentence),
      together: () => togetherFault(sentence),
      contradiction: () => contradictionFault(sentence),
      day: () => dayFault(sentence),
      leftOut: () => leftOutFault(sentence),
      limit: () => limitFault(sentence),
      only: () => onlyFault(sentence),
      universal: () => universalFault(sentence),
      exception: () => exceptionFault(sentence),
      spec: () => specFault(sentence),
      customers: () => customersFault(sentence),
      address: () => addressFault(raw, language),
      turned: () => turned(sentence),
      unlicensed: () => unlicensed(sentence),
      deniedPart: () => deniedPartFault(sentence),
      opposite: () => oppositeFault(sentence),
    };
    for (const rule of rules) {
      const fault = checks[rule]();
      if (fault !== null) return { sentence, rule, fault, amounts, counted: counted.size };
    }
    return { sentence, rule: null, fault: null, amounts, counted: counted.size };
  }

  /** Of its numbers the first that does not hold. */
  function numbersIn(
    sentence: Sentence,
    amounts: number[],
    counted: Set<number>,
  ): { kind: Claim['kind']; fault: string } | null {
    const { claims, plain } = sentence;
    const groups = groupsOf(claims);
    for (const { group, claim } of groups) {
      const fault = claim.kind === 'money' ? moneyFault(group, sentence, amounts, counted) : null;
      if (fault !== null) return { kind: claim.kind, fault };
    }
    for (const { group, claim } of groups) {
      const { kind, at, end, spelled } = claim;
      if (kind === 'money' || isOfVisitor(claim, plain)) continue;
      const fault =
        kind === 'none' && !spelled && isUnknownAt(plain, at)
          ? `it names “${plain.slice(0, end).split(' ').slice(-2).join(' ')}”, which is not in the shop data`
          : numberFault(group, claim, sentence, counted);
      if (fault === null) continue;
      const said = plain.slice(at, end).replaceAll('\u2060', '').trim();
      return { kind, fault: fault.includes('“') ? fault : `${fault}: “${said}”` };
    }
    return null;
  }
}

/** Numbers by themselves, and those of a range together, each with the first of them. */
function groupsOf(claims: readonly Claim[]): { claim: Claim; group: readonly Claim[] }[] {
  const heads = claims.filter(({ range }, at) => range < 0 || claims.findIndex((one) => one.range === range) === at);
  return heads.map((claim) => ({
    claim,
    group: claim.range < 0 ? [claim] : claims.filter(({ range }) => range === claim.range),
  }));
}

const wordsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[’ʼ‘`´]/gu, "'");
