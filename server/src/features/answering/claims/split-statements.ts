/** Sentences as the stream lets them through: a mark counts as an end once something follows it, but not that of a date ("17. Dezember"), and a line's end always. */
const end =
  /(?<=[!?。！？][\s"”»)]{0,4}|(?<!\b(?:approx|incl|excl|max|min|no|nr|ca|bzw|st|tel|e\.g|i\.e|z\.\s?B)|(?<![\p{L}\p{N}])\p{L}|(?<!\d)\d{1,2}(?=\.\s(?:\p{Ll}|J(?:[aä]n|uni|uli)|Feb|März|Apr|Mai|Aug|Sep|Okt|Nov|Dez)))\.["”»)]{0,2}\s)(?=\S)|\s[·•]\s|\n/u;

export const splitStatements = (text: string): string[] =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');
