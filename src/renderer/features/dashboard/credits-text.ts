const count = new Intl.NumberFormat('en-GB');

/** 'remaining / offer' (2.4-01). With automatic scaling the rest can fall below nothing; nobody has less than none (T22). */
export const creditsText = (rest: number | null, offer: number | null): string =>
  `${count.format(Math.max(0, rest ?? 0))} / ${count.format(offer ?? 0)}`;
