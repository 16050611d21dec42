/** What a question about products asks beside its words: price limits, an order, a sale, a size. Pure; several languages' common forms. */
import type { Product } from '../extraction/extracted-page.ts';
import { parseAmount } from '../lib/parse-amount.ts';
import { priceWords } from './price-words.ts';
import type { PriceWords } from './price-words.ts';

export interface ProductQuery {
  minPrice: number | null;
  maxPrice: number | null;
  order: 'cheapest' | 'dearest' | null;
  onSale: boolean;
  /** the question without what was understood here */
  words: string;
}

const currency =
  '(?:€|\\$|£|¥|₺|zł|kr\\.?|eur(?:os?|oa)?|usd|cad|aud|gbp|chf|pln|try|tl|lira(?:s[ıi])?|dollars?|dollari|dólares|dolar|bucks|pounds?|złotych|kronor|kroner|reais|r\\$)';
/** After one of these a number is no price. */
const unit =
  '(?:%|°|"|days?|hours?|hrs?|weeks?|months?|years?|yrs?|minutes?|mins?|people|persons?|pieces?|pcs|items?|inch(?:es)?|in\\b|feet|ft|mm|cm|m\\b|km|m²|kg|g\\b|gr?amm?s?|ml|l\\b|litres?|liters?|oz|lbs?|watts?|w\\b|v\\b|tage?n?|stunden?|wochen?|monate?n?|jahre?n?|personen|stück|jours?|heures?|semaines?|mois|ans\\b|personnes|pièces|días?|horas?|semanas?|mes(?:es)?|años?|personas|piezas|giorn[oi]|or[ae]\\b|settiman[ae]|mes[ie]|ann[oi]|persone|pezzi|dagen|dag\\b|uur|weken|maanden|jaar|stuks|gün|saat|hafta|ay\\b|yıl|yaş|kişi|adet|dias?|anos?|dni|dzień|godzin|tygodni|miesięcy|lat\\b|osób|sztuk)';
const amount = '\\d{1,3}(?:[.,\u00a0 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?';
const price = `(?:${currency}\\s*)?(${amount})(?![\\d])(?:\\s*${currency})?(?!\\s*(?:${unit})(?!\\p{L}))`;
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

const toPattern = (form: string) =>
  new RegExp(edge.before + form.replaceAll(/\bN\b/g, price).replaceAll(' ', '\\s+') + edge.after, 'iu');
const formsOf = (kind: keyof PriceWords) => Object.values(priceWords).flatMap((words) => words[kind].map(toPattern));
const forms: Record<keyof PriceWords, RegExp[]> = {
  atMost: formsOf('atMost'),
  atLeast: formsOf('atLeast'),
  between: formsOf('between'),
  about: formsOf('about'),
  cheapest: formsOf('cheapest'),
  dearest: formsOf('dearest'),
  onSale: formsOf('onSale'),
};
const bareRange = new RegExp(
  `${edge.before}(?:${currency}\\s*)?(${amount})\\s*[-–]\\s*(?:${currency}\\s*)?(${amount})\\s*${currency}${edge.after}`,
  'iu',
);
const signRange = new RegExp(`${edge.before}[€$£]\\s*(${amount})\\s*[-–]\\s*[€$£]?\\s*(${amount})${edge.after}`, 'iu');
const aboutShare = 0.2;

export function parseProductQuery(question: string): ProductQuery {
  const found: ProductQuery = { minPrice: null, maxPrice: null, order: null, onSale: false, words: '' };
  let rest = question.normalize('NFKC').replaceAll(/[’ʼ]/g, "'");
  const take = (patterns: RegExp[]): RegExpMatchArray | null => {
    for (const pattern of patterns) {
      const match = rest.match(pattern);
      if (match === null) continue;
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
    if (most !== null) found.maxPrice = parseAmount(most[1] ?? '');
    const least = take(forms.atLeast);
    if (least !== null) found.minPrice = parseAmount(least[1] ?? '');
    const about = most === null && least === null ? take(forms.about) : null;
    if (about !== null) {
      found.minPrice = parseAmount(about[1] ?? '') * (1 - aboutShare);
      found.maxPrice = parseAmount(about[1] ?? '') * (1 + aboutShare);
    }
  }
  if (take(forms.cheapest) !== null) found.order = 'cheapest';
  else if (take(forms.dearest) !== null) found.order = 'dearest';
  found.onSale = take(forms.onSale) !== null;
  found.words = rest.replaceAll(/\s+/g, ' ').trim();
  return found;
}

export const isLimited = ({ minPrice, maxPrice, order, onSale }: ProductQuery): boolean =>
  minPrice !== null || maxPrice !== null || order !== null || onSale;

/** A product without a price meets no price limit: it would be a promise that nobody made. */
export function meetsLimits(product: Product, query: ProductQuery): boolean {
  const { minPrice, maxPrice, onSale } = query;
  if (onSale && product.priorPrice === null) return false;
  if (minPrice === null && maxPrice === null) return true;
  if (product.price === null) return false;
  return product.price.amount >= (minPrice ?? 0) && product.price.amount <= (maxPrice ?? Infinity);
}
