/** A value that a description tells in a sentence: told where it is the only one that says it. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { clausesOf } from '../../../evidence/clause-starts.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import type { ReadAspect } from './asked-measures.ts';
import { extents } from './wanted-specs.ts';
import type { Wanted } from './wanted-specs.ts';

const sentencesMax = 60;
const longest = 300;
/** parts whose length or life may be told in a sentence that names them */
const named = new Set(['cable', 'battery']);

/** what comes as several things in one */
const gathering =
  /(?<!\p{L})(?:sets?|kits?|packs?|box|boxe[ns]|bundles?|hampers?|coffrets?|cestas?|paket|pakete|juegos?|lotes?|komplet|zestaw|набор|набір|套装|セット|세트)(?!\p{L})/iu;
const between = /,|;|&|\+|(?<=\s)(?:and|und|y|e|et|en|och|og|dan|ve|i|и|та|și|és|ja)(?=\s)/giu;
const leastListed = 2;
/** what is listed is said in a few words each */
const itemWords = 6;

/** The sentence of a set's description that lists what is in it. */
function listed(sentences: readonly string[], { name }: FoundProduct): string[] {
  if (!gathering.test(name)) return [];
  const isItem = (piece: string) => piece.trim() !== '' && piece.trim().split(/\s+/).length <= itemWords;
  const lists = sentences.filter((sentence) => {
    const pieces = sentence.split(between);
    return pieces.length > leastListed && pieces.slice(1).filter(isItem).length >= leastListed;
  });
  return lists.slice(0, 1);
}

/** `50" long`: a measure is told by its adjective too */
const adjectives: Record<string, RegExp> = {
  length: /\d[^.;]{0,12}(?<!\p{L})(?:long|lang|de largo|de long|di lunghezza|panjang)(?!\p{L})/iu,
  width: /\d[^.;]{0,12}(?<!\p{L})(?:wide|breit|de ancho|de large|lebar)(?!\p{L})/iu,
  height: /\d[^.;]{0,12}(?<!\p{L})(?:tall|high|hoch|de alto|de haut|tinggi)(?!\p{L})/iu,
  depth: /\d[^.;]{0,12}(?<!\p{L})(?:deep|tief|de profundidad|de profondeur)(?!\p{L})/iu,
  thickness: /\d[^.;]{0,12}(?<!\p{L})(?:thick|dick|de grosor|d'épaisseur|tebal)(?!\p{L})/iu,
};
const isTold = (name: string, inLabel: RegExp, sentence: string): boolean =>
  inLabel.test(sentence) || adjectives[name]?.test(sentence) === true;

export const isToldMeasure = ({ name, value, inLabel }: ReadAspect, sentence: string): boolean =>
  value?.test(sentence) === true && isTold(name, inLabel, sentence);

export function toldInProse(wanted: Wanted, product: FoundProduct, language: string): string[] {
  const { aspects, concepts, words, isYesNo, isChoice } = wanted;
  const isMeasure = aspects.some(({ name, value }) => named.has(name) || (value !== undefined && name !== 'capacity'));
  const isContents = aspects.some(({ name }) => name === 'contents') || concepts.has('ingredients');
  if (isYesNo || isChoice || (!isMeasure && !isContents && !concepts.has('material'))) return [];
  const sentences = product.description
    .split('\n')
    .slice(0, sentencesMax)
    .flatMap((line) => splitSentences(line, language))
    .flatMap(clausesOf)
    .filter((sentence) => sentence.length <= longest)
    .slice(0, sentencesMax);
  if (isContents && !isMeasure && words.length === 0) return listed(sentences, product);
  const wordsOf = new Map(sentences.map((one) => [one, new Set(contentTerms(one, language))]));
  // a part of it that the description names: "how long is the chain?"
  const parts = contentTerms(words.join(' '), language).filter((term) =>
    [...wordsOf.values()].some((terms) => terms.has(term)),
  );
  if (contentTerms(words.join(' '), language).length > parts.length) return [];
  const telling = sentences.filter((sentence) => {
    const isOfParts = parts.every((term) => wordsOf.get(sentence)?.has(term) === true);
    const isMeasured = aspects.some(({ name, value, inLabel }) => {
      if (named.has(name)) return inLabel.test(sentence) && /\d/.test(sentence);
      const isMeant = parts.length > 0 || name === 'weight' || (extents.has(name) && isTold(name, inLabel, sentence));
      return isMeant && value?.test(sentence) === true;
    });
    const isMaterial = concepts.has('material') && conceptsIn(sentence, language).includes('material');
    return isOfParts && (isMeasured || (aspects.length === 0 && isMaterial));
  });
  return telling.length === 1 ? telling : [];
}
