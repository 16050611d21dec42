/** Two questions that differ in capitals, spaces or the mark at their end are one. */
export const asksSame = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?¿？؟]+$/u, '')
    .replace(/^[\s¿]+/u, '');
