/** Headings that are only styled as such: short bold lines, or lines in capitals, above text. */
import type { TextLine } from './text-line.ts';

const headingMaxLength = 90;
/** a longer bold line is a sentence that matters, unless it asks */
const boldMaxWords = 9;
const textMinLength = 40;
const boldShare = 0.9;

/** A bold line is the heading of the plain ones that follow; a run of bold lines is text. */
export function boldHeadings(lines: readonly TextLine[]): TextLine[] {
  return asHeadings(lines, (line, next) => isBoldHeading(line, next) && (next.boldShare < boldShare || leadsIn(line)));
}

/** `RETURN POLICY` above a text is its heading. */
export function capitalHeadings(lines: readonly TextLine[]): TextLine[] {
  return asHeadings(
    lines,
    (line, next) => isCapitals(line.text) && !isCapitals(next.text) && next.text.length >= textMinLength,
  );
}

function asHeadings(lines: readonly TextLine[], opens: (line: TextLine, next: TextLine) => boolean): TextLine[] {
  const result: TextLine[] = [];
  let section: string[] | null = null;
  let headings: string[] = [];
  /** the heading that nothing follows yet */
  let open: TextLine | null = null;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (section !== line.headings) headings = section = line.headings;
    const mayOpen = next !== undefined && next.headings === section && canOpen(line) && opens(line, next);
    // `Opening hours:` and, as bold, the hours
    if (mayOpen && !(open && leadsIn(open) && !leadsIn(line))) {
      if (open) result.push({ ...open, headings: section });
      headings = [...section, line.text];
      open = line;
    } else {
      result.push({ ...line, headings });
      open = null;
    }
  }
  return result;
}

const leadsIn = ({ text }: TextLine): boolean => /[:：]$/.test(text);

const canOpen = ({ text, linkShare, gap, isBareHeading }: TextLine): boolean =>
  !isBareHeading && gap !== 'entry' && linkShare < 0.5 && text.length <= headingMaxLength;

const isBoldHeading = (line: TextLine, next: TextLine): boolean =>
  line.boldShare >= boldShare &&
  /\p{L}{2}/u.test(line.text) &&
  (/[?？:：]$/u.test(line.text) || line.text.split(/\s+/u).length <= boldMaxWords) &&
  (!/[.,;!。！]$/u.test(line.text) || (line.text.endsWith('.') && next.text.length > line.text.length));

const isCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && /^[\p{L}\p{M}\s&'’/,():?-]{4,}$/u.test(text) && text.length <= 60;
