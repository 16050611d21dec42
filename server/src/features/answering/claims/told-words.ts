/** The words by which a text tells something: each by its root, with what it weighs and whether the text denies it. */
import { readWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import { deniesFrom, withoutAnswer } from './promise-words.ts';
import { separatorOf } from './segments.ts';

export interface ToldWord {
  root: string;
  /** rare words tell most */
  weight: number;
  isDenied: boolean;
}

const heaviest = 1.5;
/** words stand among the vectors by their frequency */
const everydayRank = 150;
/** of languages without vectors */
const unranked = 1;
/** forms of a word begin alike */
const rootLength = 5;

/** where the "no" may stand behind what it denies */
const deniesBackwards: ReadonlySet<string> = new Set('de nl sv da no tr ja ko fi hu'.split(' '));
const keepsOut = /(?<!\p{L})(?:out of|away from|fern)(?!\p{L})/iu;
/** a "no" behind its words reaches back over "and": "A and B are not taken back" */
const clauseEnd = /[,;:—–|()]\s|[.;!?]\s|\s(?:aber|sondern|maar|men|ama|mutta|de)\s/iu;
const neverAlone = /^\s*(?:never|nie|niemals|jamais|nunca|mai)\s*$/iu;
/** marks of number words */
const marks = /[\u2060\ua000-\ua009]/gu;

export function toldWords(text: string, language: string): ToldWord[] {
  const isBackwards = deniesBackwards.has(language);
  const isRanked = wordVectorsOf(language) !== null;
  const toldIn = (part: string, isDenied: boolean): ToldWord[] =>
    readWords(part, language).flatMap((word) =>
      word.isFunctionWord || word.isNumber
        ? []
        : [{ root: rootOf(word.term), weight: isRanked ? weightOf(word) : unranked, isDenied }],
    );
  /** "Never, ever machine wash": a "no" that stands alone is of what follows it */
  let carries = false;
  return withoutAnswer(text)
    .replaceAll(marks, '')
    .split(isBackwards ? clauseEnd : separatorOf(language))
    .flatMap((clause) => {
      const [from = -1] = [deniesFrom(clause), clause.search(keepsOut)]
        .filter((at) => at >= 0)
        .toSorted((a, b) => a - b);
      const isAllDenied = carries || (from >= 0 && isBackwards);
      const told =
        from < 0 || isAllDenied
          ? toldIn(clause, isAllDenied)
          : [...toldIn(clause.slice(0, from), false), ...toldIn(clause.slice(from), true)];
      carries = neverAlone.test(clause);
      return told;
    });
}

const rootOf = (term: string): string => term.slice(0, rootLength);

const weightOf = ({ vector }: Word): number =>
  vector < 0 ? heaviest : Math.min(heaviest, Math.log(1 + vector / everydayRank) / 3);
