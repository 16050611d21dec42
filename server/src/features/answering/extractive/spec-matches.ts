/** Which of a product's labelled values a question asks for: by what label and question are both about, and by the question's own words. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Attribute } from '../../../extraction/extracted-page.ts';
import { meaningOf } from '../../../languages/same-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { readAspects } from './asked-measures.ts';
import type { ReadAspect } from './asked-measures.ts';
import { extents } from './wanted-specs.ts';
import type { Wanted } from './wanted-specs.ts';

export interface Match {
  attribute: Attribute;
  score: number;
}

/** what tells of a label that it is what was asked, from the surest down */
const byLabelWord = 3.5;
const byLabel = 3;
const byWiderLabel = 2;
const byValueAlone = 1.5;
const byValueBeside = 1;
/** labels of more words say something narrower */
const perWord = 0.05;
/** a word of the question in the value */
const perWordBeside = 0.5;

/** values that are nothing without a number */
const numbered = new Set(['size', 'weight', 'load', 'capacity', 'voltage', 'power', 'light', 'pages']);
const longestBeside = 120;
const longestShare = 60;
const longestWhole = 160;

/** Best first; nothing that neither label nor value ties to the question, and how large the packaging is where nothing else is known. */
export function matchesOf(wanted: Wanted, attributes: readonly Attribute[], language: string): Match[] {
  const matches = attributes.flatMap((attribute): Match[] => {
    const score = scoreOf(wanted, attribute, language);
    return score === 0 ? [] : [{ attribute, score }];
  });
  const sorted = matches.sort((a, b) => b.score - a.score);
  const isOfThing = wanted.aspects.some(isExtent) && !packaging.test(wanted.words.join(' '));
  const own = isOfThing ? sorted.filter(({ attribute }) => !isOfPackaging(attribute)) : sorted;
  return own.some(({ score }) => score >= byWiderLabel) ? own : sorted;
}

const isExtent = ({ name, within }: ReadAspect): boolean => name === 'weight' || name === 'size' || within === 'size';
const packaging =
  /(?<!\p{L})(?:packag(?:e|ing)|packed|boxed|box|carton|parcel|shipping|kemasan|packing|kardus|verpackung\p{L}*|verpackt|versand\p{L}*|paketmaß\p{L}*|karton|embalajes?|empaque|paquete|emballages?|emball[ée]\p{L}*|colis|carton|imball\p{L}+|confezione|verpakking\p{L}*|embalage[mn]\p{L}*|ambalaj\p{L}*|opakowani\p{L}*|упаков\p{L}*|balení|förpackning\p{L}*|pakkaus\p{L}*|συσκευασ\p{L}*|包装|梱包|포장)(?:nya)?(?!\p{L})/iu;

/** `Dimensions (package)`, `12 × 10 × 8 cm (packaging)` */
export const isOfPackaging = ({ label, value }: Attribute): boolean =>
  packaging.test(label) || (value.length <= longestBeside && packaging.test(value));

