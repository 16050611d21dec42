/** Another number than the statement names that says the same words. */
import { heavyOf, sharesFamily } from './about.ts';
import { countsOfPair } from './computed.ts';
import type { Licence, Support } from './licence.ts';
import { saysFrom } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import type { Sentence } from './said-sentence.ts';
import { segmentsOf } from './segments.ts';
import type { Source } from './source.ts';
import { aboutSource } from './sources.ts';
import { saysDifference, saysTotal } from './sum-words.ts';
import { toldWords } from './told-words.ts';

const leastWeight = 1.2;
const weightOf = (words: Licence['words']): number => words.reduce((sum, { weight }) => sum + weight, 0);
export const shareLeast = 0.65;
const ahead = 0.25;
const timesMax = 100;

/** Another number than the statement says that has the same words, where those with this number have others. */
export function changesNumber(sentence: Sentence, licence: Licence, asked: readonly Claim[]): Claim | null {
  const { plain, claims, language } = sentence;
  if (saysTotal(plain) || saysDifference(plain)) return null;
  const { supports, shareOf, words } = licence;
  const segments = segmentsOf(plain, claims, language);
  for (const claim of claims) {
    if (!isHeld(claim) || asked.some((one) => one.said === claim.said)) continue;
    // "6 days from the day the parcel leaves us" is not about leaving
    const runs = saysFrom(plain.slice(claim.end));
    const wordsIn = (text: string) => {
      const roots = new Set(toldWords(text, language).map(({ root }) => root));
      return words.filter(({ root }) => roots.has(root));
    };
    const unit = new Set(wordsIn(plain.slice(claim.at, claim.end)));
    const own = wordsIn(runs ? plain.slice(0, claim.at) : (segments.get(claim) ?? '')).filter(
      (word) => !unit.has(word),
    );
    const isEnough = runs || weightOf(own) >= leastWeight;
    const near = isEnough ? own : words.filter((word) => !unit.has(word));
    let [rival, holder]: [Support | null, number] = [null, 0];
    let most = 0;
    for (const support of supports) {
      const { source } = support;
      if (holds(source, claim)) holder = Math.max(holder, shareOf(support, near));
      else if (!isOfOtherTerm(source, sentence) && source.claims.some((one) => isSameKind(one, claim))) {
        const share = shareOf(support, near);
        if (share > most) [rival, most] = [support, share];
      }
    }
    if (
      rival !== null &&
      most >= shareLeast &&
      most - holder > ahead &&
      !isScaled(claim, sentence, asked, rival.source)
    )
      return claim;
  }
  return null;
}

const isHeld = ({ kind, article, spelled, said: value }: Claim): boolean =>
  !article && kind !== 'none' && kind !== 'money' && !(spelled && kind === 'word' && value < 3);
export const holds = ({ claims }: Source, claim: Claim): boolean =>
  claims.some((one) => sameClaim(one, claim) || one.said === claim.said || one.value === claim.value);
const isSameKind = (one: Claim, claim: Claim): boolean =>
  one.kind === claim.kind && ((claim.kind !== 'measure' && claim.kind !== 'word') || one.of === claim.of);

/** "A repair takes 3 weeks" says no other number for how long delivery takes */
export function isOfOtherTerm(source: Source, { about }: Sentence): boolean {
  const told = aboutSource(source).families;
  return heavyOf(told).length > 0 && heavyOf(about.families).length > 0 && !sharesFamily(about.families, told);
}

/** "300 points are 15 dollars", where 100 are 5 */
function isScaled(
  claim: Claim,
  { claims, plain }: Sentence,
  asked: readonly Claim[],
  { claims: told }: Source,
): boolean {
  const pairs = countsOfPair(plain);
  return told.some((one) => {
    const times = one.value === 0 ? 0 : claim.value / one.value;
    if (!Number.isInteger(times) || times < 2 || times > timesMax || !isSameKind(one, claim)) return false;
    if (pairs.includes(times)) return true;
    return [...claims, ...asked].some(
      (other) =>
        other !== claim &&
        (other.said === times ||
          told.some((two) => two !== one && two.kind === other.kind && two.value * times === other.value)),
    );
  });
}
