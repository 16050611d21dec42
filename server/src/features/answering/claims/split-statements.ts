/** Sentences as the stream lets them through: a mark counts as an end once something follows it, and a line's end always. */
const end =
  /(?<=[!?。！？][\s"”»)]{0,4}|(?<!\b(?:approx|incl|excl|max|min|no|nr|ca|bzw|st|tel|e\.g|i\.e|z\.\s?B)|(?<!\p{L})\p{L})\.["”»)]{0,2}\s)(?=\S)|\s[·•]\s|\n/u;

export const splitStatements = (text: string): string[] =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');
