/** Anybody can make us write to an address that has an account; whoever asks is not told when that was often enough (RE-07, RE-08). */
const lettersPerHour = 3;

export interface LetterCounters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number }>>;
}

export async function mayWriteTo(counters: LetterCounters, accountId: string): Promise<boolean> {
  const key = `letter:${accountId}`;
  const counted = await counters.hit(new Map([[key, 3600]]));
  return (counted.get(key)?.hits ?? 0) <= lettersPerHour;
}
