/** What a question about products asks beside its words: price limits, an order, a sale, a size. */
import type { Product } from '../extraction/extracted-page.ts';
import { parseAmount } from '../lib/parse-amount.ts';
import type { LanguagePack, PriceWords } from '../languages/language-pack.ts';
import { packs, perLanguage } from '../languages/packs.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { functionWords } from './function-words.ts';
import { excludedIn } from './excluded-words.ts';
import { withSpokenAmounts } from './spoken-amounts.ts';

export interface ProductQuery {
  minPrice: number | null;
  maxPrice: number | null;
  /** "under 60" is not 60 */
  isBelowMax: boolean;
  /** "more than 35" is not 35 */
  isAboveMin?: boolean;
  order: 'cheapest' | 'dearest' | null;
  onSale: boolean;
  /** what it shall be without, a few words each; they stay in `words` */
  excluded: string[];
  /** the question without what was understood here */
  words: string;
}

/** in which every shop counts, beside the names that visitors of each language have */
const commonCurrencies =
  '€|\\$|£|¥|₺|₽|₩|₹|r\\$|kr\\.?|zł|eur(?:os?)?|usd|cad|aud|nzd|gbp|chf|pln|sek|nok|dkk|czk|huf|ron|uah|try|tl|jpy|cny|rmb';
const commonUnits = '%|°|"|mm|cm|m\\b|km|m²|kg|g\\b|gr\\b|ml|cl|l\\b|oz|lbs?|w\\b|v\\b';
const amount = '\\d{1,3}(?:[.,\u00a0 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?';
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

const kinds = ['atMost', 'atLeast', 'between', 'about', 'cheapest', 'dearest', 'onSale'] as const;
type Forms = Record<keyof PriceWords, RegExp[]>;

const currencyOf = (names: string) => `(?:${joinAlternatives([names, commonCurrencies])})`;

function formsOf(pack: LanguagePack): Forms {
  const currency = currencyOf(pack.currencies);
  // after one of these a number is no price
  const unit = joinAlternatives([pack.units, commonUnits]);
  const price = `(?:${currency}\\s*)?(${amount})(?!\\d|[.,]\\d)(?:\\s*${currency})?(?!\\s*(?:${unit})(?!\\p{L}))`;
  const toPattern = (form: string) => {
    const open = form.replaceAll(/\bN\b/g, () => price).replaceAll(' ', '\\s+');
    return new RegExp(pack.isUnspaced ? open : edge.before + open + edge.after, 'iu');
  };
  const of = (kind: keyof PriceWords) => pack.prices[kind].map(toPattern);
  return {
    atMost: of('atMost'),
    atLeast: of('atLeast'),
    between: of('between'),
    about: of('about'),
    cheapest: of('cheapest'),
    dearest: of('dearest'),
    onSale: of('onSale'),
  };
}

const formsIn = perLanguage(formsOf);
let formsOfAll: Forms | null = null;

function everyForm(): Forms {
  const all: Forms = { atMost: [], atLeast: [], between: [], about: [], cheapest: [], dearest: [], onSale: [] };
  for (const tag of packs.keys()) {
    const forms = formsIn(tag);
    if (forms === null) continue;
    for (const kind of kinds) all[kind].push(...forms[kind]);
  }
  return all;
}

const currency = currencyOf('euros?|dollars?');
const bareRange = new RegExp(
  `${edge.before}(?:${currency}\\s*)?(${amount})(?:\\s*[-–]\\s*|\\s+(?:to|bis|à|a|tot|hasta|sampai)\\s+)(?:${currency}\\s*)?(${amount})\\s*${currency}${edge.after}`,
  'iu',
);
const signRange = new RegExp(`${edge.before}[€$£]\\s*(${amount})\\s*[-–]\\s*[€$£]?\\s*(${amount})${edge.after}`, 'iu');
const aboutShare = 0.2;
/** a limit that is itself too much, in the languages that say so with a word of its own */
const below =
  /(?<!\p{L})(?<!(?:not|no|nicht|no|pas|non) )(?:under|below|beneath|less than|lower than|cheaper than|unter|weniger als|günstiger als|billiger als|menos de|por debajo de|moins de|en dessous de|meno di|sotto|onder|minder dan|di ?bawah|dibwh|kurang dari|abaixo de|poniżej|mniej niż|под|меньше|altında)(?!\p{L})/iu;
const above =
  /(?<!\p{L})(?<!(?:not|no|nicht|no|pas|non) )(?:over|above|more than|higher than|dearer than|über|mehr als|teurer als|más de|por encima de|plus de|au-dessus de|più di|sopra|boven|meer dan|di ?atas|lebih dari|acima de|powyżej|więcej niż|больше|üstünde)(?!\p{L})/iu;

