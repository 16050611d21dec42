/** Lines that a page shows and that say nothing: menus, buttons, dates, code that slipped into the text. */
import { isRemnant } from './remnants.ts';
import type { TextLine } from './text-line.ts';

export const linkLineShare = 0.7;
const aloneMaxLength = 40;
const bareMinWords = 3;
const promiseMinWords = 4;
const proseShare = 0.55;

const isSentence = ({ text }: TextLine): boolean => text.length >= 80 || /^.{30,}[.!?…。！？"”»]$/u.test(text);

/**
 * Menus and lists of links say where things are, not how they are. A link among sentences stays; so does, outside of articles, where
 * links are teasers, one that promises something (`Free delivery on all orders`) or leads to another site (a list of stockists).
 */
export function withoutNoise(lines: readonly TextLine[], isArticle: boolean): TextLine[] {
  const isLinks = (line: TextLine | undefined) =>
    line !== undefined && line.linkShare >= linkLineShare && (isArticle || !saysMore(line));
  return lines.filter((line, at) => {
    if (isCode(line.text) || isRemnant(line.text) || !/[\p{L}\p{N}]/u.test(line.text)) return false;
    if (line.isBareHeading && saysLittle(line.text)) return false;
    // a script fills it in
    if (isEmptyLabel(line.text) && lines[at + 1]?.headings !== line.headings) return false;
    if (!isLinks(line)) return true;
    return !isLinks(lines[at - 1]) && !isLinks(lines[at + 1]) && line.text.length > aloneMaxLength;
  });
}

/** a visitor's words: an entry of a list of questions, answered elsewhere */
const asks =
  /[?？]$|(?<!\p{L})(i|my|me|ich|mein\p{L}{0,2}|je|mon|ma|mes|yo|mi|mis|mio|mia|ik|mijn|eu|meu|minha|benim)(?!\p{L})/iu;

function saysMore(line: TextLine): boolean {
  if (asks.test(line.text)) return false;
  if (line.leadsTo === 'abroad') return isSentence(line) || !isProse(line.text);
  if (line.leadsTo === 'page') return isSentence(line) || countWords(line.text) >= promiseMinWords;
  return isSentence(line) || (line.leadsTo === 'card' && isProse(line.text));
}

/** Names of products and headlines are mostly in capitals, what is said of them is not. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    words.length > promiseMinWords && words.filter((word) => /^\p{Ll}/u.test(word)).length > proseShare * words.length
  );
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const saysLittle = (text: string): boolean =>
  countWords(text) < bareMinWords &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u.test(text);

const isEmptyLabel = (text: string): boolean => text.length <= 40 && /^[^.!?]*[:：]$/.test(text);

const code =
  /\bfunction\s?\w{0,40}\s?\([^)]{0,200}\)\s?\{|\)\s?=>\s?[{(]|\b(var|let|const)\s[\w$]{1,40}\s?=[^=]|\b(window|document)\.[a-z]\w{1,40}\s?[.(=[]|\$\(\s?['"]|console\.log\(|\{\s?[a-z-]{2,30}\s?:[^{}]{0,200}\}|\{%.{0,80}%\}|\{\{.{0,80}\}\}|^\s?[[{]\s?["{]/i;

/** A script, a style or a template that its page shows by mistake. */
const isCode = (text: string): boolean => code.test(text.slice(0, 2000));

/** The short lines before an article's first sentence and after its last are dates, names and buttons. */
export function trimEdges(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(isSentence);
  return first < 0 ? [...lines] : lines.slice(first, lines.findLastIndex(endsText) + 1);
}

const entryMinLength = 20;

/** a list may be the last that an article says */
const endsText = (line: TextLine): boolean =>
  isSentence(line) || (line.gap !== 'block' && line.linkShare < 0.5 && line.text.length >= entryMinLength);
