/** Messages as lists show them: in one line, and of a link its words alone. */
const lastWordsAtMost = 120;
const link = /\[([^\][]*)\]\([^()\s]*\)/g;

export const oneLine = (text: string): string => text.replace(link, '$1').replace(/\s+/g, ' ').trim();

/** The beginning of a message. Characters are code points, so that none is cut in half. */
export function lastWords(text: string): string {
  return Array.from(oneLine(text.slice(0, 4 * lastWordsAtMost)))
    .slice(0, lastWordsAtMost)
    .join('');
}
