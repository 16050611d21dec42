/** What tells whether an owner's answer answers a question, as numbers: `tests/eval/train-own-answers.ts` learns from them. */
import type { Sign } from '../../../evidence/answer-signs.ts';
import { likenessByRow, likenessNames, likenessRow } from '../../../evidence/question-likeness.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import { isThing } from '../../../languages/concepts.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { letterGrams } from '../../../search/letter-grams.ts';
import { countsOther, isOfOther, othersAsked } from './asks-for-other.ts';
import { asksForSame } from './asks-for-same.ts';
import type { ComparedQuestion, ComparedWording, Told } from './compared-question.ts';
import { putWith } from './names-other.ts';
import { sharesMatter } from './shares-matter.ts';
import { asksForAny, holdsForWider, leavesOutThing, verbsOfWhether } from './wider-question.ts';

/** @param question whose `asked` or `text` is compared */
export function answerSigns(
  asked: ComparedQuestion,
  { wording, told, own }: ComparedWording,
  question: AskedOfOwner,
): Record<string, number> {
  const { language } = wording;
  const texts = { asked: asked.text, wording: wording.text, answer: told.text, language };
  const known = [...wording.words, ...told.words];
  const row = likenessRow(asked.read, wording.read);
  return {
    likeness: likenessByRow(row, language),
    ...named(likenessNames, row),
    ...matchSigns(asked, { wording, told, own }),
    ...unmetSigns('unmet', unmet(asked, known)),
    ...unmetSigns('unmetByWording', unmet(asked, wording.words)),
    ...unmetSigns('unmetWording', unmet(wording, asked.words)),
    ...nameSigns(asked, wording, told),
    rarestShared: rarest(asked.telling.filter(({ term }) => wording.terms.has(term) || told.terms.has(term))),
    rarestUnmet: rarest(asked.telling.filter(({ term }) => !wording.terms.has(term) && !told.terms.has(term))),
    rarestUnmetWording: rarest(wording.telling.filter(({ term }) => !asked.terms.has(term))),
    rarestInAnswer: rarest(asked.telling.filter(({ term }) => told.terms.has(term))),
    ...leftoverSigns(asked, wording, told),
    ...numbers(othersAsked(asked.text, wording.text, told.text, question)),
    asksOther: asked.asks.difference(wording.asks).size,
    asksLeft: wording.asks.difference(asked.asks).size,
    asksUntold: [...asked.asks].filter((kind) => shapesOfKind[kind]?.some((shape) => told.shapes.has(shape)) === false)
      .length,
    ...numbers({
      isClosed: asked.isClosed,
      isWordingClosed: wording.isClosed,
      isStory: asked.isStory,
      isOfOther: isOfOther(asked.read, wording.read),
      countsOther: countsOther(asked.asks, wording.asks),
      sharesMatter: sharesMatter(asked.matter, wording.matter, () => told.matter),
      asksForAny: asksForAny(texts, asked.read, wording.read),
      leavesOutThing: leavesOutThing(texts),
      holdsForWider: holdsForWider(texts),
      sameThing: asksForSame(asked.thing, wording.thing),
      hasVectors: wordVectorsOf(language) !== null,
    }),
    askedLength: asked.telling.length,
    wordingLength: wording.telling.length,
  };
}

/** what a question meets some answer or other by: of one that meets all of them a little, that says nothing for any */
const compared = ['likeness', 'meantBoth', 'bothWords', 'bothWhole', 'wordingWords'];

/** Signs of all answers that are near a question, each with how far it is before the others in the mean. */
export function besideOthers(all: readonly Record<string, number>[]): Record<string, number>[] {
  const others = Math.max(1, all.length - 1);
  const sums = compared.map((name) => all.reduce((sum, signs) => sum + (signs[name] ?? 0), 0));
  return all.map((signs) => {
    const leads = compared.map((name, at) => {
      const own = signs[name] ?? 0;
      return [`${name}Lead`, own - ((sums[at] ?? 0) - own) / others];
    });
    return { ...signs, ...Object.fromEntries(leads) };
  });
}

const shapesOfKind: Partial<Record<AnswerKind, readonly Sign[]>> = {
  cost: ['money', 'isFree', 'percent'],
  duration: ['duration'],
  time: ['hours', 'date'],
  place: ['place', 'street', 'web'],
  count: ['number'],
  method: ['method'],
  reason: ['because'],
};

