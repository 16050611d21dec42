/** Which two of the found products a question compares. */
import { contentTerms, nameFit } from '../../../dialogue/name-fit.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { joinAlternatives, wordsPattern } from '../../../languages/patterns.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { withoutAmounts } from './amounts-in.ts';
import { codesIn, writtenCode } from './name-products.ts';
import type { Candidate } from './name-products.ts';

const comparing = perLanguage((pack) => ({
  compare: wordsPattern(joinAlternatives([pack.followUp.compare, ...Object.values(pack.comparatives)]), pack),
  joint: wordsPattern(pack.followUp.joint, pack),
}));

/** "which is longer", "lebih tinggi mana": which of two, by whatever */
const comparative =
  /(?<!\p{L})(?:(?:lebih|m[aá]s|plus|più|mais|daha|bardziej|более|більш|mai|πιο) \p{L}{3,}|(?:which|what|who)(?:'s| is| one is| are)? \p{L}{3,}er|(?:welche[rs]?|was) \p{L}{3,} \p{L}{3,}er|cu[aá]l .{2,20} m[aá]s|paling \p{L}{3,} mana)(?!\p{L})/iu;

const comparingIn = (language: string) => comparing(language) ?? comparing('en');

/** "Which is lighter?", whatever two things it is asked of. */
export const asksWhichOfTwo = (text: string, language: string): boolean =>
  comparingIn(language)?.compare.test(text) === true || comparative.test(text);

/** The products on both sides of "or" and "and", when the question compares two. */
export function comparedProducts(
  part: Pick<QuestionPart, 'text'>,
  candidates: readonly Candidate[],
  language: string,
  shopLanguage: string,
): FoundProduct[] | null {
  // who names two models by their codes asks it of both, whatever it is
  const coded = candidates.filter(({ isCoded }) => isCoded).map(({ document }) => document);
  if (coded.length === 2) return coded.toSorted((a, b) => placeOf(a, part.text) - placeOf(b, part.text));
  const words = comparingIn(language);
  if (words === null || !asksWhichOfTwo(part.text, language)) return null;
  const chosen: Candidate[] = [];
  for (const side of part.text.split(words.joint)) {
    const named = new Set(contentTerms(chosen.map(({ document }) => document.name).join(' '), shopLanguage));
    const terms = contentTerms(side, shopLanguage);
    // "cera de abeja" falls apart, and is one side all the same
    if (terms.length > 0 && terms.every((term) => named.has(term))) continue;
    const best = mostMeant(
      { side, whole: part.text },
      candidates.filter(({ position }) => !chosen.some((one) => one.position === position)),
      shopLanguage,
    );
    if (best !== null) chosen.push(best);
  }
  if (chosen.length === 2) return chosen.map(({ document }) => document);
  const both = bothOf(part.text, candidates, shopLanguage);
  if (both !== null) return both;
  // "RC08 or RC18": what a shop calls its goods by needs no word between
  const codes = codesIn(part.text);
  const lettered = candidates.filter(({ document }) => codesIn(document.name).some((code) => codes.includes(code)));
  return lettered.length === 2 ? lettered.map(({ document }) => document) : null;
}

export const two =
  /(?<!\p{L})(?:two|both|zwei|beiden?|deux|dos|amb[oa]s|due|entramb[ie]|dua|kedua(?:nya)?|twee|dois|duas|iki|dwie|dwa|oba|obie)(?!\p{L})/iu;

/** "Your two sleeping bags": where a shop has two things that are called so, they are meant. */
function bothOf(text: string, candidates: readonly Candidate[], language: string): FoundProduct[] | null {
  if (!two.test(text)) return null;
  const terms = contentTerms(text.replace(two, ' '), language);
  const called = candidates.filter(({ document }) =>
    contentTerms(document.name, language).some((term) => terms.includes(term)),
  );
  return called.length === 2 ? called.map(({ document }) => document) : null;
}

/** Where the text says the code that the product is called by. */
function placeOf({ name }: FoundProduct, text: string): number {
  const said = text.toLowerCase();
  const places = (name.toLowerCase().match(writtenCode) ?? []).map((code) => said.indexOf(code));
  return Math.min(...places.filter((at) => at >= 0));
}

const fewNames = 6;

/** Which product these words name: its code, or the most of its name's words that not all the others share; of several what the whole question names most of: "the steel skillet or the iron one". */
function mostMeant(
  { side: words, whole }: { side: string; whole: string },
  candidates: readonly Candidate[],
  language: string,
): Candidate | null {
  const codes = codesIn(words);
  const coded = candidates.find(({ document }) => codes.some((code) => codesIn(document.name)[0] === code));
  if (coded !== undefined) return coded;
  const termsOf = (text: string) => contentTerms(withoutAmounts(text), language);
  const [terms, allTerms] = [termsOf(words), termsOf(whole)] as const;
  const fits = candidates.map((candidate) => {
    const fit = nameFit(terms, candidate.document, language);
    // of "2 slice" the number names no pan of 2 quarts
    const named = fit.named.some((term) => /\p{L}/u.test(term)) ? fit.named : [];
    return {
      candidate,
      named: named.length > 0 ? named : endingIn(words, candidate.document.name),
      inWhole: nameFit(allTerms, candidate.document, language).named.length,
    };
  });
  // of a few hoodies two are called "Summit", and it is no word of all
  const most = candidates.length <= fewNames ? candidates.length - 1 : candidates.length / 2;
  const telling = fits.filter(({ named }) =>
    named.some((term) => fits.filter((other) => other.named.includes(term)).length <= Math.max(1, most)),
  );
  // what all that is left shares tells none of them, unless the rest of the question does
  const [first, second] = fits.toSorted((a, b) => b.inWhole - a.inWhole);
  if (telling.length === 0 && first !== undefined && first.named.length > 0)
    return first.inWhole > (second?.inWhole ?? 0) ? first.candidate : null;
  const lettersOf = ({ candidate }: (typeof fits)[number]) => candidate.document.name.length;
  return (
    telling.sort(
      (a, b) =>
        b.named.length - a.named.length ||
        b.inWhole - a.inWhole ||
        lettersOf(a) - lettersOf(b) ||
        b.candidate.score - a.candidate.score,
    )[0]?.candidate ?? null
  );
}

/** The second half of a compound is often all that is said of it: "Ente" for "Nachziehente". */
function endingIn(words: string, name: string): string[] {
  const held: string[] = name.toLowerCase().match(/\p{L}{7,}/gu) ?? [];
  const said = words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return said.filter((word) => held.some((one) => one !== word && one.endsWith(word)));
}
