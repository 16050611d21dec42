/**
 * One spelling of a text, so that what is checked is what is sent, stored and read: nothing that a reader cannot see stands in it, and
 * what only looks like a sign of an address, a number or a Latin letter is that sign. Joiners stay where Persian, Hindi or an emoji is
 * written with them, which is never beside a letter of an address.
 */
const invisible = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Me}\p{Default_Ignorable_Code_Point}]--[\n\t\u200c\u200d]]/gv;
const lineBreak = /\r\n?|[\u2028\u2029]/g;

const joined =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Myanmar}\\p{Script=Khmer}';
const pictured = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}';
/** A joiner that joins nothing of a script that is written with it. */
const idleJoiner = new RegExp(
  `[\\u200c\\u200d](?<!(?:[[${joined}]&&[\\p{L}\\p{M}]][\\u200c\\u200d]|[${pictured}]\\u200d))|[\\u200c\\u200d](?!(?<=[${joined}][\\u200c\\u200d])[[${joined}]&&[\\p{L}\\p{M}]]|(?<=[${pictured}]\\u200d)\\p{Extended_Pictographic})`,
  'gv',
);

/** Signs that only look like those of an address, where compatibility forms do not say so. */
const lookalikes = new Map<string, string>([
  ...Array.from('∶꞉ː᛬﹕︓').map((sign) => [sign, ':'] as const),
  ...Array.from('⁄∕⧸╱⟋⫽').map((sign) => [sign, '/'] as const),
  ...Array.from('․ꓸ܁܂｡').map((sign) => [sign, '.'] as const),
  ...Array.from('❲⟦⁅⦋⦗').map((sign) => [sign, '['] as const),
  ...Array.from('❳⟧⁆⦌⦘').map((sign) => [sign, ']'] as const),
  ...Array.from('❨⟮⦅⸨❪').map((sign) => [sign, '('] as const),
  ...Array.from('❩⟯⦆⸩❫').map((sign) => [sign, ')'] as const),
  ['\u2800', ' '],
]);

/** What compatibility forms would only make uglier: trade marks, ordinals, ellipses, accents that stand alone, Korean "ㅋㅋ". */
const keepsForm = /^[™℠ªº…¨¯´¸˘-˝ͺ΄΅᾽-῾\u3131-\u318e]$/;
const asianForm = /[！（），：；？～]/;
const asianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u3011]/u;
const latin = /[A-Za-z0-9]/;
const fraction = /^\d*\u2044\d*$/;
const folded = new Map<string, string>();

function foldedForm(sign: string): string {
  const known = folded.get(sign);
  if (known !== undefined) return known;
  const form = keepsForm.test(sign) ? sign : sign.normalize('NFKC');
  const plain =
    lookalikes.get(sign) ??
    Array.from(form)
      .map((one) => lookalikes.get(one) ?? one)
      .join('');
  if (folded.size < 20_000) folded.set(sign, plain);
  return plain;
}

/** Asian punctuation and a raised 2 or 3 stay where they stand among their own. */
function foldSign(sign: string, at: number, text: string): string {
  // whole letters: the rare Han ones are two units
  const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = /^./su.exec(text.slice(at + sign.length, at + sign.length + 2))?.[0] ?? '';
  if (asianForm.test(sign) && (asianLetter.test(before) || asianLetter.test(after))) return sign;
  if (sign === '。') return latin.test(before) && latin.test(after) ? '.' : sign;
  if ((sign === '²' || sign === '³') && /\p{L}/u.test(before) && !/\p{N}/u.test(after)) return sign;
  const form = foldedForm(sign);
  // "1½" would be read as 11/2
  return fraction.test(sign.normalize('NFKC')) && /\p{N}/u.test(before) ? ` ${form}` : form;
}

const onlyAscii = /^[\n\t\x20-\x7e]*$/;

function folding(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(idleJoiner, '')
    .replaceAll(/[^\n\t\x20-\x7e]/gu, foldSign)
    .normalize('NFC');
}

/** Said twice it changes nothing more. Length is about the same; callers cap it. */
export function oneString(text: string): string {
  if (onlyAscii.test(text)) return text;
  const first = folding(text.replaceAll(lineBreak, '\n'));
  // what one round uncovers the next one folds: two rounds are enough, a few are the cap
  let last = first;
  for (let round = 0; round < 4; round += 1) {
    const next = folding(last);
    if (next === last) break;
    last = next;
  }
  return last;
}

const asianEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][。！？](?=[一-鿿ぁ-ゖァ-ヺ])/gu;

/**
 * The same for a text that comes in pieces, however they are cut: what may still change with the next piece waits, a word at most.
 * Without white space at either end.
 */
export function createOneStringFlow() {
  let held = '';
  /** white space that is only said when something follows */
  let gap = '';
  let text = '';

  function say(raw: string): string {
    const plain = gap + oneString(raw);
    const end = plain.trimEnd().length;
    gap = plain.slice(end);
    const said = text === '' ? plain.slice(0, end).trimStart() : plain.slice(0, end);
    if (text === '' && said === '') gap = '';
    text += said;
    return said;
  }

  /** No rule above looks across a space, nor from one Asian letter over a full stop to the next. */
  function boundary(): number {
    const space = Math.max(held.lastIndexOf(' '), held.lastIndexOf('\n'));
    const asian = [...held.matchAll(asianEnd)].at(-1);
    return Math.max(held[space - 1] === '\r' ? space - 1 : space, asian ? asian.index + asian[0].length : 0);
  }

  return {
    push(piece: string): string {
      held += piece;
      if (!/[ \n。！？]/.test(held.slice(-piece.length - 2))) return '';
      const end = boundary();
      if (end <= 0) return '';
      const ready = held.slice(0, end);
      held = held.slice(end);
      return say(ready);
    },
    end(): string {
      const rest = held;
      held = '';
      return say(rest);
    },
    text: () => text,
  };
}

/** A visitor's words as they are stored: line ends and tabs kept, other control and invisible characters removed, trimmed. Not escaped: `size > 40` stays so (T14). */
const controls = /[[\p{Cc}--[\n\t]][\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\ufeff]]/gv;
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s]/u;

/** `''` when nothing that can be seen is left (CH-01). */
export function cleanVisitorText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replaceAll(controls, '').trim();
  return visible.test(clean) ? clean : '';
}

/** Host and page path without query or fragment, for display only (T08). */
export function cleanPagePath(path: string | undefined): string | null {
  const clean = path?.split(/[?#]/, 1)[0]?.replaceAll(controls, '').trim() ?? '';
  return clean === '' ? null : clean.slice(0, 500);
}

/** Messages as lists show them: in one line, links as their words. */
const lastWordsAtMost = 120;
const link = /\[([^\][]*)\]\([^()\s]*\)/g;

export const oneLine = (text: string): string => text.replace(link, '$1').replace(/\s+/g, ' ').trim();

/** The beginning of a message. Characters are code points, so that none is cut in half. */
export function lastWords(text: string): string {
  return Array.from(oneLine(text.slice(0, 4 * lastWordsAtMost)))
    .slice(0, lastWordsAtMost)
    .join('');
}
