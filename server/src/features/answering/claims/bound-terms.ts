/** Numbers of a sentence that no statement of the same term holds, but one that says the same words: of a table's row, of a class, of a fee. */
import type { Concept } from '../../../languages/concepts.ts';
import { heavyOf, holdsFor } from './about.ts';
import { isBoundByWords } from './bound-by-words.ts';
import type { Licence } from './licence.ts';
import type { Claim } from './read-claims.ts';
import type { Candidate } from './rivals.ts';
import { clauseAround, placesAt } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { isOfOtherTerm } from './other-number.ts';
import { endsAlike, hasUnitOfLast, isRangeOf, meansSame } from './same-number.ts';
import { hasSameRole, isCarrier, isOfOthers, onSameDays } from './same-term.ts';
import type { Source } from './source.ts';
import { aboutSource, regionsAround } from './sources.ts';

export function createBound(
  asked: Context,
  licenceOf: (sentence: Sentence) => Licence | null,
  sayingOf: (claim: Claim) => readonly Candidate[],
) {
  return { isBound, isInPlace };

  /** Where it is said in the words of one statement, whatever these are about. */
  function isBound(group: readonly Claim[], sentence: Sentence): boolean {
    const [first] = group;
    if (first === undefined || (first.spelled && (first.kind === 'none' || first.kind === 'word'))) return false;
    const holding = sayingOf(first).filter(
      ({ source, claim }) =>
        source.language === sentence.language &&
        !source.isCustomers &&
        ((group.length === 1 && hasUnitOfLast(claim, first, source)) ||
          (group.length > 1
            ? isRangeOf(group, source)
            : endsAlike(first, claim, source, sentence) && meansSame(first, claim, sentence, source))) &&
        isInPlace(source, claim, first, sentence) &&
        saysSpecial(source, first, sentence) &&
        !isOfOtherTerm(source, sentence) &&
        (first.kind !== 'money' || hasSameRole(source, claim, first, sentence)) &&
        (first.kind !== 'clock' || onSameDays(source, claim, first, sentence)) &&
        (first.kind !== 'percent' || !isOfOthers(source, sentence, asked)),
    );
    const licence = holding.length > 0 ? licenceOf(sentence) : null;
    return (
      licence !== null &&
      isBoundByWords(first, sentence, licence, holding, ({ source, claim }) =>
        isInPlace(source, claim, first, sentence),
      )
    );
  }

  function isInPlace(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
    const isTerm = heavyOf(aboutSource(source).families).length > 0;
    const named = placesAt(sentence, said);
    const places =
      named.length > 0 || !isTerm ? named : sentence.context.places.length > 0 ? sentence.context.places : asked.places;
    if (places.length === 0 || (source.product !== null && !isTerm)) return true;
    const { text, regions } = regionsAround(source, claim);
    return holdsFor(text, regions, places);
  }
}

/** "Paid as a gift card" is said by no statement that names none. */
function saysSpecial(source: Source, said: Claim, sentence: Sentence): boolean {
  const { special, text } = clauseAround(sentence, said);
  const told = aboutSource(source).special;
  const isNamed = (one: Concept) =>
    source.plain.toLowerCase().includes(sentence.about.concepts.get(one)?.slice(0, 5) ?? '\n');
  return [...special].every((one) => told.has(one) || isNamed(one) || isCarrier(one, text));
}
