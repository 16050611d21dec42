/** Cuts a list into pieces and keeps those that did not change, so that whoever draws a piece can see that at a glance. */
export function stableChunks<T>(items: readonly T[], size: number, before: readonly T[][]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += size) {
    const chunk = items.slice(at, at + size);
    const known = before[chunks.length];
    const isSame = known?.length === chunk.length && known.every((item, index) => item === chunk[index]);
    chunks.push(isSame ? known : chunk);
  }
  return chunks;
}
