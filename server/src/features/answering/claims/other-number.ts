/** Another number than a statement names that says the same words, or that is far more like the sentence. */
import { namedDaysIn } from '../../../facts/weekdays.ts';
import { heavyOf, sharesFamily } from './about.ts';
import { likeness, stemsIn, toldWords } from './licence.ts';
import type { Licence, Support } from './licence.ts';
import { saysFrom } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { areInOneList, segmentsOf } from './segments.ts';
import { aboutSource, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';
import { countsOfPair, saysDifference, saysTotal } from './sum-words.ts';

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

/** Another statement that is far more like the sentence and says another number: "3 pm" of collecting holds no "order by 3 pm" where orders close at one. */
export interface Candidate {
  source: Source;
  claim: Claim;
}

/** by so much must a rival be the liker one */
const leastLead = 1.5;
const leadInside = 0.5;

const isAlike = (one: Claim, other: Claim): boolean => one.kind === other.kind && one.of === other.of;

/** What is said with a number: its part of the sentence, and all of it where it says no other such number. */
function stemsAround(said: Claim, sentence: Sentence): ReadonlySet<string> {
  const alike = sentence.claims.filter((one) => isAlike(one, said) && (one.range < 0 || one.range !== said.range));
  const isAlone = alike.every(({ at }) => at === said.at);
  const text = isAlone ? sentence.plain : clauseAround(sentence, said).text;
  // numbers that tell names apart stay: "Tracked 24"
  const others = sentence.claims.filter(({ kind, spelled }) => spelled || (kind !== 'word' && kind !== 'none'));
  const bare = others.reduce(
    (left, { kind, at, end, digitsEnd }) =>
      left.replace(sentence.plain.slice(at, kind === 'word' ? digitsEnd : end), ' '),
    text,
  );
  // "lunes a viernes" is no likeness: whether the days are those is another check's
  const isDay = (word: string) => namedDaysIn(word, sentence.language).size > 0;
  const isOpening = said.kind === 'clock' && heavyOf(sentence.about.families).length === 0;
  const words = isOpening ? bare.split(' ').filter((word) => !isDay(word)) : [bare];
  return new Set(stemsIn(words.join(' ')));
}

/** `fits`: whether a statement may be meant by all but its words. */
export function isOutdone(
  group: readonly Claim[],
  sentence: Sentence,
  holding: readonly Candidate[],
  sources: readonly Source[],
  fits: (candidate: Candidate) => boolean,
): boolean {
  const [said] = group;
  if (said === undefined || said.kind === 'word' || said.kind === 'none') return false;
  if (holding.some(({ source }) => source.language !== sentence.language)) return false;
  const holds = new Set(holding.map(({ source }) => source));
  const isAlone = sentence.claims.filter((one) => isAlike(one, said)).length === 1;
  const stems = stemsAround(said, sentence);
  if (stems.size === 0) return false;
  const best = Math.max(...holding.map(({ source, claim }) => likeness(stems, source, claim)));
  return sources.some((source) => {
    if (source.language !== sentence.language) return false;
    const others = source.claims.filter((one) => isAlike(one, said));
    if (others.length === 0) return false;
    // what names this number too is no rival, where it holds elsewhere
    if (group.some((one) => source.claims.some((other) => sameClaim(one, other))) && !holds.has(source)) return false;
    return others.some((claim) => {
      if (group.some((one) => isSaidWith(one, claim, source))) return false;
      const like = likeness(stems, source, claim);
      // of one statement the other part is meant by less: "a patch 12, a wash 15"
      const lead =
        holds.has(source) && said.kind === 'money' && isAlone
          ? leadInside
          : best === 0 && isLabelled(source, stems)
            ? 1
            : leastLead;
      if (like < best + lead) return false;
      return fits({ source, claim });
    });
  });
}

/** the statement says this number too, in the same part or the same list */
const isSaidWith = (said: Claim, claim: Claim, source: Source): boolean =>
  source.claims.some(
    (one) =>
      sameClaim(said, one) &&
      (one.at === claim.at ||
        isConverted(one, claim) ||
        (claim.range >= 0 && one.range === claim.range) ||
        segmentOf(source, one) === source.plain ||
        (claim.kind === 'money' && areInOneList(one, claim, source))),
  );

/** "1 inch (25 mm)" is one measure */
const isConverted = (one: Claim, other: Claim): boolean =>
  one.kind === 'measure' &&
  one.of === other.of &&
  Math.abs(one.at - other.at) < 12 &&
  Math.abs(one.value - other.value) < 0.03 * one.value;

/** "Comfort: -2 °C": all that it says is what the number is of */
const isLabelled = ({ plain }: Source, stems: ReadonlySet<string>): boolean => {
  const label = /^([^:\d]{2,30}):/u.exec(plain)?.[1];
  const own = label === undefined ? [] : stemsIn(label);
  return own.length > 0 && own.every((stem) => stems.has(stem));
};
