/** Labels and values in lines of text, as shops write them by hand (`Weight: 1.2 kg`, `Material | Cotton`, `M = Chest 96 cm, Length 70 cm`), and which of them a theme repeats on every product’s page. */
import { partsOfRun } from '../lib/parts-of-run.ts';
import type { Attribute, Product, TextBlock } from './extracted-page.ts';
import { tellsTerms } from './page-kind.ts';

/** specifications that are typed in one line: `Bahan : katun Ukuran : 20 x 30 cm Warna : merah` */
const shortRun = { labels: 3, length: 40 };
const linesMax = 300;
const lineMax = 600;
const labelMax = 45;
const labelWordsMax = 6;
const valueMax = 400;
const piecesMax = 12;
const bareMax = 80;

/** letters, digits or words of which shops make sizes */
const size =
  /^(?:size |ukuran |größe |talla |taille |taglia )?(?:x{0,4}[sml]|[2-6]x[sl]|xxs|one size|all size|\d{1,3}(?:[-–/]\d{1,3})?)$/iu;
const measured =
  /\d\s?(?:mm|cm|m|in|inch(?:es)?|feet|ft|["”″]|kg|g|gr|gram|lbs?|oz|ounces?|ml|cl|l|lit(?:er|re)s?|v|w|gsm|hours?|hrs?|pcs|pieces?|stück)(?![\p{L}\p{N}])/iu;
const share = /\d\s?%/u;

export const isSizeName = (text: string): boolean => text.length <= 20 && size.test(text.trim());

/** @param lines without marks of the page's own */
export function attributesInLines(lines: readonly string[]): Attribute[] {
  return lines
    .slice(0, linesMax)
    .flatMap((line) => partsOfRun(line, shortRun))
    .slice(0, linesMax)
    .flatMap((line) => (line.length > lineMax ? [] : attributesIn(line.trim())));
}

function attributesIn(line: string): Attribute[] {
  const text = line.replace(/^[-–•·*✓✔☑►▪➤]+\s*/u, '');
  const pieces = piecesOf(text);
  const pairs = pieces.map(pairOf);
  const [first = '', second = ''] = pieces;
  if (pieces.length === 2 && text.includes('|') && pairs[0] === null && pairs[1] === null)
    return isLabel(first) && !/\d/.test(first) ? [whole(first, second)] : [];
  // a row of a size chart: `Size M | Chest: 96 cm`
  const rowName =
    pieces.length > 1 && pairs[0] === null && pairs.slice(1).every((pair) => pair !== null) ? first : null;
  if (rowName !== null && rowName.length <= labelMax) {
    const of = rowName.replace(/^\S+\s(?=\S{1,12}$)/u, '');
    return pairs.flatMap((pair) => (pair === null ? [] : [{ ...pair, of }]));
  }
  if (pieces.length > 1 && pairs.every((pair) => pair !== null)) return pairs.flatMap(ofSizes);
  const pair = pairOf(text);
  if (pair !== null) return ofSizes(pair);
  return text.length <= bareMax && (measured.test(text) || share.test(text)) && !isSentence(text)
    ? [whole('', text)]
    : [];
}

/** Bars and points part what stands beside each other; semicolons only where each part has its label. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s*[|•·]\s+|\s+\|\s*/u, piecesMax).filter((piece) => piece !== '');
  if (pieces.length > 1) return pieces;
  const listed = text.split(/\s*;\s+/u, piecesMax).filter((piece) => piece !== '');
  return listed.every((piece) => separated.test(piece)) ? listed : [text];
}

const whole = (label: string, value: string): Attribute => ({ label, value: value.slice(0, valueMax), of: '' });