/** Read with the words of one language; without one, or without its pack, with those of all. */
export function parseProductQuery(question: string, language?: string): ProductQuery {
  const forms = (language === undefined ? null : formsIn(language)) ?? (formsOfAll ??= everyForm());
  const said = question.normalize('NFKC').replaceAll(/[’ʼ]/g, "'");
  const found: ProductQuery = {
    minPrice: null,
    maxPrice: null,
    isBelowMax: false,
    order: null,
    onSale: false,
    excluded: [],
    words: '',
  };
  const spelled = withSpokenAmounts(said, language ?? 'en');
  const isSpoken =
    spelled !== said &&
    [...forms.between, ...forms.atMost, ...forms.atLeast, ...forms.about].some((form) => form.test(spelled));
  let rest = isSpoken ? spelled : said;
  const take = (patterns: RegExp[]): RegExpMatchArray | null => {
    for (const pattern of patterns) {
      const match = rest.match(pattern);
      if (match === null || isCount(rest, match, language)) continue;
      rest = rest.replace(match[0], ' ');
      return match;
    }
    return null;
  };
  // some hundred patterns, all of which hold an amount
  const hasAmount = /\d/.test(rest);
  const between = hasAmount ? take([...forms.between, signRange, bareRange]) : null;
  if (between !== null) {
    const [low, high] = [parseAmount(between[1] ?? ''), parseAmount(between[2] ?? '')].sort((a, b) => a - b);
    found.minPrice = low ?? null;
    found.maxPrice = high ?? null;
  } else if (hasAmount) {
    const most = take(forms.atMost);
    if (most !== null) {
      found.maxPrice = parseAmount(most[1] ?? '');
      found.isBelowMax = below.test(most[0]);
    }
    const least = take(forms.atLeast);
    if (least !== null) {
      found.minPrice = parseAmount(least[1] ?? '');
      found.isAboveMin = above.test(least[0]);
    }
    const about =
      most === null && least === null && !countsThings(rest, forms.about, language) ? take(forms.about) : null;
    if (about !== null) {
      found.minPrice = parseAmount(about[1] ?? '') * (1 - aboutShare);
      found.maxPrice = parseAmount(about[1] ?? '') * (1 + aboutShare);
    }
  }
  if (take(forms.cheapest) !== null) found.order = 'cheapest';
  else if (take(forms.dearest) !== null) found.order = 'dearest';
  found.onSale = take(forms.onSale) !== null;
  found.words = rest.replaceAll(/\s+/g, ' ').trim();
  // "not more than 30" was read as a limit, and is nothing to be without
  found.excluded = excludedIn(rest, language ?? 'en');
  return found;
}

const anyCurrency = new RegExp(currencyOf('euros?|dollars?|bucks|rupiah|rb|ribu|rp|k'), 'iu');

/** "about 30 oils" is no price. */
function countsThings(text: string, about: readonly RegExp[], language = 'en'): boolean {
  const match = about.map((form) => form.exec(text)).find((one) => one !== null);
  return match !== undefined && match !== null && (isYear(match, language) || namesThings(text, match, language));
}

const mostCounted = 12;
/** where nothing is sold for less */
const leastPrices: Readonly<Record<string, number>> = { id: 1000, ko: 1000, ja: 100, hu: 100 };
/** "More than 4 pockets" is none either, and in rupiah not "up to 32 cameras". */
const isCount = (text: string, match: RegExpMatchArray, language = 'en'): boolean =>
  /\d/.test(match[0]) &&
  (isYear(match, language) ||
    (parseAmount(match[1] ?? '') < (leastPrices[language] ?? mostCounted + 1) && namesThings(text, match, language)));

/** "a machine from about 1975": without a currency, where nothing costs a thousand and a year is a year. */
const isYear = ([said, amount = '']: RegExpMatchArray, language: string): boolean =>
  leastPrices[language] === undefined &&
  /^(?:19|20)\d\d$/u.test(amount) &&
  !anyCurrency.test(said) &&
  !limiting.test(said);
const limiting = new RegExp(`${below.source}|(?<!\\p{L})(?:max\\p{L}*|budget|up to|bis|höchstens)(?!\\p{L})`, 'iu');

/** A thing is named behind the amount, and no currency with it. */
function namesThings(text: string, match: RegExpMatchArray, language = 'en'): boolean {
  if (anyCurrency.test(match[0]) || match.index === undefined) return false;
  const next = /^\s*(\p{L}{3,})/u.exec(text.slice(match.index + match[0].length))?.[1]?.toLowerCase();
  return next !== undefined && functionWords.get(language)?.has(next) !== true;
}

/** A price is named, from or up to which. */
export const isPriced = ({ minPrice, maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>): boolean =>
  minPrice !== null || maxPrice !== null;

export const isLimited = (query: ProductQuery): boolean => isPriced(query) || query.order !== null || query.onSale;

/** A product without a price meets no price limit: it would be a promise that nobody made. */
export function meetsLimits(product: Product & { isPriorUnseen?: boolean }, query: ProductQuery): boolean {
  if (query.onSale && product.priorPrice === null && product.isPriorUnseen !== true) return false;
  if (!isPriced(query)) return true;
  if (product.price === null) return false;
  return isWithin(product.price.amount, query);
}

export const isWithin = (
  amount: number,
  {
    minPrice,
    maxPrice,
    isBelowMax,
    isAboveMin,
  }: Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'isBelowMax' | 'isAboveMin'>,
): boolean =>
  (isAboveMin === true ? amount > (minPrice ?? 0) : amount >= (minPrice ?? 0)) &&
  (maxPrice === null || (isBelowMax ? amount < maxPrice : amount <= maxPrice));
