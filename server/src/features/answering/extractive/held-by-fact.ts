/** How much of a question a fact takes up: what its topic says by itself counts as said. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { AskedPlaces } from './asked-places.ts';
import { heldShare } from './telling-words.ts';

/** Share of the question's telling words that the fact holds, as words or as concepts; it holds for all `goods`. */
export function shareHeld(
  asked: string,
  fact: Fact,
  language: string,
  { words: places, goods }: { words: AskedPlaces['words']; goods: readonly string[] },
): number {
  const isPlace = (text: string) => places.some((place) => place.includes(text.toLowerCase()));
  const words = readShopWords(asked, language).filter(({ kind, text }) => kind !== 'country' && !isPlace(text));
  return heldShare(words, `${fact.text} ${fact.scope ?? ''}`, language, [
    ...saidByTopic(fact.topic),
    ...goods,
    ...everywhere,
  ]);
}

/** The concepts of which a topic is by itself. */
export const saidByTopic = (topic: FactTopic): string[] =>
  [topic.split('.')[0] ?? '', topic].flatMap((one) => topicConcepts[one] ?? []);

/** what a topic says by itself */
const topicConcepts: Record<string, string[]> = {
  delivery: ['delivery', 'dispatch', 'order', 'abroad'],
  'delivery.time': ['time'],
  'delivery.cost': ['cost'],
  'delivery.free_from': ['free', 'cost', 'minimum'],
  'delivery.carrier': ['carrier', 'tracking'],
  'delivery.pickup': ['pickup', 'shop'],
  returns: ['returns', 'refund', 'exchange', 'order'],
  'returns.window': ['time'],
  'returns.cost': ['cost', 'restocking', 'delivery', 'payment'],
  'returns.condition': ['condition'],
  refund: ['refund', 'returns', 'time'],
  exchange: ['exchange', 'returns', 'size'],
  payment: ['payment', 'card'],
  contact: ['contact', 'shop'],
  'contact.hours': ['hours'],
  'contact.address': ['address'],
  cancel: ['cancel', 'order'],
  warranty: ['warranty', 'time'],
  wholesale: ['wholesale', 'order'],
  'order.minimum': ['minimum', 'order', 'cost'],
  'payment.deadline': ['payment', 'time', 'order'],
  'refund.time': ['time', 'payment'],
  gift_card: ['gift_card', 'gift'],
  discount: ['discount'],
};
const everywhere = ['order', 'shop'];

/** One of them says all that the other does, or the same value in other words. */
export function saysTheSame(one: Fact, other: Fact): boolean {
  if (one.text.includes(other.text) || other.text.includes(one.text)) return true;
  return (
    one.topic === other.topic &&
    one.scope === other.scope &&
    one.value !== null &&
    other.value !== null &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

/** Without those of which another says every word, figure and place: of "Canada $15" and "Canada: 7 to 14 days, $15" the second. */
export function withoutRestated(facts: readonly Fact[], language: string): Fact[] {
  const read = new Map(facts.map((fact) => [fact, saidBy(fact, language)]));
  const holds = (one: Fact, other: Fact): boolean => {
    const said = read.get(one);
    return said !== undefined && [...(read.get(other) ?? [])].every((word) => said.has(word));
  };
  return facts.filter((fact, at) =>
    facts.every((other, place) => place === at || !holds(other, fact) || (holds(fact, other) && at < place)),
  );
}

function saidBy({ topic, value, text, language }: Fact, shopLanguage: string): ReadonlySet<string> {
  // whatever stands around a telephone number, unless it is for chats
  if (topic.startsWith('contact.') && value?.kind === 'names')
    return new Set([...value.names, /whats ?app|(?<!\p{L})wa(?!\p{L})/iu.test(text) ? 'chat' : 'call']);
  const words = readShopWords(text, language ?? shopLanguage);
  const places = words.flatMap((word) => (word.kind === 'country' ? [word] : []));
  const rest = places.reduce((left, place) => left.replace(place.text, ' '), text.toLowerCase());
  return new Set([...contentTerms(rest, language ?? shopLanguage), ...places.map(({ code }) => code)]);
}