const separated = /^(\p{L}[^:：=]{0,60}?)\s*(?::|：|=)\s*(\S.*)$/u;
/** `SUPERIOR MATERIALS - 100% polyester` */
const dashed = /^(\p{Lu}[\p{Lu}\d &/()'’.]{2,60}?)\s+[-–—]\s*(\S.*)$/u;
/** `Length 70 cm`, `Dimensions 8 1/2" x 5"` */
const leading = /^(\p{L}[\p{L}\p{M} ()/]{1,40}?)\s+((?:±|ca\.?|approx\.?|about|c\.|~|\+\/-|ø)?\s*\d.*)$/iu;

function pairOf(text: string): Attribute | null {
  const found = separated.exec(text) ?? dashed.exec(text) ?? leadingOf(text);
  if (found === null) return null;
  const [, label = '', value = ''] = found;
  return isLabel(label) && !value.startsWith('//') ? whole(label, value) : null;
}

function leadingOf(text: string): RegExpExecArray | null {
  const found = text.length > bareMax || isSentence(text) ? null : leading.exec(text);
  const [, label = '', value = ''] = found ?? [];
  return found !== null && label.split(' ').length <= 3 && measured.test(value) ? found : null;
}

const isLabel = (text: string): boolean =>
  text.length <= labelMax &&
  text.split(/\s+/).length <= labelWordsMax &&
  !/[!?]|https?|[.,]\s/u.test(text) &&
  !/\d{3}/.test(text);

const isSentence = (text: string): boolean => /[.!?]$/u.test(text) && text.split(/\s+/).length > 7;

/** `M: Chest 96 cm, Length 70 cm` is a row of a size chart. */
function ofSizes(pair: Attribute | null): Attribute[] {
  if (pair === null) return [];
  if (!isSizeName(pair.label)) return [pair];
  const of = pair.label.replace(/^\S+\s(?=\S)/u, '');
  const parts = pair.value.split(/\s*[,;/]\s+/u, piecesMax).map((part) => separated.exec(part) ?? leading.exec(part));
  return parts.every((part) => part !== null)
    ? parts.map(([, label = '', value = '']) => ({ label, value, of }))
    : [{ label: '', value: pair.value, of }];
}

/**
 * A theme puts one size chart and the terms of delivery on every product's page. What several products share so is no attribute of each:
 * of a chart a product keeps the sizes that it is sold in, and the chart itself lives on once, for the whole site.
 */

/** of fewer products nothing is the theme's */
const sharedMin = 4;
/** of a shop's products: what nearly all say is the theme's */
const themeShare = 0.8;
const proseMinWords = 12;
/** how long delivery takes, below whatever label: `Rest of world: 8-15 business days` */
const workingDays =
  /\d\s*(?:business|working|work) ?days?|werktage?n?|arbeitstage?n?|jours ouvr|d[ií]as h[aá]biles|d[ií]as laborables|giorni lavorativi|werkdagen|dias [uú]teis|hari kerja|arbetsdagar|iş günü|dni roboczych|рабочих д/iu;
/** a chart whose rows were read one by one gives a label as often as it has sizes */
const chartRowsMin = 3;
const chartRowsMax = 40;

interface ThemeAttributes {
  /** looks at every product first */
  count(product: Product): void;
  /** the product without what is said of all */
  strip(product: Product): Product;
  /** the charts that the theme shows, once each */
  charts(language: string | null): TextBlock[];
}

export function createThemeAttributes(): ThemeAttributes {
  const products = new Map<string, number>();
  let all = 0;
  const countOf = (attribute: Attribute) => products.get(keyOf(attribute)) ?? 0;
  const isOfTheme = (count: number) => count >= Math.max(sharedMin, themeShare * all);
  const isTerm = (attribute: Attribute) =>
    (countOf(attribute) >= sharedMin && (tellsTerms(attribute.label) || workingDays.test(attribute.value))) ||
    (isOfTheme(countOf(attribute)) && attribute.value.split(/\s+/).length >= proseMinWords);
  const shared: Attribute[] = [];

  return {
    count({ attributes = [] }) {
      all += 1;
      for (const key of new Set(attributes.map(keyOf))) products.set(key, (products.get(key) ?? 0) + 1);
      const isNew = shared.length < chartRowsMax * sharedMin;
      if (isNew) shared.push(...attributes.filter((one) => one.of !== '' && countOf(one) === 1));
    },

    strip(product) {
      const { attributes = [], variants } = product;
      const sizes = new Set(variants.flatMap(sizesIn));
      const isSold = ({ of }: Attribute) => sizesIn(of).every((one) => sizes.has(one));
      const isSized = attributes.some((one) => one.of !== '' && isSold(one));
      const labelled = Map.groupBy(
        attributes.filter(({ of, label }) => of === '' && label !== ''),
        ({ label }) => label,
      );
      const isOfChart = (attribute: Attribute) =>
        isOfTheme(countOf(attribute)) && (labelled.get(attribute.label)?.length ?? 0) >= chartRowsMin;
      const kept = attributes.filter((attribute) => {
        if (attribute.of === '') return !isTerm(attribute) && !isOfChart(attribute);
        if (countOf(attribute) < sharedMin || isSold(attribute)) return true;
        // where nothing is told of its sizes, the chart of its kind holds for it, the theme's for none
        return isSized || sizes.size > 0 ? !isSizeName(attribute.of) : !isOfTheme(countOf(attribute));
      });
      return { ...product, attributes: kept };
    },

    charts(language) {
      const ofTheme = [...new Map(shared.map((one) => [keyOf(one), one])).values()].filter((one) =>
        isOfTheme(countOf(one)),
      );
      const rows = [...Map.groupBy(ofTheme, ({ of }) => of)].slice(0, chartRowsMax);
      const lines = rows.map(([of, cells]) =>
        [of, ...cells.map(({ label, value }) => `${label}: ${value}`)].join(' | '),
      );
      const heading = sizeChart[language ?? ''] ?? 'Size chart';
      return lines.length < 2 ? [] : [{ headings: [heading], text: lines.join('\n'), voice: 'shop' }];
    },
  };
}

const sizeChart: Record<string, string> = {
  de: 'Größentabelle',
  es: 'Guía de tallas',
  fr: 'Guide des tailles',
  id: 'Tabel ukuran',
  it: 'Guida alle taglie',
  nl: 'Maattabel',
  pl: 'Tabela rozmiarów',
  pt: 'Guia de tamanhos',
  sv: 'Storleksguide',
  tr: 'Beden tablosu',
};

/** `M / Black` and `Medium` are both sold in `M`. */
const sizesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:-(?:small|large))?/gu) ?? []).map((one) => spelled.get(one) ?? one);

const spelled = new Map(
  Object.entries({
    'x-small': 'xs',
    small: 's',
    sm: 's',
    medium: 'm',
    md: 'm',
    large: 'l',
    lg: 'l',
    'x-large': 'xl',
    '2xl': 'xxl',
    '3xl': 'xxxl',
  }),
);

const keyOf = ({ label, value, of }: Attribute): string => `${of}\n${label}\n${value}`.toLowerCase();
