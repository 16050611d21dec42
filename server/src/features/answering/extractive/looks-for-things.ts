/** Whether a message looks for something to buy, or asks something of it: of its size, its price, how it is washed. */
import { aspects } from '../../../aspects/aspects.ts';
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { namedOption } from './named-option.ts';

/** Something to buy is asked for, and nothing of it. */
export function looksForThings({ text, understanding, focusBy, narrows }: QuestionPart, language: string): boolean {
  const { intent, asks, concepts, isYesNo } = understanding;
  if (asksSomething(understanding)) return false;
  if (askedOfThings.some((concept) => concepts.has(concept)) || (focusBy === 'pointing' && !narrows)) return false;
  // what wraps a gift is a service before it is a thing
  if ((understanding.aspects[wrapping] ?? 0) >= surelyService) return false;
  const isShort = countWords(text) <= shortSearch;
  if (intent === 'shopping') return asks.size === 0 || isShort;
  return intent === 'question' && isShort && !isYesNo && asks.size === 0 && !hasQuestionWord(text, language);
}

const wrapping = aspects.indexOf('gift_wrap');
const surelyService = 0.9;
const shortSearch = 7;
const askedOfThings: readonly Concept[] = [
  'wash',
  'made',
  'lasting',
  'contents',
  'compatible',
  'use',
  'ingredients',
  'weight',
];

/** "From which age is it?" looks for nothing. */
export const asksOfOne = ({ understanding, focus }: QuestionPart): boolean =>
  focus.length > 0 || asksSomething(understanding);

/** of the shop's terms, or how much, when and the like */
const asksSomething = ({ asks, topics }: QuestionPart['understanding']): boolean =>
  topics.some(({ weight }) => weight >= 0.5) || [...asks].some((kind) => kind !== 'which');

/** "queen size pillow case" is asked for one, "dimensions of the pillow case" for its size. */
export const asksForChoices = (
  { understanding: { concepts }, asked }: QuestionPart,
  shown: readonly FoundProduct[],
): boolean =>
  (concepts.has('size') || concepts.has('colour')) && !shown.some((product) => namedOption(asked, product) !== null);

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
