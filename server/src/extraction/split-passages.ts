/** A page as pieces small enough to quote and whole enough to understand: sentences of one section, some 60 to 120 words, never cut inside. */
import type { Passage } from '../search/documents.ts';
import type { ExtractedPage } from './extracted-page.ts';

const enoughWords = 60;
const mostWords = 120;
const sentenceMaxWords = 150;

type PageText = Pick<ExtractedPage, 'title' | 'language' | 'blocks'> & { kind: Passage['kind'] };

export function splitPassages(page: PageText, url: string): Passage[] {
  const segmenter = new Intl.Segmenter(page.language ?? undefined, { granularity: 'sentence' });
  return page.blocks.flatMap(({ headings, text, voice }) => {
    const sentences = text.split('\n').flatMap((line) => sentencesOf(line, segmenter));
    return group(sentences).map((piece) => ({
      url,
      title: page.title,
      headings,
      text: piece,
      language: page.language,
      kind: page.kind,
      voice,
    }));
  });
}

interface Sentence {
  text: string;
  words: number;
  /** begins a new line of the page */
  isFirst: boolean;
}

function sentencesOf(line: string, segmenter: Intl.Segmenter): Sentence[] {
  if (countWords(line) <= 30) return [{ text: line, words: countWords(line), isFirst: true }];
  const pieces = joinBroken([...segmenter.segment(line)].map(({ segment }) => segment)).flatMap(cutLong);
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece, i) => ({ text: piece, words: countWords(piece), isFirst: i === 0 }));
}

/** `approx. 5 cm`, `Dr. Weber`: what goes on in lower case or after a short word with a dot is no new sentence. */
function joinBroken(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      (/^[\p{Ll}\d(]/u.test(piece) || /(^|[\s(])\p{L}{1,3}\.\s*$/u.test(last)) &&
      /\.\s*$/.test(last)
    ) {
      joined[joined.length - 1] = last + piece;
    } else joined.push(piece);
  }
  return joined;
}

/** A "sentence" without an end, as in unpunctuated lists, is cut between words. */
function cutLong(piece: string): string[] {
  if (countWords(piece) <= sentenceMaxWords) return [piece];
  return wordsTogether(piece).flatMap((part) => part.match(/.{1,2000}/gsu) ?? []);
}

function wordsTogether(piece: string): string[] {
  const words = piece.includes(' ') ? piece.split(' ') : Array.from(piece);
  const glue = piece.includes(' ') ? ' ' : '';
  const size = glue === '' ? mostWords * 2 : mostWords;
  return Array.from({ length: Math.ceil(words.length / size) }, (_, i) =>
    words.slice(i * size, (i + 1) * size).join(glue),
  );
}

function group(sentences: Sentence[]): string[] {
  const passages: { text: string; words: number }[] = [];
  for (const { text, words, isFirst } of sentences) {
    const last = passages.at(-1);
    const fits =
      last !== undefined && last.words + words <= mostWords && (last.words < enoughWords || words < enoughWords / 4);
    if (fits) {
      last.text += (isFirst ? '\n' : ' ') + text;
      last.words += words;
    } else passages.push({ text, words });
  }
  const [last, before] = [passages.at(-1), passages.at(-2)];
  // a crumb at the end belongs to what it ends
  if (last && before && last.words < enoughWords / 4 && before.words + last.words <= mostWords * 1.2) {
    before.text += `\n${last.text}`;
    passages.pop();
  }
  return passages.map((passage) => passage.text);
}

/** Words, or half the characters of scripts that are written without spaces; what has no end counts by its length, for each answer reads its passages whole. */
function countWords(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu)
      ?.length ?? 0;
  const spaced = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
  return Math.max(dense > spaced ? Math.ceil(dense / 2) : spaced, Math.ceil(text.length / 20));
}
