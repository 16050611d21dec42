/** Sentences that repeat the shop's own clauses word for word: nothing is turned round in them. */
import { perSource } from './per-source.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import type { Source } from './source.ts';

const leastWords = 4;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** What denies anything may deny what stands beside it: of such statements no part is quoted. */
const partsOf = perSource(({ plain, language }): ReadonlySet<string> =>
  saysNo(plain)
    ? new Set()
    : new Set(
        plain
          .split(new RegExp(`${separatorOf(language).source}|[.;!?](?=\\s|$)`, 'giu'))
          .map((part) => wordsIn(part).join(' ')),
      ),
);

export const isQuoted = (sentence: Sentence, sources: readonly Source[]): boolean =>
  clausesOf(sentence).every(({ text }) => {
    const words = wordsIn(text);
    // "and we hope ...": what joins it to the clause before is no part of it
    const forms = [words, words.slice(1)].filter(({ length }) => length >= leastWords).map((form) => form.join(' '));
    return sources.some((source) => forms.some((form) => partsOf(source).has(form)));
  });
