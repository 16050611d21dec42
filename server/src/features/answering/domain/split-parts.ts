/** "How much is it and how long does it take?": a message that asks twice is answered twice. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import type { Intent } from '../../../dialogue/intent.ts';
import { broadConceptsIn, conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { smallTalkBefore } from '../../../dialogue/small-talk.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { conjunctionsOf, openersOf } from './conjunctions.ts';
import { splitPairs } from './split-pairs.ts';

const partsMax = 3;
const leastWords = 2;
/** a longer message tells a story around its question */
const longestPlain = 200;
/** between "and" and its asking word */
const wordsBefore = 3;
const longestRead = 4_000;
const sentenceEnd = /(?<=[?？؟!.])(?<!\.\.)\s+|(?<=[。？！])|\s*[;\n]\s*/u;
const marks = /\s+[+&]\s+/u;

export function splitParts(message: string, language: string): string[] {
  const text = message.length > longestPlain ? questionIn(message.slice(0, longestRead), language) : message;
  const joint = jointOf(language) ?? /(?!)/gu;
  // "and I am 192 tall, is there one that fits?" is one sentence, whatever stands before it
  const sentences = text.split(sentenceEnd).flatMap((sentence) => {
    const pieces = sentence.split(marks).flatMap((clause) => piecesOf(clause.trim(), joint));
    return joinedWhere(pieces, language);
  });
  const joined = joinedWhere(sentences, language).map(({ words }) => words);
  const paired = joined.flatMap((part) => splitPairs(part, language));
  if (paired.length <= partsMax) return paired;
  return joined.length <= partsMax ? joined : [text];
}

/** What does not ask by itself belongs to what stands beside it. */
function joinedWhere(pieces: readonly Piece[], language: string): Piece[] {
  const joined: Piece[] = [];
  for (const { words, gap } of pieces) {
    const before = joined.at(-1);
    const isAsked =
      asksByItself(words, language) &&
      !asksUntilWhen(words, language) &&
      !asksTheSame(before?.words ?? '', words, language) &&
      !(isOr(gap) && wantsYesNo(before?.words ?? '', language) && !wantsYesNo(words, language)) &&
      (!isComma(gap) || asksMore(words, before?.words ?? '', language));
    if (before !== undefined && !(isAsked && asksByItself(before.words, language)))
      joined[joined.length - 1] = { ...before, words: `${before.words}${gap}${words}` };
    else joined.push({ words, gap });
  }
  return joined;
}

/** it says under what circumstances something is asked */
const conditional =
  /^[^\p{L}]*(?:(?:and|so|but|what|und|was|et|e|y|dan|terus) )?(?:if|in case|suppose|wenn|falls|si|se|als|indien|kalau|kalo|klo|jika|bila|misal(?:nya)?|eğer|jeśli|pokud|если|якщо|om|hvis|jos|ha|dacă|αν)(?!\p{L})/iu;

/** "until what time" is asked of what stands before it; "when is somebody there" is not */
function asksUntilWhen(words: string, language: string): boolean {
  const asked = asksOf(words, language);
  return (
    asked.size === 1 &&
    asked.has('time') &&
    wordsIn(words) <= (until.test(words) ? fewestWords : barely) &&
    conceptsIn(words, language).length === 0
  );
}
const fewestWords = 4;
/** "what day", "jam berapa" */
const barely = 2;
const until = /(?<!\p{L})(?:un)?(?:till?|bis|sampai|sampe|hingga|jusqu|hasta|até|fino|tot|kadar|do|до)(?!\p{L})/iu;
/** "How wide" is asked of what "and long is the shirt" is. */
function asksTheSame(before: string, words: string, language: string): boolean {
  const asked = conceptsIn(before, language);
  const next = conceptsIn(words, language);
  return wordsIn(before) <= barely && asked.length > 0 && asked.every((one) => next.includes(one));
}
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const wantsYesNo = (text: string, language: string): boolean => isYesNo(withoutOpening(text, language), language);

/** "Is it charged right away or when it ships?" asks which of them is so. */
const isOr = (gap: string): boolean =>
  /^\P{L}*(?:or|oder|ou|o|u|of|eller|tai|lub|albo|nebo|sau|или|или|або|veya|atau|ato|ή|vagy)\P{L}*$/iu.test(gap);

const isComma = (gap: string): boolean => /^[,，、]\s*$/u.test(gap);

/** After a mere comma a new question says so: "if it does not fit, what now?" is one. */
function asksMore(words: string, before: string, language: string): boolean {
  // "what if I refuse to pay the duty, do I get refunded?" asks once
  if (conditional.test(before)) return false;
  if (intentOf(before, language) === 'order' && otherThanOrders.has(intentOf(words, language))) return true;
  const asked = asksOf(before, language);
  const isOther = [...asksOf(words, language)].every((kind) => !asked.has(kind));
  if (!isOther || asked.size === 0) return false;
  // "how much is it, can I collect it?" asks twice; "when I order now, will it come?" once
  if (isYesNo(words, language)) return beforeYesNo.some((kind) => asked.has(kind));
  return conceptsIn(words, language).length > 0;
}

/** "where is my order, do you ship to Spain?": what the shop's pages tell beside what they do not */
const otherThanOrders: ReadonlySet<Intent> = new Set<Intent>(['policy', 'shopping']);
const beforeYesNo: readonly AnswerKind[] = ['cost', 'duration', 'count'];

