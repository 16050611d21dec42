/** Texts by their lines: what an owner writes one a line, and a reply without its links, for more than one feature. */

/** One a line, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A reply without the links below it. */
export const withoutLinks = (reply: string): string =>
  reply
    .split('\n')
    .filter((line) => !/^\s*\[[^\]]*\]\([^)]*\)/.test(line))
    .join('\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
