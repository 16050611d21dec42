/** Names that a sentence brings in and nobody gave: seals, streets, people, brands. Two capitals in a row, letters that stand for words, Latin words among others. */
import { remembered } from '../../../lib/remembered.ts';
import { currencyOf } from '../../../extraction/currencies.ts';
import { detectLanguage } from '../../../search/detect-language.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import { placesIn } from '../../../facts/places.ts';
import type { Question } from '../../../ports/model.ts';
import { aboutOf } from './about.ts';
import { saysNo } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource } from './per-source.ts';
import { aboutSource } from './sources.ts';
import type { Source } from './source.ts';

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
  const places = new Set([...about.countries.values(), ...also.countries.values()].flatMap((place) => stemsIn(place)));
  const isPlace = (name: string) => stemsIn(name).some((stem) => places.has(stem));
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
const stemsIn = (text: string): string[] => (text.match(letters) ?? []).map(stemOf);
const stemsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(stemsIn));
const stemsOfSource = perSource(({ plain, above }) => stemsOf([plain, ...above]));
const keptNames = new Map<string, ReadonlySet<string>>();
const stemsOfName = (name: string): ReadonlySet<string> => remembered(keptNames, name, () => stemsOf([name]));
