/** Of several things the thickest, the lightest, the longest: by what their pages label or say, where they say it in one unit. */
import { splitSentences } from '../../../search/best-quote.ts';
import { clausesOf } from '../../../evidence/clause-starts.ts';
import { parseAmount } from '../../../lib/parse-amount.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { fittingWish } from '../domain/fits-wish.ts';
import { readAspects } from './asked-measures.ts';
import type { ReadAspect } from './asked-measures.ts';
import { plainLabel } from './section-names.ts';
import { draft, pageLink, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { matchesOf } from './spec-matches.ts';
import { isToldMeasure } from './spec-prose.ts';

interface Extreme {
  aspect: string;
  most: RegExp;
  least: RegExp;
}

const whole = (forms: string) => new RegExp(String.raw`(?<!\p{L})(?:${forms})(?!\p{L})`, 'iu');
const extremes: Extreme[] = [
  {
    aspect: 'thickness',
    most: whole('thickest|densest|dickste[nrs]?|más grues[oa]s?|plus épaisse?s?|(?:paling|ter) ?tebal'),
    least: whole('thinnest|slimmest|dünnste[nrs]?|más fin[oa]s?|plus fine?s?|(?:paling|ter) ?tipis'),
  },
  {
    aspect: 'weight',
    most: whole('heaviest|schwerste[nrs]?|más pesad[oa]s?|plus lourde?s?|(?:paling|ter) ?berat'),
    least: whole('lightest|leichteste[nrs]?|más liger[oa]s?|plus légère?s?|(?:paling|ter) ?(?:ringan|enteng)'),
  },
  {
    aspect: 'length',
    most: whole('longest|längste[nrs]?|más larg[oa]s?|plus longue?s?|(?:paling|ter) ?panjang'),
    least: whole('shortest|kürzeste[nrs]?|más cort[oa]s?|plus courte?s?|(?:paling|ter) ?pendek'),
  },
  {
    aspect: 'height',
    most: whole('tallest|highest|höchste[nrs]?|más alt[oa]s?|plus haute?s?|(?:paling|ter) ?tinggi'),
    least: whole('lowest'),
  },
  {
    aspect: 'width',
    most: whole('widest|breiteste[nrs]?|más anch[oa]s?|plus large?s?|(?:paling|ter) ?lebar'),
    least: whole('narrowest|schmalste[nrs]?|más estrech[oa]s?|plus étroite?s?'),
  },
  {
    aspect: 'power',
    most: whole('most powerful|strongest|stärkste[nrs]?|más potentes?|plus puissante?s?|watt(?:nya)? paling besar'),
    least: whole('(?:paling )?(?:hemat|irit) listrik|watt(?:nya)? paling kecil'),
  },
  { aspect: 'light', most: whole('brightest|hellste[nrs]?|(?:paling|ter) ?terang'), least: whole('dimmest') },
];

const leastThings = 2;
/** share of those that are meant which say it */
const half = 0.5;
const shownMax = 4;
const sentencesMax = 40;
const longestTold = 200;
const figure = /(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(\p{L}{1,10}|["”″])?/u;

export function extremeSpec(asking: Asking): Draft | null {
  const { part, phrases, shopLanguage } = asking;
  const asked = extremes.find(({ most, least }) => most.test(part.text) || least.test(part.text));
  const aspect = readAspects.find(({ name }) => name === asked?.aspect);
  const isOfTerms = part.understanding.topics.some(({ weight }) => weight >= half);
  if (asked === undefined || aspect === undefined || isOfTerms || part.limits.order !== null) return null;
  const meant = thingsMeant(asking, asked);
  const told = meant.flatMap((product) => toldBy(product, aspect, shopLanguage) ?? []);
  const units = Map.groupBy(told, ({ unit }) => unit);
  const alike = [...units.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  if (alike.length < leastThings || alike.length < half * meant.length) return null;
  const sign = asked.least.test(part.text) ? 1 : -1;
  const [best, ...others] = alike.toSorted((a, b) => sign * (a.amount - b.amount));
  if (best === undefined) return null;
  const line = `${best.product.name} – ${best.words.replace(/[.\s]+$/u, '')}.`;
  const products = [best, ...others].slice(0, shownMax).map(({ product }) => product);
  return draft('spec', `${line}\n\n${pageLink(phrases, best.product.url)}`, { sureness: 1, held: 1 }, { products });
}

/** What was shown before, where it is pointed at; else all of the kind that is named. */
function thingsMeant({ part, shopLanguage }: Asking, { most, least }: Extreme): FoundProduct[] {
  if (part.focusBy === 'pointing' && part.focus.length > 1) return [...part.focus];
  if (part.focusBy !== null && part.focus.length > 0) return [];
  const found = part.products.map(({ document }) => document);
  const asked = part.asked.replace(most, ' ').replace(least, ' ');
  const { kind, products } = fittingWish(found, { asked, excluded: [], language: shopLanguage });
  return kind === null ? [] : products;
}

interface Told {
  product: FoundProduct;
  words: string;
  amount: number;
  unit: string;
}

function toldBy(product: FoundProduct, aspect: ReadAspect, language: string): Told | null {
  const wanted = {
    aspects: [aspect],
    concepts: new Set<never>(),
    words: [],
    isYesNo: false,
    nameWords: [],
    isByUnit: false,
    isChoice: false,
  };
  const attributes = (product.attributes ?? []).filter(({ of, value }) => of === '' && value.length < longestTold);
  const [match] = matchesOf(wanted, attributes, language);
  const labelled =
    match === undefined ? null : `${plainLabel(match.attribute.label)}: ${match.attribute.value}`.replace(/^: /u, '');
  const words =
    labelled ??
    product.description
      .split('\n')
      .flatMap((line) => splitSentences(line, language))
      .flatMap(clausesOf)
      .slice(0, sentencesMax)
      .find((one) => one.length < longestTold && isToldMeasure(aspect, one));
  const measure = words === undefined ? null : figureIn(words, aspect);
  return words === undefined || measure === null ? null : { product, words: readable(words), ...measure };
}

/** The number that stands with a unit of the kind, and not the first there is. */
function figureIn(words: string, { value }: ReadAspect): { amount: number; unit: string } | null {
  const found = [...words.matchAll(new RegExp(figure, 'gu'))];
  const [text, amount = '', unit = ''] = found.find(([one]) => value?.test(one) === true) ?? found[0] ?? [];
  return text === undefined ? null : { amount: parseAmount(amount), unit: unit.toLowerCase() };
}
