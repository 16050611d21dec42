/** Which things a guarantee or a fee for the way back is for, where the sentence begins with them: "metal hardware on leads is guaranteed for five years". */
import { goodsKinds, narrowThings } from '../languages/things/things.ts';
import { isOfLabel } from './other-parcels.ts';
import { sortOfGoods } from './scope-goods.ts';
import { namesAny } from './scoped.ts';
import type { WordsIn } from './words-in.ts';

/** what is said of the things that stand before it */
const verbs: Partial<Record<string, string>> = {
  en: 'is|are|has|have|comes?|carr(?:y|ies)|gets?',
  de: 'ist|sind|hat|haben|kommt|kommen|wird|werden',
  fr: 'est|sont|a|ont|bénéficient?',
  es: 'es|son|está|están|tiene|tienen|lleva|llevan',
  it: 'è|sono|ha|hanno',
  pt: 'é|são|tem|têm',
  nl: 'is|zijn|heeft|hebben|krijgt|krijgen|wordt|worden',
};
/** whoever says so means all that the shop sells, or nothing that it sells */
const wholes: Partial<Record<string, string>> = {
  en: 'it|they|this|these|that|which|we|you|your|there|all|both|every\\p{L}*|each|any\\p{L}*|our (?:products?|goods|items|range|shop)|products?|goods|items|what|who|if|when|legal|statutory',
  de: 'es|sie|er|das|dies\\p{L}*|wir|ihr\\p{L}*|all\\p{L}*|jede\\p{L}*|beide|unsere? (?:produkte?|artikel|ware|waren|sortiment)|produkte|artikel|waren?|was|wer|wenn|gesetzlich\\p{L}*|die gesetzliche',
  fr: 'il|elle|ils|elles|cela|ce|nous|vous|vos|votre|tout\\p{L}*|tous|chaque|nos (?:produits|articles)|les (?:produits|articles)|si',
  es: 'esto|nosotros|usted|tu|su|todo\\p{L}*|toda\\p{L}*|cada|cualquier\\p{L}*|nuestros (?:productos|artículos)|los (?:productos|artículos)|si',
  it: 'questo|noi|voi|tutt\\p{L}*|ogni|qualsiasi|i nostri (?:prodotti|articoli)|i (?:prodotti|articoli)|se',
  pt: 'isto|nós|você|tud\\p{L}*|tod\\p{L}*|cada|qualquer|os nossos (?:produtos|artigos)|os (?:produtos|artigos)|se',
  nl: 'het|dit|dat|wij|we|u|je|all\\p{L}*|elk\\p{L}*|ieder\\p{L}*|onze (?:producten|artikelen)|producten|artikelen|als',
};
/** what a sentence goes on with */
const opening = 'then|and|but|so|also|dann|und|aber|et|mais|y|pero|e|ma|mas|en|maar';
const longest = 60;

/** "Brass hardware on our leads is guaranteed for five years" */
export function coveredIn(text: string, words: WordsIn, language: string): string | null {
  const things = before(text, language);
  return things === null || namesAny(things, words, ['warranty', 'order', 'repair']) ? null : things;
}

/** "Floorstanding speakers are collected for £35" */
export function goodsFetched(text: string, words: WordsIn, language: string): string | null {
  const things = before(text, language);
  if (
    things === null ||
    isOfLabel(things) ||
    namesAny(things, words, ['returns', 'refund', 'delivery', 'order', 'cost'])
  )
    return null;
  return sortOfGoods.test(things) || namesAny(things, words, [...goodsKinds, ...narrowThings]) ? things : null;
}

/** What stands before the verb, unless it means everything. */
function before(text: string, language: string): string | null {
  const [verb, whole] = [verbs[language], wholes[language]];
  if (verb === undefined || whole === undefined) return null;
  const begin = new RegExp(
    `^(?:\\d+[.)]\\s)?(?:(?:${opening})\\s)?((?:[^\\s,;:.!?]+\\s){0,9}?[^\\s,;:.!?]+)\\s(?:${verb})\\s`,
    'iu',
  ).exec(text)?.[1];
  if (begin === undefined || begin.length > longest || /\p{N}/u.test(begin)) return null;
  return new RegExp(`^(?:${whole})(?!\\p{L})`, 'iu').test(begin) ? null : begin;
}
