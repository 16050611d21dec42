/** "How much for three?": so many times what one costs. */
import { perLanguage } from '../../../languages/packs.ts';
import { isBesideHead } from '../../../dialogue/thing-kind.ts';
import { asksNothingElse } from './asks-nothing-else.ts';
import { draft, priceWords } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { chosenOption } from './named-option.ts';
import { spanOf } from './options.ts';
import { tellingWords } from './telling-words.ts';
import { tierPrice } from './tier-prices.ts';

const most = 1000;

/** what people put before and after a number of things that they would buy */
const before =
  'for|buy|order|get|take|want|need|beli|pesan|pesen|ambil|order|kalau|kalo|klo|für|kaufe|nehme|bestelle|por|para|compro|pido|pour|achète|prends|per|compro|prendo|voor|koop|bestel|om jag köper|köper';
const after =
  'of (?:them|these|those|it)|x(?!\\s?\\d)|pcs|pieces?|units?|sets?|packs?|pairs?|boxes|bottles|buah|biji|unit|botol|pasang|pak|bungkus|stück|stk|stuks?|piezas?|unidades|unità|pezzi|pièces?|unidades|adet|tane|szt|packungen|packages|packets|cartons|dosen|flaschen|rollen|blister|cajas|botellas|boîtes|bouteilles|scatole|bottiglie|dozen|flessen|шт|個|个|개';

const quantities = perLanguage(({ numbers }) => {
  const words = numbers.map((alternatives) => `(?:${alternatives})`);
  const number = `(?<number>\\d{1,4}|${words.join('|')})`;
  const patterns = [
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${before})\\s+${number}(?![\\p{L}\\p{N}%.,]|\\s*(?:${ofOther})(?!\\p{L}))`, 'iu'),
    new RegExp(`(?<![\\p{L}\\p{N}.,])${number}\\s*(?:${after})(?!\\p{L})`, 'iu'),
  ];
  return { patterns, words: words.map((one) => new RegExp(`^${one}$`, 'iu')) };
});

/** a number of these counts no things */
const ofOther =
  'days?|weeks?|months?|years?|hours?|minutes?|people|persons?|cm|mm|m|kg|g|ml|l|inch(?:es)?|hari|minggu|bulan|tahun|jam|menit|orang|tage?|wochen?|monate?|jahre?|personen|días?|semanas?|meses|personas|jours?|semaines?|mois|personnes|dagen|weken|maanden|personen|dollars?|euros?|pounds?|usd|eur|gbp|rb|ribu|juta|jt|[$€£]';

/** Of things that are counted in a message, how many; null where none are. */
export function quantityIn(text: string, language: string): number | null {
  const { patterns, words } = quantities(language) ?? { patterns: [], words: [] };
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.groups?.['number'];
    if (said === undefined) continue;
    const count = /^\d/.test(said) ? Number(said) : words.findIndex((word) => word.test(said)) + 1;
    if (count > 1 && count <= most) return count;
  }
  return null;
}

/** "And at 12 packs?": after the price of one nothing else is asked. */
function isBareCount(text: string, language: string): boolean {
  const rest = (quantities(language)?.patterns ?? []).reduceRight((left, pattern) => left.replace(pattern, ' '), text);
  return rest !== text && tellingWords(rest, language).length === 0;
}

/** Null where the price is not asked of a number of one thing. */
export function totalPrice(asking: Asking): Draft | null {
  const { part, language } = asking;
  const [product] = part.focus;
  if (product === undefined || product.isOutdated === true) return null;
  const { concepts, asks } = part.understanding;
  // "and if I buy two?"
  const count = quantityIn(part.text, language);
  const asksPrice =
    concepts.has('cost') ||
    asks.has('cost') ||
    (part.isFollowUp && (asksNothingElse(asking, product) || isBareCount(part.text, language)));
  if (count === null || !asksPrice) return null;
  const [, counted = ''] =
    new RegExp(`(?<!\\p{N})${count}\\s+(\\p{L}+(?:\\s+\\p{L}+){0,3})`, 'u').exec(part.text) ?? [];
  if (isBesideHead(counted, product, asking.shopLanguage)) return null;
  const option = chosenOption(part.text, product, asking.shopLanguage);
  // the number names a size, a pack or another choice
  if (option?.values.some((value) => value.includes(String(count))) === true) return null;
  const tier = tierPrice(product, count);
  const span = tier === null ? spanOf(product, option) : { low: tier, high: tier };
  if (span === null) return null;
  const name = option === null ? product.name : `${product.name} (${option.values.join(' / ')})`;
  const wordsOf = (times: number) => {
    const [low, high] = [span.low, span.high].map((price) =>
      priceWords({ ...price, amount: Math.round(price.amount * times * 100) / 100 }, language),
    );
    return low === high ? low : `${low} – ${high}`;
  };
  const text = `${name}: ${count} × ${wordsOf(1)} = ${wordsOf(count)}.`;
  return { ...draft('record', text, { held: 1 }, { products: [product] }), isCertain: true };
}