function matchSigns(asked: ComparedQuestion, { wording, told, own }: ComparedWording) {
  const both = asked.matcher(wording.words)(told.words);
  const answer = asked.matcher([])(told.words);
  const toWording = asked.matcher([])(wording.words);
  const back = wording.matcher([])(asked.words);
  return {
    bothWords: both.words,
    bothWhole: both.whole,
    answerWords: answer.words,
    answerWhole: answer.whole,
    wordingWords: toWording.words,
    wordingWhole: toWording.whole,
    backWords: back.words,
    backWhole: back.whole,
    ownWords: own().words,
    ownWhole: own().whole,
    asWellWords: answer.words - own().words,
    asWellWhole: answer.whole - own().whole,
  };
}

/** What one names and the other does not, apart from what questions are put with. */
function nameSigns(asked: ComparedQuestion, wording: ComparedQuestion, told: Told) {
  const verbs = verbsOfWhether(wording.language);
  const its = asked.names.difference(verbs);
  const known = wording.names.union(told.names);
  const [beyond, left] = [its.difference(known), wording.names.difference(verbs).difference(asked.names)];
  const shared = its.intersection(known);
  const matters = (names: ReadonlySet<string>) => names.difference(putWith).size;
  const things = (names: ReadonlySet<string>) => [...names].filter(isThing).length;
  return {
    namesBeyond: matters(beyond),
    namesBeyondWording: matters(its.difference(wording.names)),
    namesLeft: matters(left),
    namesShared: matters(shared),
    commonShared: shared.size - matters(shared),
    thingsBeyond: things(beyond),
    thingsLeft: things(left),
    thingsShared: things(shared),
  };
}

/** How far the telling words of one go unmet by another's, 0 to 1: the most that any does, and all of them. */
function unmet({ read: { telling }, language }: ComparedQuestion, by: readonly Word[]) {
  const vectors = wordVectorsOf(language);
  let [most, sum, whole] = [0, 0, 0];
  for (const { word, weight } of telling) {
    let met = 0;
    for (const one of by) {
      if (one.term === word.term) {
        met = 1;
        break;
      }
      if (one.isFunctionWord) continue;
      const isKnown = vectors !== null && word.vector >= 0 && one.vector >= 0;
      met = Math.max(met, isKnown ? vectors.likeness(word.vector, one.vector) : alikeLetters(word.term, one.term));
    }
    most = Math.max(most, 1 - met);
    sum += weight * (1 - met);
    whole += weight;
  }
  return { most, mean: whole === 0 ? 1 : sum / whole };
}

const unmetSigns = (name: string, { most, mean }: { most: number; mean: number }) => ({
  [`${name}Most`]: most,
  [`${name}Mean`]: mean,
});

/** Dice's coefficient of their letters. */
function alikeLetters(one: string, other: string): number {
  const [its, others] = [new Set(letterGrams(one)), new Set(letterGrams(other))];
  return (2 * its.intersection(others).size) / Math.max(1, its.size + others.size);
}

/** of a word that is not among the vectors */
const unknownRarity = 11;
const rarest = (words: readonly Word[]): number =>
  Math.max(0, ...words.map(({ vector }) => (vector < 0 ? unknownRarity : Math.log(2 + vector))));

/** What is left of each beside the words that both share: "student" and "teacher", near each other, are two things. */
function leftoverSigns(asked: ComparedQuestion, wording: ComparedQuestion, told: Told) {
  const vectors = wordVectorsOf(wording.language);
  const its = asked.telling.filter(({ term }) => !wording.terms.has(term));
  const others = wording.telling.filter(({ term }) => !asked.terms.has(term));
  const near = (one: Word, other: Word): number =>
    vectors === null || one.vector < 0 || other.vector < 0 ? 0 : vectors.likeness(one.vector, other.vector);
  const little = asked.words.filter(({ term, isFunctionWord }) => isFunctionWord && wording.terms.has(term));
  return {
    leftAsked: its.length,
    leftWording: others.length,
    leftNearest: Math.max(0, ...its.flatMap((one) => others.map((other) => near(one, other)))),
    leftUntold: its.filter(({ term }) => !told.terms.has(term)).length,
    shareLeft: its.length / Math.max(1, asked.telling.length),
    sharedTerms: asked.telling.length - its.length,
    littleShared: little.length / Math.max(1, asked.words.length),
  };
}

const named = (names: readonly string[], row: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, at) => [name, row[at] ?? 0]));

const numbers = (signs: object): Record<string, number> =>
  Object.fromEntries(Object.entries(signs).map(([name, is]) => [name, Number(is)]));
