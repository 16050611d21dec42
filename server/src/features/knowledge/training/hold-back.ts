/** A new reading that is far worse than the last one is not published: a site in trouble must not empty an agent (CW-30). */
const fewPages = 10;
const leastShare = 0.5;

interface Counts {
  /** pages of the last published training, as many as the plan covers now */
  before: number;
  /** pages that were read, or are known to stand as they did */
  read: number;
  /** pages that could not be read, of which the older reading would be kept */
  stale: number;
  /** the owner changed what is to be read, or says that the site became smaller */
  isExpected: boolean;
}

/** What its owner reads of a run that would break questions of the suite. */
export function brokenQuestions(broken: number, { isMoved }: { isMoved: boolean }): string {
  const all = broken === 1 ? 'One' : number.format(broken);
  return isMoved
    ? `${broken === 1 ? 'One question' : `${all} questions`} that you wrote or kept would be answered worse from the new website, so what your agent knew was kept.`
    : `${all} of your questions would be answered worse than now, so what your agent knew was kept.`;
}

const number = new Intl.NumberFormat('en-GB');

export function whyHeldBack({ before, read, stale, isExpected }: Counts): string | null {
  if (before < fewPages) return null;
  if (stale > before * leastShare) {
    return `Only ${number.format(read)} of ${number.format(read + stale)} pages could be read, so what your agent knew before was kept.`;
  }
  if (!isExpected && read + stale < before * leastShare) {
    return `The site offered only ${number.format(read + stale)} pages this time, and ${number.format(before)} before, so what your agent knew was kept.`;
  }
  return null;
}
