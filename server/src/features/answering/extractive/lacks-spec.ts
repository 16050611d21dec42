/** A sentence of praise does not tell a weight: what is asked of a product as a measure is answered by a measure, and not from another product's page. */
import { aspects as aspectNames } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { endAlike } from '../../../search/addresses.ts';
import type { Passage } from '../../../search/documents.ts';
import { thingsOf } from './about-specs.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { wantedOf } from './wanted-specs.ts';

/** True of a draft that tells nothing of what is asked. */
export function createLacksSpec(asking: Asking): (one: Draft) => boolean {
  const { part } = asking;
  const [product] = thingsOf(asking);
  if (product === undefined || part.understanding.isYesNo) return () => false;
  const { aspects: all, isChoice } = wantedOf(part, product, asking);
  // "and how many volts?" no longer asks for the size that was asked for before
  const own = part.isFollowUp ? all.filter(({ inQuestion }) => inQuestion.test(part.text)) : [];
  const aspects = own.length > 0 ? own : all;
  // what a thing holds may be counted in anything
  const measured = aspects.filter(({ name, value }) => value !== undefined && name !== 'capacity');
  const spoken = aspects.filter(({ name }) => spokenOf.has(name));
  const asksWarranty = part.understanding.concepts.has('warranty');
  if ((measured.length === 0 && spoken.length === 0 && !asksWarranty) || isChoice) return () => false;
  const isSilent = (text: string) =>
    spoken.some(
      ({ name, inLabel, inQuestion }) =>
        !inLabel.test(text) && !inQuestion.test(text) && !(name === 'voltage' && /\d\s?v(?!\p{L})/iu.test(text)),
    ) ||
    (asksWarranty &&
      !conceptsIn(text, asking.shopLanguage).includes('warranty') &&
      strengthOf(marksOf(text, asking.shopLanguage, 'tell'), warranty) < leastTold);
  const isElsewhere = ({ kind, url }: Passage) => kind === 'product' && !endAlike(url, product.url);
  const isMeasured = (text: string) =>
    measured.some(
      ({ name, value }) => value?.test(text) === true || (name === 'weight' ? weightInWords : inWords).test(text),
    );
  return ({ kind, text, passages }) =>
    quoting.has(kind) && (isSilent(text) || (measured.length > 0 && (passages.some(isElsewhere) || !isMeasured(text))));
}

/** Of how long the power cord is the power says nothing, though it has the word. */
export const lacksExtent = ({ kind, text }: Draft, { part: { text: asked, understanding } }: Asking): boolean =>
  (kind === 'spec' || kind === 'own') &&
  (understanding.aspects[dimensions] ?? 0) >= surely &&
  extentAsked.test(asked) &&
  !extent.test(withoutLinks(text));

const dimensions = aspectNames.indexOf('dimensions');
const surely = 0.7;
const extentAsked =
  /(?<!\p{L})(?:how (?:long|tall|wide|deep|high|thick) (?:is|are)|wie (?:lang|hoch|breit|tief|dick) (?:ist|sind)|(?:longueur|hauteur|largeur|profondeur)|cuánto mide|qué (?:largo|alto|ancho)|quanto (?:è|sono) (?:lung|alt|larg)\p{L}*|hoe (?:lang|hoog|breed|diep) (?:is|zijn)|(?:panjang|tinggi|lebar)nya)(?!\p{L})/iu;
const extent =
  /\p{N}\s?(?:mm|cm|dm|m|in|ins|inch(?:es)?|ft|feet|foot|yards?|zoll|pouces?|pulgadas?|pollici|["”″'’′])(?!\p{L})|\p{N}\s?[x×*]\s?\p{N}|centimet|millimet|met(?:re|er)|inch/iu;

const warranty = aspectNames.indexOf('warranty');
const leastTold = 0.2;
/** an answer names them */
const spokenOf: ReadonlySet<string> = new Set(['thread count', 'battery', 'pages', 'voltage']);
const quoting: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['own', 'pages', 'described']);
/** measures whose numbers are written out; a litre is no weight */
const weightInWords = /(?<!\p{L})(?:gram|kilo|ounce|pound|gramm)/iu;
const inWords =
  /(?<!\p{L})(?:centimet|millimet|met(?:re|er)s|inch|gram|kilo|ounce|pound|lit(?:re|er)|zentimet|gramm|pulgada|litro)/iu;