/** "Weight without battery" is about the weight, and no battery */
const besideIt =
  /(?<=\p{L})\s\(?(?:without|with|excl(?:uding|\.)?|incl(?:uding|\.)?|ohne|mit|sans|avec|sin|con|senza|zonder|met|sem|com|tanpa|dengan)\s.*$/iu;

interface Read extends Attribute {
  /** what the label is about, in words and as packs know it */
  names: readonly string[];
  concepts: ReadonlySet<Concept>;
  language: string;
}

function scoreOf(wanted: Wanted, attribute: Attribute, language: string): number {
  const { label, value } = attribute;
  const ofItself = label.replace(besideIt, '');
  const read: Read = {
    ...attribute,
    names: readAspects.filter(({ inLabel }) => inLabel.test(label)).map(({ name }) => name),
    concepts: new Set([...conceptsIn(ofItself, language), ...conceptsIn(ofItself, 'en')]),
    language,
  };
  const own = wanted.words.filter((word) => holds(label, word, language)).length;
  if (isOfOtherThings(wanted, `${label} ${value}`, language)) return 0;
  const beside = value.length > longestWhole ? 0 : wanted.words.filter((word) => holds(value, word, language)).length;
  const best = Math.max(
    0,
    ...wanted.aspects.map((aspect) => aspectScore(aspect, read, beside > 0)),
    ...[...wanted.concepts].map((concept) => conceptScore(concept, read)),
  );
  if (best > 0) return best + own + perWordBeside * beside;
  if (own > 0) {
    const length = label.split(/\s+/).length;
    const told = wanted.words.filter((word) => holds(label, word, language) || isMeasuredIn(value, word)).length;
    return wanted.words.length > told || length > own + 2 ? 0 : byLabel + own - perWord * length;
  }
  const isBare = wanted.aspects.length + wanted.concepts.size === 0;
  // of a "WiFi doorbell" it is its wifi that "5ghz" is asked of
  const isNamed = wanted.nameWords.some((word) => holds(label, word, language));
  if (isNamed && wanted.words.length > 0 && wanted.words.every((word) => isMeasuredIn(value, word))) return byLabel;
  return isBare && (wanted.isYesNo || isShare(value)) && holdsAll(read, wanted.words) ? byValueBeside : 0;
}

/** "Are candles included?" and "how many pockets?" are answered by what speaks of candles and pockets. */
const isOfOtherThings = ({ isYesNo, words, aspects, concepts }: Wanted, text: string, language: string): boolean =>
  (isYesNo || aspects.some(({ name }) => name === 'count')) &&
  words.length > 0 &&
  concepts.size === 0 &&
  aspects.length > 0 &&
  aspects.every(({ name }) => name === 'contents' || name === 'count') &&
  !words.some((word) => holds(text, word, language));

/** "wifi 5ghz?" is answered by `WiFi: 2.4 GHz`: the number is what is asked. */
function isMeasuredIn(value: string, word: string): boolean {
  const [, unit] = /^(?:\d+(?:[.,]\d+)?)?(\p{L}{1,5})$/u.exec(word) ?? [];
  return unit !== undefined && new RegExp(`\\d\\s?${unit}(?!\\p{L})`, 'iu').test(value);
}

/** "is it dimmable?" */
function holdsAll({ label, value, language }: Read, words: readonly string[]): boolean {
  const text = `${label} ${value}`;
  const unsaid = words.filter((word) => !holds(text, word, language));
  return text.length <= longestWhole && unsaid.length < words.length && unsaid.every((one) => isMeasuredIn(value, one));
}

function holds(text: string, word: string, language: string): boolean {
  const terms = new Set(contentTerms(text, language));
  const own = contentTerms(word, language);
  const isHeld = (term: string) => {
    const meaning = meaningOf(term, language);
    const isSame = (one: string) => isForm(one, term) || (meaning !== null && meaning === meaningOf(one, language));
    return terms.has(term) || [...terms].some(isSame);
  };
  return own.length > 0 && own.every(isHeld);
}

/** "ketinggiannya" asks for what is labelled `Ketinggian`, "jacknya" for the jack */
const isForm = (one: string, term: string): boolean =>
  (one.length >= shortestForm && term === `${one}nya`) ||
  (one.length >= longForm && term.length - one.length <= longestEnding && term.startsWith(one));
const shortestForm = 3;
const longForm = 7;
const longestEnding = 4;

function conceptScore(concept: Concept, { label, value, names, concepts, language }: Read): number {
  // `Fabric thickness` tells how thick it is and not what it is made of
  if (concept === 'material' && names.length > 0) return 0;
  if (concepts.has(concept)) return byLabel;
  if (concept === 'material') return label === '' && isShare(value) ? byValueAlone : 0;
  const isTold = concept === 'lasting' && value.length <= longestBeside && /\d/.test(value);
  return isTold && conceptsIn(value, language).includes(concept) ? byValueBeside : 0;
}

/** `75 % cotton` says what it is made of. */
export const isShare = (value: string): boolean => value.length <= longestShare && /^\d{1,3}\s?%|\d\s?%$/.test(value);

/** @param namesPart the value speaks of the part that is asked about: `oak, 5 mm glass` */
function aspectScore(aspect: ReadAspect, { label, value, names, concepts }: Read, namesPart: boolean): number {
  if (names.includes('load') !== (aspect.name === 'load') && label !== '') return 0;
  const isMeasure = numbered.has(aspect.name) || aspect.within !== undefined;
  const isNumber = !isMeasure || /\d/.test(value);
  const isWord = names.includes(aspect.name);
  const isAbout = names.length === 0 && aspect.concepts?.some((one) => concepts.has(one)) === true;
  // `Size: M` is a choice and no extent
  if ((isWord || isAbout) && isNumber && (aspect.name !== 'size' || isOf(aspect, value)))
    return isWord ? byLabelWord : byLabel;
  // of cloth a weight is told by its area, and shops call it thickness
  if (aspect.name === 'weight' && byArea.test(value) && names.every((name) => name === 'thickness'))
    return byWiderLabel;
  if (!isOf(aspect, value)) return 0;
  if (aspect.name === 'size' && names.some((name) => extents.has(name))) return byLabel;
  if (label === '') return extents.has(aspect.name) || aspect.within === undefined ? byValueAlone : 0;
  const isWide = names.includes('size') || (concepts.has('size') && !names.some((name) => extents.has(name)));
  if (extents.has(aspect.name)) return isWide || namesPart ? byWiderLabel : 0;
  const isFree = names.every((name) => name === 'size') && value.length < longestBeside;
  return isFree && aspect.within === undefined && !concepts.has('delivery') ? byValueBeside : 0;
}

const byArea = /\d\s?(?:gsm|g(?:r|ram)?s?\s?\/\s?m(?:²|2))(?!\p{L})/iu;

const isOf = ({ value: pattern }: ReadAspect, value: string): boolean => pattern?.test(value) === true;
