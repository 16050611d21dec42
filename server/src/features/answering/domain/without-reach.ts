/**
 * A question without the visitor's own address, telephone and account: they ask nothing, and a dozen words that no page knows made what
 * barely fits seem likely. Other numbers stay, they may name a thing or a size.
 */
const reaches = [
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu,
  // IBAN, ISO 13616, of digits alone behind its bank's letters
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ -]?[A-Z\d]{4}(?:[ -]?\d{4}){2,6}(?:[ -]?\d{1,3})?(?![\p{L}\p{N}])/gu,
  // written for abroad; a sum such as +10 is shorter
  /(?<![\p{L}\p{N}])\+\d(?:[ ()./-]{0,3}\d){7,14}(?![\p{L}\p{N}])/gu,
];

/** Where it leaves no word, the text as it is. */
export function withoutReach(text: string): string {
  const left = reaches.reduce((rest, reach) => rest.replace(reach, ''), text);
  if (left === text || !/\p{L}{2}/u.test(left)) return text;
  return left
    .replaceAll(/[ \t]+(?=[,;.])|[,;](?=\s*(?:[,;.]|$))/gu, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}
