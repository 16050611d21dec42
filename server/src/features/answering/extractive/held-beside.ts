/** One section often answers both questions of a message: what the one was surely told is then no doubt and no "I couldn't find" for the other. */
import { parsePrices } from '../../../extraction/parse-price.ts';
import { exactDurationsIn } from '../../../facts/durations.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { readable } from './composed.ts';
import type { Composed } from './composed.ts';
import { lineKey } from './quote-words.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** that its likeliest statement answers */
const leastLikely = 0.2;
/** share of the question's words */
const half = 0.5;

/** What another question of the message was surely told, where that answers this one too; null where it does not, or where its own answer is sure. */
export function heldBeside(
  own: Composed | null,
  part: QuestionPart | undefined,
  answers: readonly (Composed | null)[],
  shopLanguage: string,
): Composed | null {
  if (part === undefined || (own !== null && own.outcome !== 'unsure')) return null;
  const sure = answers.filter((other) => other?.outcome === 'answered');
  return (
    sure.find(
      (other) =>
        other !== null &&
        (saysQuote(other, own) || holdsBest(other, part, shopLanguage) || isOfKind(other, part, shopLanguage)),
    ) ?? null
  );
}

/** It may answer the one and surely answers the other. */
function saysQuote({ text }: Composed, own: Composed | null): boolean {
  const [, ...quotes] = own?.text.split('\n\n') ?? [];
  const quote = quotes.find((one) => !/[:：]$/u.test(one));
  return quote !== undefined && text.includes(quote);
}

/** "How much, and how long?": a row that says both was told for the first. */
function isOfKind(
  { text }: Composed,
  { text: asked, understanding: { asks } }: QuestionPart,
  language: string,
): boolean {
  if (tellingWords(asked, language).length > 0) return false;
  if (asks.has('duration') || asks.has('time')) return exactDurationsIn(text).length > 0;
  return asks.has('cost') && parsePrices(text, null).some(({ isMarked }) => isMarked);
}

const personal: ReadonlySet<string> = new Set(['order', 'complaint', 'human']);

/** The likeliest statement stands in it, and holds most words of the question: what says none of them may be likely for what was carried over. */
function holdsBest(
  { text }: Composed,
  { text: asked, understanding, evidence, ownEvidence }: QuestionPart,
  language: string,
): boolean {
  const [best] = [...evidence.slice(0, 1), ...ownEvidence.found.slice(0, 1)].toSorted(
    (a, b) => b.probability - a.probability,
  );
  if (best === undefined || best.probability < leastLikely || personal.has(understanding.intent)) return false;
  const words = tellingWords(asked, language);
  const said = lineKey(text);
  return (
    best.statements.every((one) => said.includes(lineKey(readable(one)))) &&
    (words.length === 0 || heldShare(words, best.statements.join(' '), language) > half)
  );
}
