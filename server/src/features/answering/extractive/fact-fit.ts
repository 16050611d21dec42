/** Whether a fact tells of what was asked beside the place, and not of its neighbour: the way of delivery, the thing that is damaged. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects, termAspects } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { isDispatch } from '../../../facts/delivery-time.ts';
import type { Fact } from '../../../facts/fact.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { saidIn } from './asked-places.ts';
import type { Asking } from './composed.ts';

/** What is asked beside the place: express is no standard delivery, and what is damaged goes back under its own rule. */
export function aspectFit(fact: Fact, part: QuestionPart): number {
  return matterFit(fact, part) * (isOfOtherThings(fact, part) ? 0.8 : 1);
}

/** "What it costs and how long it takes" names no goods */
const saysNoThing = ['abroad', 'damaged', 'delivery', 'cost', 'time'] as const satisfies Concept[];

/** Under "Furniture", and nobody asked for furniture. */
function isOfOtherThings({ scope, text, language }: Fact, { asked }: QuestionPart): boolean {
  const said = text.toLowerCase();
  const question = asked.toLowerCase();
  return (scope ?? '').split(', ').some((section) => {
    const words = section.toLowerCase();
    if (words.length < 3 || said.includes(words) || question.includes(words)) return false;
    const { countries, concepts } = wordsIn(section, language ?? 'en');
    return countries.size === 0 && !saysNoThing.some((concept) => concepts.has(concept));
  });
}

/** What is damaged stands only in an exception or in a clause after the rule. */
function isAside(fact: Fact): boolean {
  if (excepted.test(fact.text)) return true;
  const [rule = ''] = fact.text.split(/[;,，、；]/u, 1);
  const { concepts } = wordsIn(rule, fact.language ?? 'en');
  return rule.length < fact.text.length && concepts.has('returns') && !concepts.has('damaged');
}

/** goods that shops take back under other rules */
const kindsOfGoods: readonly Concept[][] = [['discount', 'final_sale'], ['custom'], ['damaged'], ['gift_card']];

const excepted =
  /(?<!\p{L})(?:except|unless|außer|es sei denn|sauf|excepto|salvo|kecuali|behalve|tenzij|tranne|eccetto|exceto|hariç|oprócz|chyba że|utom|undtagen|unntatt|paitsi|kromě|kivéve|кроме|крім)(?!\p{L})|を除|除外|제외/iu;

function matterFit(fact: Fact, part: QuestionPart): number {
  const { concepts } = part.understanding;
  const { words } = saidIn(fact);
  const says = words.concepts;
  const isDelivery =
    fact.topic === 'delivery.cost' || fact.topic === 'delivery.time' || fact.topic === 'delivery.free_from';
  if (isDelivery) {
    if (concepts.has('customs')) return 0;
    // what leaves the same day may travel for a week
    const fast = says.get('express');
    const isFast = fast !== undefined && !isDispatch(fact.text, fact.language ?? 'en');
    const isBoth = isFast && words.signals.has('standard');
    if (concepts.has('express') && !isFast) return 0;
    if (concepts.has('preorder') !== says.has('preorder')) return says.has('preorder') ? 0.5 : 0;
    if (concepts.has('gift_card') && !says.has('gift_card')) return 0;
    // "Priority Mail" is how many shops send everything
    if (!concepts.has('express') && isFast && !isBoth && !fast.startsWith('priority')) return 0.8;
  }
  if (fact.topic === 'delivery.time') {
    const isLeaving = isDispatch(fact.text, fact.language ?? 'en');
    // "if I pay now, does it leave today?"
    if ((part.understanding.aspects[dispatchTime] ?? 0) >= likelyAsked) return isLeaving ? 1.25 : 0.75;
    if (concepts.has('dispatch') && !concepts.has('delivery')) return isLeaving ? 1.15 : 1;
  }
  if (fact.topic === 'returns.exceptions') {
    const asked = kindsOfGoods.filter((kind) => kind.some((one) => concepts.has(one)));
    const told = kindsOfGoods.filter((kind) => kind.some((one) => says.has(one)));
    if (asked.length > 0) return asked.some((kind) => told.includes(kind)) ? 1.2 : 0.4;
    if (told.length > 0) return 0.9;
  }
  const isReturn = fact.topic === 'returns.window' || fact.topic === 'returns.cost';
  if (fact.topic === 'returns.cost' && concepts.has('restocking') && !says.has('restocking')) return 0.3;
  const isDamaged = says.has('damaged');
  // "you pay the postage, unless it is faulty" answers for both
  if (isReturn && concepts.has('damaged') !== isDamaged) return isDamaged && isAside(fact) ? 1 : 0;
  return 1;
}

const dispatchTime = aspects.indexOf('dispatch_time');
const likelyAsked = 0.5;
const surelyAsked = 0.9;
const hardlyMeant = 0.3;
const hardlyTold = 0.02;

/** What is surely asked of the shop's terms and by a word that no fact is about, is not answered by a sentence that has neither. */
export function tellsOtherTerms(
  { kind, text }: { kind: string; text: string },
  { part, shopLanguage }: Asking,
): boolean {
  const { topics, concepts } = part.understanding;
  if (kind !== 'pages' || topics.some(({ weight }) => weight >= hardlyMeant)) return false;
  const said = new Set(conceptsIn(text, shopLanguage));
  if (!termConcepts.some((one) => concepts.has(one) && !said.has(one))) return false;
  const asked = likeliestAspect(part.understanding.aspects);
  if (asked.share < surelyAsked || !isTermAspect(asked.at)) return false;
  const told = marksOf(text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, ''), shopLanguage, 'tell');
  return strengthOf(told, asked.at) < hardlyTold;
}

const isTermAspect = (at: number): boolean => {
  const aspect = aspects[at];
  return aspect !== undefined && termAspects.has(aspect);
};
