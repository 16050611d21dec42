/**
 * A theme puts one size chart and the terms of delivery on every product's page. What several products share so is no attribute of each:
 * of a chart a product keeps the sizes that it is sold in, and the chart itself lives on once, for the whole site.
 */
import { isSizeName } from './attribute-lines.ts';
import type { Attribute, Product, TextBlock } from './extracted-page.ts';
import { tellsTerms } from './page-names.ts';

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

export interface ThemeAttributes {
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
