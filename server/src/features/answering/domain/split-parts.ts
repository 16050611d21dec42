/** "How much is it and how long does it take?": a message that asks twice is answered twice. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { perLanguage } from '../../../languages/packs.ts';

const partsMax = 3;
const leastWords = 2;
const longestMessage = 400;
const marks = /(?<=[?？؟!.])\s+|\s*[;\n]\s*|\s+[+&]\s+/u;

export function splitParts(text: string, language: string): string[] {
  if (text.length > longestMessage) return [text];
  const joint = jointOf(language) ?? /(?!)/u;
  const parts = text
    .split(marks)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    // what does not ask by itself belongs to what stands beside it
    if (before !== undefined && !(asksByItself(part, language) && asksByItself(before, language)))
      joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined.length > 1 && joined.length <= partsMax ? joined : [text];
}

function asksByItself(part: string, language: string): boolean {
  const words = part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words < leastWords) return false;
  return (
    beginsAsQuestion(language)?.test(part) === true ||
    isYesNo(part, language) ||
    asksOf(part, language).size > 0 ||
    (conceptsIn(part, language).length > 1 && words < 8) ||
    /[?？؟]$/u.test(part)
  );
}

const beginsAsQuestion = perLanguage(
  (pack) => new RegExp(`^[^\\p{L}]*(?:${pack.questionWords})${pack.isUnspaced ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu'),
);

/** Before an asking word. */
const jointOf = perLanguage((pack) => {
  const asking = [pack.questionWords, ...Object.values(pack.asks), pack.yesNo].join('|');
  return new RegExp(`(?:,\\s*|\\s+)(?:${pack.followUp.joint})\\s+(?=(?:${asking})(?![\\p{L}\\p{N}]))`, 'iu');
});
