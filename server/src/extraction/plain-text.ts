/** The words of a record's field, which shops fill with plain text, with HTML, or with HTML whose entities are written out. */
import { cleanLine, cutText } from './clean-text.ts';
import { isUnseen } from './page-parts.ts';
import { parseHtml } from './parse-html.ts';
import { textLines } from './text-lines.ts';

const fieldMaxLength = 20_000;

export function plainText(field: string): string {
  const text = cutText(field, fieldMaxLength);
  if (!/[<&]/.test(text)) return text.split('\n').map(cleanLine).filter(Boolean).join('\n');
  const markup = /<(p|br|li|div|h\d|td)\b/i.test(text) ? text : text.replaceAll('\n', '<br>');
  const words = linesOf(markup).join('\n');
  // each round undoes one layer and must make the text shorter, so this ends
  return /&(lt|gt|amp|nbsp|quot|#\d+);/.test(words) && words.length < text.length ? plainText(words) : words;
}

function linesOf(markup: string): string[] {
  let open: string[] = [];
  return textLines(parseHtml(markup).children, isUnseen).flatMap(({ headings, text }) => {
    const heading = headings === open ? undefined : headings.at(-1);
    open = headings;
    return heading === undefined ? [text] : [heading, text];
  });
}
