/** A sentence that its page broke into lines is one again: half of it may say the opposite of the whole. */
import type { TextLine } from './text-line.ts';

const lineMinLength = 25;
const labelMaxLength = 40;
const labelMaxWords = 4;
const valueMaxLength = 120;
const joinedMaxLength = 2000;

/** Nothing ends in these: what follows belongs to it. */
const hangingWord = new Set(
  (
    'a an the and or but of to at in on by for from with within is are be as than our your its this that ' +
    'und oder der die das den dem ein eine mit von zu zum zur bei für auf aus im am ist sind ' +
    'le la les un une des et ou de du à au aux avec pour par dans sur est sont ' +
    'el los las y o del al con para por en es son una ' +
    'il lo gli e di da nel nella della per è sono che ' +
    'het een en of van voor met op bij is zijn ' +
    'os as um uma do da dos das com ao que ve veya ile için i w z na do od oraz lub'
  ).split(' '),
);

export function joinBrokenLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last && (goesOn(last, line) || isLabelOf(last, line, lines[at + 1]))) {
      const share = (of: 'linkShare' | 'boldShare') =>
        (last[of] * last.text.length + line[of] * line.text.length) / (last.text.length + line.text.length);
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        linkShare: share('linkShare'),
        boldShare: share('boldShare'),
      };
    } else joined.push(line);
  }
  return joined;
}

function goesOn(last: TextLine, { headings, text, gap, linkShare, boldShare, isBareHeading }: TextLine): boolean {
  if (last.headings !== headings || last.isBareHeading || isBareHeading || gap === 'entry') return false;
  // "Countries we don't ship to", in bold, is a heading whatever it ends in
  if (last.boldShare === 1 && boldShare < 1 && /^\p{Lu}/u.test(text)) return false;
  if (last.text.length > joinedMaxLength || /[.!?:;…。！？：؟]["'”’»)\]]*$/u.test(last.text)) return false;
  // `… or write to` and then `back to top` is no sentence
  if (hangs(last.text)) return linkShare < 0.7;
  if (!/^\p{Ll}/u.test(text) || /^\S*(@|www\.|https?:)/.test(text)) return false;
  return last.text.length >= lineMinLength && !/^\p{Ll}/u.test(last.text);
}

/** `Price:` and, in a line of its own, one value; what several lines follow is their heading. */
function isLabelOf(label: TextLine, value: TextLine, next: TextLine | undefined): boolean {
  if (label.headings !== value.headings || label.text.length > labelMaxLength || !isLabel(label.text)) return false;
  if (value.gap === 'entry' || value.isBareHeading || value.text.length > valueMaxLength || isLabel(value.text))
    return false;
  return (
    next === undefined ||
    next.headings !== value.headings ||
    next.text.length > valueMaxLength ||
    /^[^:：]{2,30}[:：](\s|$)/u.test(next.text)
  );
}

const isLabel = (text: string): boolean => /\p{L}.{0,40}[:：]$/u.test(text) && text.split(' ').length <= labelMaxWords;

function hangs(text: string): boolean {
  if (text.endsWith(',')) return text.length >= lineMinLength;
  const words = text.split(' ');
  return words.length >= 3 && hangingWord.has(words.at(-1) ?? '');
}
