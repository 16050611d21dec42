/** What is untrue in a model's text by what it was given: sentence by sentence, each with the ones before it, so that streamed and whole texts are judged alike. */
import { perObject } from '../../../lib/remembered.ts';
import type { Question } from '../../../ports/model.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import { aboutOf, isForMembers, placesIn } from './about.ts';
import { createComparisonFault } from './comparisons.ts';
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
import { plainText } from './read-claims.ts';
import { contextAfter, readSentence } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { splitStatements } from './segments.ts';
import { perSource, readOnce, sourcesOf } from './sources.ts';
import { createTerms } from './terms.ts';
import { createLeftOutFault, createUnlicensed } from './unlicensed.ts';
import { createTogetherFault, focusOf, samePriceFault } from './whose-price.ts';
import { createOfVisitor, createWeightWords } from './worked-out.ts';

const listMark = /^[^\S\n]*(?:[-*•]|\d{1,2}[.)])\s+/gmu;
const linkTarget = /\]\([^)]*\)|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;
const mailAddress = /[\w.+-]+@[\w-]+\.\w/u;
const phone = /\+?\(?\d(?:[\s().\u00a0/-]{0,2}\d){6,}/gu;
/** "Mill 18 cm": numbers of a name are the name's */
const numberIn = /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|m|ml|l|g|kg|oz|lb|in|ft))?(?![\p{L}\p{N}])/gu;
const sentencesMax = 60;

/** A sentence that was judged: with the same ones before it, it need not be judged again. */
interface Judged {
  raw: string;
  fault: string | null;
  after: Context;
}

/**
 * Judges a growing text: what was judged before is remembered, so that a reply's check costs each of its sentences once.
 * @returns a phrase for the model, null when all may be said
 */
