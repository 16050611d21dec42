/** "Rinse it first", where the thing's page has "Don't rinse it": what a part of one statement denies in so many words, a sentence about the same may not affirm. */
import type { Question } from '../../../ports/model.ts';
import { keepsAway } from './contradictions.ts';
import { rootsOf } from './licence.ts';
import { createMeant, partsIn } from './parts.ts';
import { perSource } from './per-source.ts';
import { saysNo } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { toldWords } from './told-words.ts';
import { hedged } from './turned-round.ts';

interface Part {
  words: ReadonlyMap<string, number>;
  isDenial: boolean;
}

/** so much of what is denied must be affirmed, and so many words more be of the same statement */
const shareLeast = 0.4;
const besideLeast = 2;
/** a single word that is denied tells by itself where it is of the thing that is meant */
const telling = 0.8;

const partsOf = perSource(({ plain, language, isCustomers }: Source): readonly Part[] => {
  if (isCustomers) return [];
  let carries = false;
  return partsIn(plain, language).map((text) => {
    const isDenial = saysNo(text) && !hedged.test(text);
    // "No shrimp to Alaska, Hawaii or Maine" denies the rest of its list too
    carries = isDenial ? no.test(text) : carries && shortPart.test(text);
    return {
      words: new Map(toldWords(text, language).map(({ root, weight }) => [root, weight])),
      isDenial: isDenial || carries,
    };
  });
});
const no =
  /^\W*(?:no|not to|never|kein\p{L}*|nicht (?:nach|in|an|für)|aucune?|ning[uú]n\p{L}*|nessun\p{L}*|geen)(?!\p{L})/iu;
const shortPart = /^\s*\p{Lu}\S*(?:\s\S+){0,3}$/u;
const deniesSome = perSource((source) => saysNo(source.plain) && partsOf(source).some(({ isDenial }) => isDenial));

export function createDeniedPartFault(sources: readonly Source[], question: Question) {
  const meantBy = createMeant(question);
  const asked = toldWords(question.text, question.language).map(({ root }) => root);
  let denying: readonly Source[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (/[?？؟]\s*$/u.test(plain) || saysNo(plain) || keepsAway.test(plain)) return null;
    const affirmed = new Set(toldWords(plain, language).map(({ root }) => root));
    if (affirmed.size === 0) return null;
    const { urls, isNear } = meantBy(sentence);
    denying ??= sources.filter(deniesSome);
    for (const source of denying) {
      if (!isNear(source)) continue;
      const isMeant = source.product !== null && urls.has(source.product);
      const all = rootsOf(source);
      for (const { words, isDenial } of partsOf(source)) {
        if (!isDenial) continue;
        const shared = [...words].filter(([root]) => affirmed.has(root));
        if (shared.length === 0) continue;
        const weight = sumOf(shared.map(([, one]) => one));
        if (weight < sumOf([...words.values()]) * shareLeast) continue;
        const beside = [...new Set([...affirmed, ...asked])].filter((root) => !words.has(root) && all.has(root)).length;
        const isTold = beside >= besideLeast || (isMeant && shared.length === words.size && weight >= telling);
        // what its own page denies no terms of the shop affirm
        const isAlike = (other: Source) => isNear(other) && (source.product === null || other.product !== null);
        const roots = shared.map(([root]) => root);
        if (isTold && !isAffirmed(roots, isAlike)) return 'it affirms what a part of the shop data denies';
      }
    }
    return null;
  };

  function isAffirmed(roots: readonly string[], isNear: (source: Source) => boolean): boolean {
    return sources.some(
      (source) =>
        isNear(source) &&
        partsOf(source).some(({ words, isDenial }) => !isDenial && roots.every((root) => words.has(root))),
    );
  }
}

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, one) => sum + one, 0);
