/** Names, addresses and codes that a sentence gives and the shop did not: seals, streets, people, brands, a mail address for another matter. */
import { currencyOf } from '../../../extraction/parse-price.ts';
import { placesIn } from '../../../facts/places.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { Question } from '../../../ports/model.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import { aboutOf } from './about.ts';
import { likeness, stemsIn } from './licence.ts';
import { saysNo } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';
import { aboutSource, codesIn, perSource, saysCode } from './sources.ts';
import type { Source } from './sources.ts';

/** Names that a sentence brings in and nobody gave: seals, streets, people, brands. Two capitals in a row, letters that stand for words, Latin words among others. */
const acronym = /(?<![\p{L}\p{N}/])\p{Lu}{3,6}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}{2,5}-\p{Lu}{2,5}(?!\p{Ll})/gu;
/** every shop's, and units and signs that other checks hold */
const common = new Set(
  'LED USB EUR USD GBP CHF SEK NOK DKK PLN CZK JPY CNY TRY RUB UAH HUF RON VAT IVA TVA BTW DPH GMT UTC FAQ PDF SMS URL USA XXL XXS XXXL NOT ALL AND THE YES FREE MWST USB-C KDV ППН НДС ПДВ ФАЙЛ'.split(
    ' ',
  ),
);
/** capitals in the middle of a sentence are names where nouns are written small */
const capitals =
  /(?<=[\p{L}\p{N},;:]['"”»)]*\s)\p{Lu}\p{Ll}{2,}(?:[ -](?:(?:of|de|la|du|di|da|van|del) )?\p{Lu}\p{Ll}{2,})+/gu;
/** one capital behind a small word, where no calendar or courtesy asks for it */
const single = /(?<=[\p{Ll}\p{N},;]\s)\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu;
const street =
  /\p{Lu}\p{Ll}+(?:straße|strasse|str\.|gasse|allee|platz|straat|laan|weg|gatan|gata|gade|vägen|vej|katu|tie|utca)\s\d/gu;
const latinWord = /(?<![\p{L}\p{N}'])\p{Script=Latin}{4,}/gu;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const letters = /[\p{L}\p{N}]+/gu;
const nounsAreCapital = new Set(['de']);
const stemLength = 6;

export function createNameFault(sources: readonly Source[], question: Question) {
  const said = stemsOf(textsOf(question));
  const isGiven = (word: string) => {
    const stem = stemOf(word);
    return said.has(stem) || sources.some((source) => stemsOfSource(source).has(stem));
  };
  const isOfProduct = (word: string) => {
    const stem = stemOf(word);
    return question.products.some(({ document }) => stemsOfName(document.name).has(stem));
  };
  /** half of its words nobody gave, and none is of a product's name */
  const isStrange = (name: string) => {
    const parts = name.match(letters) ?? [];
    return parts.filter((part) => !isGiven(part)).length * 2 >= parts.length && !parts.some(isOfProduct);
  };

  /** "Alto Adige", where the shop writes Südtirol */
  const isToldPlace = (name: string, { plain, language }: Sentence) =>
    placesIn(plain, language).some(
      ({ text, place }) => text.includes(name) && sources.some((source) => placesOf(source).has(place.id)),
    );

  /** `text` is the sentence as it was written. */
  return (sentence: Sentence, text: string): string | null => {
    const names = namesIn(sentence, text, question.language).filter(
      (name) => isStrange(name) && !isOfCountry(name, sentence.language, sources) && !isToldPlace(name, sentence),
    );
    return names.length > 0 && !saysNo(text) ? `it names “${names[0]}”, which is not in the shop data` : null;
  };
}

function namesIn({ language, about }: Sentence, text: string, asked: string): string[] {
  const also = language === asked ? about : aboutOf(text, asked);
  const places = new Set(
    [...about.countries.values(), ...also.countries.values()].flatMap((place) => lettersIn(place)),
  );
  const isPlace = (name: string) => lettersIn(name).some((stem) => places.has(stem));
  const isCapital = nounsAreCapital.has(language) || nounsAreCapital.has(detectLanguage(text) ?? language);
  const short = (text.match(acronym) ?? []).filter((one) => !common.has(one) && currencyOf(one) === null);
  const long = isCapital ? [] : (text.match(capitals) ?? []);
  const ones = isCapital
    ? []
    : (text.match(single) ?? []).filter((one) => !ordinary.test(one) && !calendarOf(language).has(one.toLowerCase()));
  const latin =
    otherScript.test(text) && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < text.length / 2
      ? (text.match(latinWord) ?? [])
      : [];
  return [...short, ...[...long, ...ones, ...(text.match(street) ?? []), ...latin].filter((name) => !isPlace(name))];
}

const placesOf = perSource(({ plain, language }) => new Set(placesIn(plain, language).map(({ place }) => place.id)));

const countryCode = /^[A-Z]{2}$/;
const rootLength = 3;
const codesOf = perSource((source) =>
  [...aboutSource(source).countries.keys()].filter((code) => countryCode.test(code)),
);

/** "Ierse" of Ierland, where the shop names Ireland. */
function isOfCountry(word: string, language: string, sources: readonly Source[]): boolean {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const root = word.slice(0, rootLength).toLowerCase();
  const codes = new Set(sources.flatMap((source) => codesOf(source)));
  return [...codes].some((code) => regions.of(code)?.toLowerCase().startsWith(root) === true);
}

const ordinary =
  /^(?:Usted(?:es)?|Anda|Bapak|Sie|Ihnen|Ihre?[nmrs]?|Deres|Suoi|Vostr\p{L}|Pan\p{L}{0,3}|Państw\p{L}+|Vám|Vaš\p{L}+|Dumneavoastră|Internet|Online|Ваш\p{L}*|Вами|Εσ\p{L}+|Σας|Önnek|Önök\p{L}*|English|Irish|European|Scandinavian)$/u;
const calendars = new Map<string, ReadonlySet<string>>();

/** Months and days, which some languages write with a capital. */
function calendarOf(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const names = Array.from({ length: 12 }, (_, at) => {
    const date = new Date(Date.UTC(2026, at, 4 + at));
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date).toLowerCase();
    return [named({ month: 'long' }), named({ weekday: 'long' }), `${named({ weekday: 'long' })}s`];
  });
  const fresh = new Set(names.flat());
  calendars.set(language, fresh);
  return fresh;
}

const textsOf = ({ text, history, brand }: Question): string[] => [
  ...history.map((said) => said.text),
  text,
  brand.name,
  ...brand.offer,
  ...Object.values(brand.contacts),
];

const stemOf = (word: string): string => withoutMarks(word.toLowerCase()).slice(0, stemLength);
const lettersIn = (text: string): string[] => (text.match(letters) ?? []).map(stemOf);
const stemsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(lettersIn));
const stemsOfSource = perSource(({ plain, above }) => stemsOf([plain, ...above]));
const keptNames = new Map<string, ReadonlySet<string>>();
const stemsOfName = (name: string): ReadonlySet<string> => remembered(keptNames, name, () => stemsOf([name]));

/** A mail address is for what the shop gives it for: that of trade customers takes no trade-ins. */
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const addressesIn = (text: string): string[] => (text.match(address) ?? []).map((one) => one.toLowerCase());
const addressesOf = perSource(({ text }: Source) => addressesIn(text));
/** by so much must the statement of another address be the liker one */
const lead = 2;

export function createAddressFault(sources: readonly Source[], { brand, text: asked }: Question) {
  /** `raw` is the sentence with its addresses. */
  return (raw: string, language: string): string | null => {
    const said = addressesIn(raw).filter((one) => one !== brand.contacts.mail.toLowerCase());
    if (said.length === 0) return null;
    const stems = new Set(stemsIn(`${raw.replaceAll(address, ' ')} ${asked}`));
    const most = (having: readonly Source[]) => Math.max(0, ...having.map((source) => likeness(stems, source, null)));
    const telling = sources.filter((source) => source.language === language && addressesOf(source).length > 0);
    return said.some((one) => {
      const own = telling.filter((source) => addressesOf(source).includes(one));
      return own.length > 0 && most(telling.filter((source) => !own.includes(source))) >= most(own) + lead;
    })
      ? 'it gives a mail address that the shop data gives for something else'
      : null;
  };
}

/** Codes that a sentence gives away: "use code FREE100". A code is a shop's to give. */
export function createCodeFault(sources: readonly Source[], askedText: string) {
  return ({ plain }: Sentence): string | null => {
    const codes = codesIn(plain);
    if (codes.length === 0) return null;
    const isKnown = (code: string) =>
      sources.some((source) => source.plain.toLowerCase().includes(code)) ||
      (/\d/u.test(code) && askedText.toLowerCase().includes(code) && !saysCode.test(plain));
    return codes.every((code) => isKnown(code.toLowerCase()))
      ? null
      : 'it names a code or number that is not in the shop data';
  };
}