interface Piece {
  words: string;
  /** what stood before it */
  gap: string;
}

function piecesOf(sentence: string, joint: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let gap = ' ';
  for (const match of sentence.matchAll(joint)) {
    pieces.push({ words: sentence.slice(from, match.index), gap });
    from = match.index + match[0].length;
    gap = match[0];
  }
  pieces.push({ words: sentence.slice(from), gap });
  return pieces.filter(({ words }) => words.trim() !== '');
}

/** Of a long message the sentences that ask or that say what went wrong; all of it where none does. */
function questionIn(message: string, language: string): string {
  const sentences = message
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const telling = sentences.flatMap((sentence) => {
    const intent = intentOf(sentence, language);
    if (intent === 'human' || intent === 'complaint' || intent === 'order') return [sentence];
    const asking = askedIn(sentence, language);
    return asking === null ? [] : [asking];
  });
  return telling.length === 0 ? message : telling.slice(-partsMax).join('\n');
}

/** "We looked everywhere, and I was wondering, do you wrap gifts?" asks in its last clause. */
function askedIn(sentence: string, language: string): string | null {
  const isAsking = (text: string) => beginsAsking(text, language);
  if (!/[?？؟]$/u.test(sentence)) return isAsking(sentence) ? sentence : null;
  const clauses = sentence.split(/(?<=,)\s+/u);
  const at = isAsking(sentence) ? 0 : clauses.findLastIndex(isAsking);
  return clauses.slice(Math.max(0, at)).join(' ');
}

export const beginsAsking = (text: string, language: string): boolean =>
  beginsAsQuestion(language)?.test(withoutOpening(text, language)) === true || wantsYesNo(text, language);

/** "Hi! And can I ...": the words before the question. */
function withoutOpening(text: string, language: string): string {
  const rest = text.slice(smallTalkBefore(text));
  return rest.replace(opensWith(language) ?? /(?!)/u, '');
}

const opensWith = perLanguage((pack) => {
  const words = openersOf(pack.tag);
  return words === '' ? /(?!)/u : new RegExp(`^[^\\p{L}]*(?:${words})[\\s,]+`, 'iu');
});

function asksByItself(part: string, language: string): boolean {
  const words = part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isUnspaced = !/\s/u.test(part) && part.length > leastWords * 2;
  if (words < leastWords && !isUnspaced) return false;
  // "tell me how" says of nothing how
  if (readShopWords(part, language).length === 0) return false;
  return (
    // "I have a small shop, what discount do I get": a story, then what is asked
    part.split(/,\s+/u).some((clause) => beginsAsking(clause, language)) ||
    asksAtEnd(language)?.test(part) === true ||
    request.test(withoutOpening(part, language)) ||
    asksOf(part, language).size > 0 ||
    intentOf(part, language) === 'order' ||
    (broadConceptsIn(part, language).length > 1 && words < 8) ||
    /[?？؟]$/u.test(part)
  );
}

/** "can you send me ...", "minta nomornya" */
const request =
  /^[^\p{L}]*(?:(?:please|pls|bitte|tolong) )?(?:(?:can|could|would|will) (?:you|u|ya)|(?:give|send|tell|show) me|(?:könn(?:t|test?|tet|ten|en)|kannst|würde(?:st|t|n)) (?:du|ihr|sie)|(?:gib|sag|schick|zeig)t? mir|minta|pouvez-vous|peux-tu|puede[ns]?|podéis|dime|mándame|potete|puoi|kun(?:nen|t)? (?:je|jullie|u))(?!\p{L})/iu;

const asksAtEnd = perLanguage(({ yesNoEnd }) =>
  yesNoEnd === undefined ? /(?!)/u : new RegExp(`\\p{L}\\s+(?:${yesNoEnd})[\\s?!.]*$`, 'iu'),
);

/** "from what amount", "bis wann", "pakai listrik berapa volt": two words may stand before. */
const beginsAsQuestion = perLanguage((pack) => {
  const end = pack.isUnspaced ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`^[^\\p{L}]*(?:\\p{L}+\\s+){0,2}(?:${pack.questionWords})${end}`, 'iu');
});

/** Before an asking word: "and" in the languages' own words, or a comma; some languages say first what they ask about. */
const jointOf = perLanguage((pack) => {
  const asking = [pack.questionWords, ...Object.values(pack.asks), pack.yesNo]
    .filter((words) => words !== '')
    .join('|');
  const words = conjunctionsOf(pack.tag);
  const end = pack.isUnspaced ? '' : '(?![\\p{L}\\p{N}])';
  const comma = pack.isUnspaced ? '[,，、]\\s*' : ',\\s*';
  // "and" is written together with the next word in Arabic and Hebrew
  const and = words === '' ? '(?!)' : `(?:,\\s*|\\s+)(?:${words})(?:\\s+|(?<=\\s[וو]))`;
  const about = words === '' ? '' : `(?:(?!(?:${words})\\s)\\p{L}+\\s+){0,${wordsBefore}}`;
  return new RegExp(`(?:${comma}(?=[¿¡\\s]*(?:${asking})${end})|${and}(?=[¿¡\\s]*${about}(?:${asking})${end}))`, 'giu');
});
