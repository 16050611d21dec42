/** Which English words mean alike: GloVe of the most frequent ones, drawn together by WordNet, as bytes. languages with a glossary borrow them; the others have none, and words outside of it mean themselves. */
import { readFileSync } from 'node:fs';
import { englishFor, hasGlossary } from '../languages/glossary.ts';
import { functionWords } from '../search/function-words.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const wordVectorFile = new URL('./word-vectors-en.bin', import.meta.url);

export interface WordVectors {
  /** of words */
  count: number;
  dimensions: number;
  /** the place of a lower-case word, most frequent first, or -1 */
  find(word: string): number;
  /** -1 to 1 */
  likeness(a: number, b: number): number;
  /** adds a word's vector, times `weight`, to `sum` */
  add(sum: Float64Array, word: number, weight: number): void;
}

const headerBytes = 12;
const full = 127;
const scale = 1 / (full * full);

const loaded = new Map<string, WordVectors>();

/** Read when first asked for; null in languages that have no vectors. */
export function wordVectorsOf(language: string): WordVectors | null {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  if (language !== 'en' && !hasGlossary(language)) return null;
  const english = loaded.get('en') ?? readWordVectors(readFileSync(wordVectorFile));
  loaded.set('en', english);
  if (language !== 'en') loaded.set(language, { ...english, find: borrowingFinder(english, language) });
  return loaded.get(language) ?? english;
}

/** A word that people of the language use, and no slip for a rarer one: "bigger" is no `Bugger`. */
export function isOrdinary(word: string, language: string): boolean {
  const place = wordVectorsOf(language)?.find(word.toLowerCase()) ?? -1;
  return place >= 0 && place < ordinaryWords;
}
/** rarer ones of the list are names and slips too */
const ordinaryWords = 15_000;

/** shorter words of both languages mean something else in each */
const sharedMin = 4;

/** A word by its form, by its stem, or as the English word that shops write it as. */
function borrowingFinder(english: WordVectors, language: string): WordVectors['find'] {
  const little = functionWords.get(language);
  return (word) => {
    const meaning = englishFor(word, language);
    const known = meaning === null ? -1 : english.find(meaning);
    if (known >= 0) return known;
    return word.length < sharedMin || little?.has(word) === true ? -1 : english.find(word);
  };
}

function readWordVectors(file: Uint8Array): WordVectors {
  const header = new DataView(file.buffer, file.byteOffset, headerBytes);
  const count = header.getUint32(0, true);
  const dimensions = header.getUint32(4, true);
  const listBytes = header.getUint32(8, true);
  const list = new TextDecoder().decode(file.subarray(headerBytes, headerBytes + listBytes));
  const values = new Int8Array(file.buffer, file.byteOffset + headerBytes + listBytes, count * dimensions);
  const places = new Map(list.split('\n').map((word, at) => [word, at]));
  return {
    count,
    dimensions,
    find: (word) => places.get(word) ?? -1,
    likeness(a, b) {
      if (a === b) return 1;
      let sum = 0;
      const from = a * dimensions;
      const to = b * dimensions;
      for (let at = 0; at < dimensions; at++) sum += (values[from + at] ?? 0) * (values[to + at] ?? 0);
      return sum * scale;
    },
    add(sum, word, weight) {
      const from = word * dimensions;
      const step = weight / full;
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + step * (values[from + at] ?? 0);
    },
  };
}
