/**
 * Text that means what it shows: characters that a reader cannot see but that reorder, hide or smuggle words are taken out (CH-09).
 * Joiners, emoji selectors and direction marks stay, because Persian, Hindi, Arabic and emoji are written with them.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const lineBreak = /\r\n?|\u2028|\u2029/g;
const loneSurrogate = /\p{Surrogate}/gu;

export function visibleText(text: string): string {
  return text.replace(lineBreak, '\n').replace(loneSurrogate, '\uFFFD').replace(invisible, '');
}

const blank = /^(?:\s|\p{M}|[\u200C-\u200F\u2800\u3164])*$/u;

/** What a visitor typed, as it is sent: no markup is escaped, so `size > 40` stays what it says (T14). Blank text is `''` (CH-01). */
export function sanitiseQuestion(text: string): string {
  const visible = visibleText(text).trim();
  return blank.test(visible) ? '' : visible;
}

/** The way a text's first letter runs: the chat stands the way its shop greets. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /^[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(first)
    ? 'rtl'
    : 'ltr';
}
