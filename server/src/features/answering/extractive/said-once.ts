/** A reply is put together from several finds, and two of them may hold one sentence: it is said where it first stands. */
import { lineKey } from './quote-words.ts';

/** what is shorter may well be said twice: "Yes." */
const shortest = 20;
/** "Late parcels: tell us" says what "tell us" does; two rows that differ in their labels say two things */
const label = /^[^:.!?]{1,60}[:：]\s+/u;
const unlabelled = ': ';
const sentenceEnd = /(?<=[.!?…。！？])\s+/u;
const onlyLinks = /^(?:\[[^\]]*\]\([^)]*\)(?: · )?)+$/u;
const isQuestion = (sentence: string): boolean => /[?？]$/u.test(sentence);

/** Paragraphs stand apart by an empty line; the links below one go with it, and words that lead to nothing with what they led to. */
export function saidOnce(text: string): string {
  const said = new Set<string>();
  const kept: string[] = [];
  let isDropped = false;
  for (const paragraph of text.split('\n\n')) {
    const lines = paragraph.split('\n').map((line) => (onlyLinks.test(line) ? line : newIn(line, said)));
    const left = lines.filter((line) => line !== '');
    const told = left.length < lines.length ? left.filter((line, at) => !leadsNowhere(line, left[at + 1])) : left;
    const isEmpty: boolean = told.every((line) => onlyLinks.test(line)) && (isDropped || !onlyLinks.test(paragraph));
    if (!isEmpty) kept.push(told.join('\n'));
    else if (kept.at(-1)?.endsWith(':') === true) kept.pop();
    isDropped = isEmpty;
  }
  return kept.join('\n\n');
}

/** a label whose lines were said before */
const leadsNowhere = (line: string, next: string | undefined): boolean =>
  line.endsWith(':') && (next === undefined || onlyLinks.test(next));

/** What is left of a line without what was said; a question whose answer was said is none. */
function newIn(line: string, said: Set<string>): string {
  const sentences = line.split(sentenceEnd);
  const left = sentences.filter((sentence) => {
    const key = lineKey(sentence);
    if (key.length < shortest) return true;
    const body = lineKey(sentence.replace(label, ''));
    const isNew = !said.has(key) && !said.has(body);
    said.add(key);
    if (body !== key && body.length >= shortest) said.add(`${unlabelled}${body}`);
    return isNew && !said.has(`${unlabelled}${key}`);
  });
  if (left.length === sentences.length) return line;
  return left.every(isQuestion) ? '' : left.join(' ');
}
