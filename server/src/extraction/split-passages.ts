/** A page as pieces small enough to quote and whole enough to understand: sentences of one section, some 60 to 120 words, never cut inside. */
import type { Passage } from '../search/documents.ts';
import type { ExtractedPage } from './extracted-page.ts';

const enoughWords = 60;
const mostWords = 120;
const sentenceMaxWords = 150;
/** what belongs together may be so long */
const boundMaxWords = 180;
const leadInMaxWords = 40;

type PageText = Pick<ExtractedPage, 'title' | 'language' | 'blocks'> & { kind: Passage['kind'] };

export function splitPassages(page: PageText, url: string): Passage[] {
  const segmenter = new Intl.Segmenter(page.language ?? undefined, { granularity: 'sentence' });
  return page.blocks.flatMap(({ headings, text, voice }) => {
    const lines = bind(text.split('\n'));
    return group(lines.flatMap((line) => sentencesOf(line, segmenter))).map((piece) => ({
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

interface Line {
  text: string;
  /** what it stands under: `We accept:`, or a question; it is never parted from it */
  leadIn: string | null;
  /** of itself and all that stands under it */
  words: number;
}

/** Entries belong to the sentence that leads into them, and an answer to its question. */
function bind(texts: readonly string[]): Line[] {
  const lines: Line[] = [];
  let head: Line | null = null;
  for (const [at, text] of texts.entries()) {
    const before = texts[at - 1];
    const isEntry = text.startsWith('- ');
    const leads = before !== undefined && isLeadIn(before) && !isLeadIn(text);
    if (leads) head = lines.at(-1) ?? null;
    else if (!isEntry) head = null;
    const words = countWords(text);
    if (head) head.words += words;
    lines.push({ text, leadIn: head?.text ?? null, words });
  }
  return lines;
}

const isLeadIn = (text: string): boolean => /[:：?？؟]$/.test(text) && !text.startsWith('- ');

interface Sentence {
  text: string;
  words: number;
  /** begins a new line of the page */
  isFirst: boolean;
  leadIn: string | null;
  /** words of it and of all that it leads into */
  together: number;
}

function sentencesOf({ text: line, leadIn, words: together }: Line, segmenter: Intl.Segmenter): Sentence[] {
  const words = countWords(line);
  if (words <= 30) return [{ text: line, words, isFirst: true, leadIn, together }];
  const pieces = joinBroken([...segmenter.segment(line)].map(({ segment }) => segment)).flatMap(cutLong);
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece, i) => {
      const own = countWords(piece);
      // a long answer is parted like any text, its first sentence not from the question
      return { text: piece, words: own, isFirst: i === 0, leadIn: i === 0 ? leadIn : null, together: own };
    });
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
  for (const { text, words, isFirst, leadIn, together } of sentences) {
    const last = passages.at(-1);
    if (last !== undefined && isRoomFor(last.words, words, leadIn, together)) {
      last.text += (isFirst ? '\n' : ' ') + text;
      last.words += words;
      continue;
    }
    // a list that is too long goes on under the same words
    const isRepeated = leadIn !== null && countWords(leadIn) <= leadInMaxWords;
    passages.push({
      text: isRepeated ? `${leadIn}\n${text}` : text,
      words: words + (isRepeated ? countWords(leadIn) : 0),
    });
  }
  const [last, before] = [passages.at(-1), passages.at(-2)];
  // a crumb at the end belongs to what it ends
  if (last && before && last.words < enoughWords / 4 && before.words + last.words <= mostWords * 1.2) {
    before.text += `\n${last.text}`;
    passages.pop();
  }
  return passages.map((passage) => passage.text);
}

function isRoomFor(held: number, words: number, leadIn: string | null, together: number): boolean {
  if (leadIn !== null) return held + words <= boundMaxWords;
  // what leads into a list begins a passage that the list fits into
  if (together > words && held >= enoughWords / 4 && held + together > mostWords) return false;
  return held + words <= mostWords && (held < enoughWords || words < enoughWords / 4);
}

/** Words, or half the characters of scripts that are written without spaces; what has no end counts by its length, for each answer reads its passages whole. */
function countWords(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu)
      ?.length ?? 0;
  const spaced = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
  return Math.max(dense > spaced ? Math.ceil(dense / 2) : spaced, Math.ceil(text.length / 20));
}
