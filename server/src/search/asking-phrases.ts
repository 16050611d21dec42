/** "How long", "combien de temps": the measure belongs to the question and is not a word to be found in an answer. */
import { packs } from '../languages/packs.ts';
import { joinAlternatives } from '../languages/patterns.ts';

const spaced = [...packs.values()].filter(({ isUnspaced }) => !isUnspaced);
const measures = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${joinAlternatives(spaced.map(({ askedMeasures }) => askedMeasures))})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Of each only the asking word is left. */
export const withoutAskingPhrases = (question: string): string =>
  question.replaceAll(measures, (measure) => measure.split(/\s/, 1)[0] ?? '');
