/** Delivery, returns, payment and the like, told from the facts that the shop's pages state. */
import { countryName } from '../../../dialogue/countries.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Fact } from '../../../facts/fact.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { Understanding } from '../../../ports/model.ts';
import { draft, pageLink, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { heldShare } from './telling-words.ts';

const factsMax = 3;
const longestTogether = 700;
/** of the best one's score, what another fact needs to stand beside it */
const nearlyAsGood = 0.85;
const surest = 0.95;

interface Weighed {
  fact: Fact;
  score: number;
  held: number;
  topicWeight: number;
}

export function fromFacts(asking: Asking): Draft | null {
  const { part, phrases, shopLanguage } = asking;
  const { topics } = part.understanding;
  if (topics.length === 0) return null;
  const wanted = new Map(topics.map(({ topic, weight }) => [topic, weight]));
  const weighed = asking.facts
    .flatMap((fact): Weighed[] => {
      const topicWeight = wanted.get(fact.topic);
      if (topicWeight === undefined || leadsAway(fact)) return [];
      const held = shareHeld(part.asked, fact, shopLanguage);
      const decided = fact.state === 'confirmed' || fact.state === 'corrected' ? 1.2 : 1;
      return [
        {
          fact,
          held,
          topicWeight,
          score:
            topicWeight *
            (0.4 + 0.6 * held) *
            scopeFit(fact, part.understanding, shopLanguage) *
            valueFit(fact, part.understanding) *
            decided,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
  const [best] = weighed;
  if (best === undefined) return null;
  const chosen = chosenOf(weighed, best);
  const differ = chosen.some(({ conflicts }) => chosen.some(({ id }) => conflicts.includes(id)));
  const lead = differ ? phrases.pagesDiffer : asking.isForeign ? phrases.pagesSay : '';
  const words = chosen.map((fact) => readable(fact.text));
  const links = [...new Set(chosen.map(({ url }) => url))].slice(0, 2).map((url) => pageLink(phrases, url));
  const text = [lead, words.join('\n'), links.join(' · ')].filter((line) => line !== '').join('\n\n');
  const signs = { sureness: Math.min(surest, confidenceOf(best)), held: best.held, topic: best.topicWeight };
  return draft('facts', text, signs, { facts: chosen });
}

/** A page may hold what somebody planted there: no address of another site is told as the shop's terms. */
const leadsAway = ({ text, url }: Fact): boolean => {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  return (text.match(/(?:https?:\/\/|www\.)[^\s)]+/giu) ?? []).some((address) => !address.includes(host));
};

/** How far the best fact answers: its topic is meant, and it leaves none of the question's words aside. */
const confidenceOf = ({ topicWeight, held, score }: Weighed): number => Math.min(score, topicWeight * held ** 1.5);

function chosenOf(weighed: readonly Weighed[], best: Weighed): Fact[] {
  const chosen: Fact[] = [];
  let length = 0;
  for (const { fact, score } of weighed) {
    const isBeside = score >= nearlyAsGood * best.score && !chosen.some((one) => saysTheSame(one, fact));
    if (!isBeside || length + fact.text.length > longestTogether || chosen.length === factsMax) continue;
    chosen.push(fact);
    length += fact.text.length;
  }
  return chosen.length === 0 ? [best.fact] : chosen;
}

/** One of them says all that the other does, or the same value in other words. */
function saysTheSame(one: Fact, other: Fact): boolean {
  if (one.text.includes(other.text) || other.text.includes(one.text)) return true;
  return (
    one.topic === other.topic &&
    one.scope === other.scope &&
    one.value !== null &&
    other.value !== null &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

/** A fact for another place than the one that was asked about answers little. */
function scopeFit({ scope, text, language }: Fact, { places, concepts }: Understanding, shopLanguage: string): number {
  const said = `${scope ?? ''} ${text}`;
  const { countries, concepts: spoken } = wordsIn(said, language ?? 'en');
  const isAbroad = spoken.has('abroad');
  if (places.length === 0) {
    if (concepts.has('abroad')) return isAbroad ? 1.2 : countries.size > 0 ? 0.6 : 0.85;
    return scope === null ? 1 : 0.95;
  }
  const names = [...countries.keys()].map((code) => countryName(code, shopLanguage));
  const wanted = places.map((place) => place.toLowerCase());
  if (names.some((name) => wanted.includes(name.toLowerCase()))) return 1.2;
  if (wanted.some((place) => said.toLowerCase().includes(place))) return 1.2;
  return countries.size > 0 ? 0.55 : isAbroad ? 0.9 : 0.85;
}

/** What is asked as a sum or a time is best told by a fact that has one. */
function valueFit({ value }: Fact, { asks, concepts }: Understanding): number {
  const wants = new Set<string>();
  if (asks.has('cost') || concepts.has('cost') || concepts.has('free')) wants.add('money');
  if (asks.has('duration') || (asks.has('time') && !asks.has('cost'))) wants.add('days');
  if (wants.size === 0) return 1;
  return value !== null && wants.has(value.kind) ? 1.1 : 0.85;
}

/** Share of the question's telling words that the fact holds, as words or as concepts. */
function shareHeld(asked: string, fact: Fact, language: string): number {
  const words = readShopWords(asked, language).filter(({ kind }) => kind !== 'country');
  const given = [fact.topic.split('.')[0] ?? '', fact.topic].flatMap((topic) => topicConcepts[topic] ?? []);
  return heldShare(words, `${fact.text} ${fact.scope ?? ''}`, language, [...given, ...everywhere]);
}

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
  'returns.cost': ['cost', 'restocking', 'delivery'],
  'returns.condition': ['condition'],
  refund: ['refund', 'returns', 'time'],
  exchange: ['exchange', 'returns', 'size'],
  payment: ['payment', 'card'],
  contact: ['contact', 'shop'],
  'contact.hours': ['hours'],
  'contact.address': ['address'],
  cancel: ['cancel', 'order'],
  wholesale: ['wholesale', 'order'],
  gift_card: ['gift_card', 'gift'],
  discount: ['discount'],
};
const everywhere = ['order', 'shop'];
