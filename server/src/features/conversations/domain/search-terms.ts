/** What an owner typed into the search, as the index can be asked for it. */
const wordsAtMost = 8;

/** Each word once; the index holds letters and digits only. */
export function searchWords(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

/** `https://shop.example/a?x`, `shop.example/a`, `/a` and `a` all mean the pages whose path begins with `/a`. */
export function searchPath(typed: string): string {
  const [address = ''] = typed.trim().split(/[?#]/, 1);
  const withoutScheme = address.replace(/^[a-z]+:\/\//i, '');
  const slash = withoutScheme.indexOf('/');
  if (slash !== -1) return withoutScheme.slice(slash);
  return withoutScheme === address && !address.includes('.') ? `/${address}` : '/';
}

/** A text as the beginning of a LIKE pattern. */
export const likeBeginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