export function createClaimFault(question: Question): (text: string) => string | null {
  const products = question.products.map(({ document }) => document);
  const { marked, isUnknownAt } = createNumberedNames(products.map(({ name }) => name));
  const numbered = products.flatMap(({ name }) => (name.search(numberIn) >= 0 ? [name] : []));
  const names = products.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const sources = sourcesOf(question);
  const weightWords = createWeightWords(products);
  const isOfVisitor = createOfVisitor(question.text, question.language, weightWords);
  const asked = contextOf(question);
  const mentionsIn = createMentionsIn(products);
  const named = mentionsIn(question.text).flatMap((one) => (one.products.length === 1 ? one.products : []));
  const licenceOf = perObject(createLicenceOf(sources, question));
  const terms = createTerms(sources, asked, mentionsIn, named, licenceOf);
  const moneyFault = createMoneyFault(question, terms, sources, asked);
  const numberFault = createNumberFault(question, sources, terms, mentionsIn);
  const promiseFault = createPromiseFault(sources, question, asked, mentionsIn);
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
  const unlicensed = createUnlicensed(licenceOf, question);
  const isTold = (says: (text: string) => boolean) => sources.some(({ plain }) => says(plain));
  const { phone: ownPhone, whatsApp } = question.brand.contacts;
  const ownPhones = [ownPhone, whatsApp].map(digitsOf).filter(isPhone);
  const isOurPhone = (digits: string) => {
    const isSame = (own: string) => own.endsWith(digits) || digits.endsWith(own);
    return ownPhones.some(isSame) || sources.some((source) => phonesIn(source).some(isSame));
  };
  /** "For the certificate please write to ..." */
  const leadsToUs = (text: string): boolean =>
    mailAddress.test(text) || (text.match(phone) ?? []).some((found) => isOurPhone(digitsOf(found)));
  const saidByShop = (words: string) =>
    words.trim().length > 20 && sources.some(({ plain }) => plain.includes(words.trim()));

  const start: Context = {
    ...asked,
    families: new Set(),
    special: new Set(),
    things: new Set(),
    places: [],
    amounts: [],
    percents: [],
    isForMembers: false,
    hasAmount: false,
    hasHour: false,
  };
  let judged: Judged[] = [];

  return (text) => {
    const all = splitStatements(text.replaceAll(listMark, '')).slice(0, sentencesMax);
    const same = all.findIndex((raw, at) => judged[at]?.raw !== raw);
    judged = judged.slice(0, same < 0 ? all.length : same);
    for (const raw of all.slice(judged.length)) judged.push(judge(raw, judged.at(-1)?.after ?? start));
    return judged.find(({ fault }) => fault !== null)?.fault ?? null;
  };

  function judge(raw: string, context: Context): Judged {
    const bare = numbered
      .reduce(
        (left, name) => left.replaceAll(marked(name), marked(name).replaceAll(numberIn, ' ')),
        weightWords(marked(raw)),
      )
      .replaceAll(linkTarget, ' ')
      .replaceAll(phone, (found) => (isOurPhone(digitsOf(found)) ? ' ' : found));
    // names stay as the shop writes them, and tell nothing of the language around them
    const unnamed = names
      .reduce((left, name) => left.replaceAll(marked(name), ' '), bare)
      .replaceAll(numberOfName, ' ');
    const language = languageOf(unnamed, question.language, question.shopLanguage);
    const spoken = [language, detectLanguage(unnamed) ?? language, question.language];
    const sentence = readSentence(bare, spoken, context, mentionsIn);
    const amounts: number[] = [];
    const words = wordsOf(bare);
    const fault = asksForSecrets(bare, language, saidByShop)
      ? 'it asks for card numbers, codes, passwords or logins'
      : (forbiddenIn(words, isTold, question.text) ??
        faultIn(sentence, words, amounts, leadsToUs(raw)) ??
        grantFault(sentence, words) ??
        nameFault(sentence, bare) ??
        denialFault(sentence) ??
        comparisonFault(sentence) ??
        samePriceFault(sentence) ??
        materialFault(sentence) ??
        calendarFault(sentence) ??
        togetherFault(sentence) ??
        contradictionFault(sentence) ??
        dayFault(sentence) ??
        leftOutFault(sentence) ??
        limitFault(sentence) ??
        onlyFault(sentence) ??
        universalFault(sentence) ??
        exceptionFault(sentence) ??
        specFault(sentence) ??
        customersFault(sentence) ??
        addressFault(raw, language) ??
        unlicensed(sentence) ??
        deniedPartFault(sentence) ??
        oppositeFault(sentence));
    return { raw, fault, after: contextAfter(sentence, amounts) };
  }

  function faultIn(sentence: Sentence, words: string, amounts: number[], isReferral: boolean): string | null {
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
      if (isOfVisitor(claim, plain)) continue;
      if (claim.kind === 'none' && !claim.spelled && isUnknownAt(plain, claim.at))
        return `it names “${plain.slice(0, claim.end).split(' ').slice(-2).join(' ')}”, which is not in the shop data`;
      const group = claim.range < 0 ? [claim] : claims.filter(({ range }) => range === claim.range);
      const fault = numberFault(group, claim, sentence, counted);
      if (fault !== null) return `${fault}: “${plain.slice(claim.at, claim.end).replaceAll('\u2060', '').trim()}”`;
    }
    return promiseFault(sentence, words, isReferral);
  }
}

const wordsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[’ʼ‘`´]/gu, "'");
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const isPhone = (digits: string): boolean => digits.length > 5;
const phonesIn = perSource(({ plain }) => (plain.match(phone) ?? []).map(digitsOf).filter(isPhone));

/** of which any language may seem to be */
const shortText = 80;
const foreign = /(?!\p{Script=Latin})\p{L}{2}/u;

/** A sentence of a few words is in the visitor's language. */
function languageOf(text: string, language: string, shopLanguage: string): string {
  if (text.length < 16 && !foreign.test(text)) return language;
  // names stay as the shop writes them
  const own = foreign.test(text) ? text.replaceAll(/\p{Script=Latin}+/gu, ' ') : text;
  return (
    (own.length < shortText && !foreign.test(text)
      ? detectLanguage(own, [language, shopLanguage])
      : detectLanguage(own)) ?? language
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
    percents: [],
    isForMembers: isForMembers(text),
    before: '',
    hasHour: false,
    counts: [],
    hasAmount: readOnce(text, language).claims.some(({ kind }) => kind === 'money'),
  };
}
