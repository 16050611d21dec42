/** Sizes as letters, however they are said: "extra extra large", "double XL", "2XL", "2X" and "XX-Large" are one size, and none of them is "large". */
const spelled =
  /(?<![\p{L}\p{N}])(?:(?<words>(?:extra[ -]?|double[ -]?|triple[ -]?|x(?=x|[ -]?(?:large|small))[ -]?){1,4})(?<size>large|small|xl|xs)|(?<count>[1-6])x(?:[ -]?(?<small>s|small)|[ -]?l(?:arge)?)?)(?![\p{L}\p{N}])/giu;

/** how a thing turns out, whatever its size */
const turnsOut =
  /(?<!\p{L})(?:runs?|running|fits?|comes? (?:up|out)) (?:a (?:bit|little) |very |too |rather |really )?(?:small|large)(?!\p{L})/giu;

/** The text with such sizes in capital letters: `XXL`. */
export const withLetterSizes = (text: string): string =>
  text.replaceAll(turnsOut, '').replaceAll(spelled, (...found) => {
    const { words, size, count, small }: Record<string, string | undefined> = found.at(-1);
    if (count !== undefined) return `${'X'.repeat(Number(count))}${small === undefined ? 'L' : 'S'}`;
    const end = (size ?? '').toLowerCase();
    const times = /double/i.test(words ?? '') ? 2 : /triple/i.test(words ?? '') ? 3 : 0;
    const said = (words?.match(/extra|x/gi) ?? []).length;
    const own = end.startsWith('x') ? 1 : 0;
    return `${'X'.repeat(times === 0 ? said + own : times)}${/^x?s/.test(end) ? 'S' : 'L'}`;
  });
