/** Of a text, what no hidden passage says: its sentence on another page, or in a product's description, is not told there either. */
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import { isSentence, splitSentences } from '../../search/best-quote.ts';

/** "Made in Portugal." and "Material: linen" are said of many things, and repeat nothing. */
const fewestLetters = 20;
const isLabelled = (sentence: string): boolean => !isSentence(sentence) && /\s\|\s|^[^:]{1,40}:\s/u.test(sentence);

/** all that hidden passages say, made anew where they change */
const said = new WeakMap<HiddenSources, string>();

export function withoutRepeats(hidden: HiddenSources, text: string): string {
  if (hidden.passages.size === 0) return text;
  const passages = said.get(hidden) ?? ` ${[...hidden.passages].map(spelled).join('\n')} `.replaceAll('\n', ' \n ');
  said.set(hidden, passages);
  const isSaid = (sentence: string): boolean => {
    const words = spelled(sentence);
    return words.length >= fewestLetters && !isLabelled(sentence) && passages.includes(` ${words} `);
  };
  const lines = text.split('\n').flatMap((line) => {
    const all = splitSentences(line, 'en');
    const left = all.filter((sentence) => !isSaid(sentence));
    if (left.length === all.length) return [line];
    return left.length === 0 ? [] : [left.join(' ')];
  });
  return lines.join('\n');
}

/** Whatever capitals, spaces and other marks it is written with; its end is kept, so that half a sentence is another one. */
const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[!?…。]+/gu, '.')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%.]+/gu, ' ')
    .replace(/ +\./g, '.')
    .trim();
