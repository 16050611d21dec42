/** The shop's own words that answer best: a whole short section, or the sentence with its neighbours, always of one page. */
import { shapesOf } from '../dialogue/answer-shapes.ts';
import type { Retrieved } from '../ports/model.ts';
import { bestQuote, isSentence, splitSentences } from '../search/best-quote.ts';
import type { Passage } from '../search/documents.ts';

export interface FoundQuote {
  words: string;
  page: Passage;
  /** share of the question's weight that the passage holds */
  coverage: number;
}

const quoteLength = 420;
/** a section that is no longer is quoted whole */
const shortSection = 380;
const mostPassages = 6;
/** what a passage of the expected shape gains */
const shapeFactor = 1.35;
/** what an answer gains that the shop wrote below a question */
const answerFactor = 1.1;
/** what it gains when one line holds the place that was asked about and the expected shape */
const placeFactor = 2;
/** a page's opening that is no longer stands before the section that answers */
const shortOpening = 220;
/** from this share of the best one's coverage on, a passage is as good a find */
const nearlyAsGood = 0.7;

export function findQuote(
  asked: string,
  language: string,
  passages: readonly Retrieved<Passage>[],
  {
    concepts,
    places,
    leastCoverage,
  }: { concepts: ReadonlySet<string>; places: readonly string[]; leastCoverage: number },
): FoundQuote | null {
  const shapes = shapesOf(concepts);
  const best = Math.max(0, ...passages.map(({ coverage }) => coverage));
  const usable = passages
    .filter(({ coverage }) => coverage >= Math.max(leastCoverage, nearlyAsGood * best))
    .map((passage) => ({
      ...passage,
      score:
        passage.score *
        (hasShape(passage.document, shapes) ? shapeFactor : 1) *
        (isQuestion(passage.document.headings.at(-1) ?? '') ? answerFactor : 1) *
        (lineAbout(passage.document, places, shapes) === null ? 1 : placeFactor),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPassages);
  // only the page that was found first may answer with how it begins
  const found = bestQuote(
    asked,
    language,
    usable.map(({ document, score }, at) => ({ score, document, isBeside: at > 0 })),
  );
  const chosen = found === null ? undefined : usable[found.passage];
  if (found === null || chosen === undefined) return null;
  const { document } = chosen;
  const line = lineAbout(document, places, shapes);
  // an answer may begin where the passage ends
  if (
    line === null &&
    isQuestion(found.sentences[found.best] ?? '') &&
    answerAfter(found.sentences, found.best) === ''
  ) {
    const others = passages.filter((passage) => passage.document !== document);
    return findQuote(asked, language, others, { concepts, places, leastCoverage });
  }
  const coverage = Math.min(chosen.coverage, Math.max(found.coverage, chosen.coverage * 0.8));
  const isSection = document.headings.length > 1 || document.text.length < shortSection / 2;
  const isWhole = isSection && document.text.length <= shortSection && !isQuestion(document.text.split('\n')[0] ?? '');
  const own = line ?? (isWhole ? wholeOf(document) : withNeighbours(found.sentences, found.best));
  const beside = line === null ? besideOf(chosen, usable) : null;
  const words = beside === null ? own : beside.isOpening ? `${beside.words}\n\n${own}` : `${own}\n\n${beside.words}`;
  return { words, page: document, coverage };
}

const wholeOf = ({ text }: Passage) => text.split('\n').map(readable).join('\n');

/** A page's opening says what holds for all, its sections say the rest: of one page, both are told when both were found and are short. */
function besideOf(
  chosen: Retrieved<Passage>,
  usable: readonly Retrieved<Passage>[],
): { words: string; isOpening: boolean } | null {
  const isOpening = ({ document }: Retrieved<Passage>) => document.headings.length === 1;
  const other = usable.find(
    (passage) =>
      passage !== chosen &&
      passage.document.url === chosen.document.url &&
      isOpening(passage) !== isOpening(chosen) &&
      passage.document.text.length <= (isOpening(passage) ? shortOpening : shortSection),
  );
  const isShort = chosen.document.text.length <= (isOpening(chosen) ? shortOpening : shortSection);
  if (other === undefined || !isShort || chosen.document.headings.length === 0) return null;
  return { words: wholeOf(other.document), isOpening: isOpening(other) };
}

/** The sentence, or the line of a table, that is about the place. */
function lineAbout({ text, language }: Passage, places: readonly string[], shapes: readonly RegExp[]): string | null {
  if (places.length === 0 || shapes.length === 0) return null;
  const line = text
    .split('\n')
    .flatMap((one) => (one.includes(' | ') ? [one] : splitSentences(one, language ?? 'en')))
    .find((one) => places.some((place) => one.includes(place)) && shapes.every((shape) => shape.test(one)));
  return line === undefined || line.length > quoteLength ? null : readable(line);
}

const hasShape = ({ text }: Passage, shapes: readonly RegExp[]) => shapes.some((shape) => shape.test(text));

/** As much of the following and then the preceding sentence as a short answer bears; a question is followed by its answer. */
function withNeighbours(sentences: readonly string[], best: number): string {
  if (isQuestion(sentences[best] ?? '')) {
    const answer = answerAfter(sentences, best);
    if (answer !== '') return answer;
  }
  let quoted = readable(sentences[best] ?? '');
  const bears = (neighbour: string) =>
    neighbour !== '' &&
    !isQuestion(neighbour) &&
    quoted.length + neighbour.length < quoteLength &&
    isSentence(neighbour) === isSentence(quoted);
  const after = readable(sentences[best + 1] ?? '');
  if (bears(after)) quoted = `${quoted} ${after}`;
  const before = readable(sentences[best - 1] ?? '');
  if (bears(before)) quoted = `${before} ${quoted}`;
  return quoted.slice(0, 2 * quoteLength);
}

function answerAfter(sentences: readonly string[], question: number): string {
  let answer = '';
  for (const sentence of sentences.slice(question + 1)) {
    if ((isQuestion(sentence) && answer !== '') || answer.length + sentence.length > quoteLength) break;
    if (isQuestion(sentence)) continue;
    answer = `${answer} ${readable(sentence)}`.trim();
  }
  return answer;
}

const isQuestion = (sentence: string) =>
  /[?？؟]["”»)]*$/.test(sentence) || /^(?:question|q|frage|pregunta)\s*:/i.test(sentence);

/** A page's brackets and stars are its text, not our marks; a table's bars and a list's labels read as a sentence. */
const readable = (sentence: string) =>
  sentence
    .replaceAll(/[[\]*]/g, '')
    .replace(/^(?:answer|a|antwort|réponse|respuesta|risposta)\s*:\s*/i, '')
    .replaceAll(' | ', ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();
