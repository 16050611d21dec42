/** Wordings of visitors by language, as tables of tests, and the limits that are read of those on prices. */
import { parseProductQuery } from './product-query.ts';

export type Wordings = Readonly<Record<string, readonly string[]>>;
export const rowsOf = (table: Wordings) =>
  Object.entries(table).flatMap(([language, wordings]) => wordings.map((one) => [language, one] as const));

const asked: Readonly<Record<string, string>> = {
  en: 'do you have a teapot {}',
  de: 'habt ihr eine Teekanne {}',
  fr: 'avez-vous une théière {}',
  es: 'tenéis una tetera {}',
  it: 'avete una teiera {}',
  nl: 'hebben jullie een theepot {}',
  id: 'ada teko {} ga',
};
/** In an Indonesian shop they are thousands. */
export const limitsOf = (wording: string, language: string) => {
  const { minPrice, maxPrice } = parseProductQuery((asked[language] ?? '').replace('{}', wording), language);
  const unit = language === 'id' ? 1000 : 1;
  return [minPrice && minPrice / unit, maxPrice && maxPrice / unit];
};
