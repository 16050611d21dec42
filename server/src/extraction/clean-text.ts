/** Characters that people cannot see can hide words from them but not from a model: they go. So do those of private use, with which fonts draw icons. */

const invisible =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;

/** Joiners shape words of the Arabic and Indic scripts; elsewhere they are only hidden. */
const idleJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D]/gu;

function stripInvisible(text: string): string {
  const stripped = text.toWellFormed().replace(invisible, '');
  return /[\u200C\u200D]/.test(stripped) ? stripped.replace(idleJoiner, '') : stripped;
}

/** One line: visible characters, single spaces. */
export const cleanLine = (text: string): string => stripInvisible(text).replace(/\s+/gu, ' ').trim();

/** At most so many characters, and never half of one: databases refuse those. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
