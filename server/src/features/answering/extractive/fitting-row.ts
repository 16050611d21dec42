/** What a visitor measures, found in the tables of pages: the size of a chart, the ration of a feeding guide. */
import { statementsOf } from '../../../evidence/split-statements.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { isThing } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { choicesOf } from './choices.ts';
import { draft } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { listed } from './options.ts';
import { fittingChoices, fittingRows, measures } from './size-rows.ts';
import type { SizeRow } from './size-rows.ts';

/** The row of a page's table that holds what a visitor measures: "100 cm round the chest", "a dog of 60 pounds". */
export function fromFittingRow(asking: Asking): Draft | null {
  const { part } = asking;
  if (!measures(part.text)) return null;
  const passages = part.passages.map(({ document }) => document);
  const near = new Set(part.evidence.slice(0, tablesTried).map((one) => passages[one.passage]?.url));
  const asked = new Set(contentTerms(part.asked, asking.shopLanguage));
  const thingsIn = (text: string) => conceptsIn(text, asking.shopLanguage).filter(isThing);
  const named = ({ headings }: Passage) =>
    contentTerms(headings.at(-1) ?? '', asking.shopLanguage).filter((term) => asked.has(term)).length;
  const meant = part.focus.flatMap(({ name, categories }) => thingsIn([name, ...categories].join('\n')));
  // a chart for shirts measures no coat
  const isOfOther = ({ headings }: Passage) => {
    const things = thingsIn(headings.at(-1) ?? '');
    return meant.length > 0 && things.length > 0 && !things.some((one) => meant.includes(one));
  };
  // of a chart for shirts and one for dresses, the one that is asked for
  const tables = [...passages.keys()]
    .flatMap((at) =>
      passages[at] !== undefined && near.has(passages[at].url) && !isOfOther(passages[at])
        ? [{ at, page: passages[at] }]
        : [],
    )
    .sort((a, b) => named(b.page) - named(a.page));
  for (const { at: passage } of tables) {
    const page = passages[passage];
    if (page === undefined) continue;
    const rows = statementsOf(page).flatMap(({ text, form }) => (form === 'row' ? [{ text, ...rowOf(text) }] : []));
    const fitting = rows.length < leastRows ? [] : fittingRows(part.text, rows);
    const statements = rows.filter((row) => fitting.includes(row)).map(({ text }) => text);
    if (statements.length === 0) continue;
    const found = [{ passage, from: 0, to: 1, statements, probability: 1 }];
    const told = quoted('pages', asking, { found, passages, products: [] });
    return told === null ? null : { ...told, isCertain: true };
  }
  return null;
}
const tablesTried = 4;
const leastRows = 2;

/** `Size M | Chest: 96–101` */
function rowOf(text: string): SizeRow {
  const [of = '', ...others] = text.split(' | ');
  const cells = [of, ...others].map((cell) => {
    const [, label = '', value = ''] = /^(.*?\D)[:\s]\s*(\d.*)$/u.exec(cell) ?? [];
    return { label: label.replace(/:$/u, ''), value, of };
  });
  return { of, cells };
}

/** The choice that says for whom it is: of the thing that is meant, or of those that are called as was asked. */
export function fromFittingChoice(asking: Asking): Draft | null {
  const { part, shopLanguage, phrases } = asking;
  const { concepts } = part.understanding;
  if (!sizing.some((one) => concepts.has(one)) || !ofSomebody.test(part.text)) return null;
  const asked = new Set(contentTerms(part.asked, shopLanguage));
  const isCalled = ({ name }: FoundProduct) => contentTerms(name, shopLanguage).some((term) => asked.has(term));
  const all = part.products.map(({ document }) => document);
  const called = all.filter(isCalled);
  const fitting = (products: readonly FoundProduct[]) =>
    products.flatMap((product) => {
      const choices = fittingChoices(part.text, choicesOf(product));
      return choices.length === 0 ? [] : [{ product, choices }];
    });
  const tried = part.focusBy === 'pointing' ? [part.focus] : [part.focus, called, all];
  const found = tried.map(fitting).find(({ length }) => length > 0) ?? [];
  if (found.length === 0 || found.length > thingsMost) return null;
  const lines = found.map(({ product, choices }) => `${product.name}: ${listed(choices, phrases.or)}`);
  const products = found.map(({ product }) => product);
  return { ...draft('record', lines.join('\n'), { held: 1 }, { products }), isCertain: true };
}
/** who or what shall wear it is measured, and not the thing */
const ofSomebody =
  /(?<!\p{L})(?:i['’]?m|i am|i|my|me|head|tall|weighs?|weight of|ich|mein\p{L}*|kopf\p{L}*|groß|wiegt|j['’]|je|mon|ma|tête|mesure|pèse|mido|peso|mide|pesa|cabeza|mi|sono|alt[oa]|testa|kepala|tinggi|badan|berat|saya|aku|anak|child|kids?|son|daughter|dog|cat|hund|katze|chien|perro|cane|anjing|kucing)(?!\p{L})/iu;
const sizing: readonly Concept[] = ['size', 'size_guide', 'fit'];
const thingsMost = 3;
