/** What a question was about, for the owner's figures: kept with the reply, so that no figure has to read conversations again. */
import type { FactTopic } from '../../../facts/fact.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts, isThing, materialConcepts, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { AskedPart, FoundProduct, Question } from '../../../ports/model.ts';

export interface AskedAbout {
  /** a topic of facts or `product`; null where none was told, as in small talk */
  topic: FactTopic | 'product' | null;
  /** the product that was meant */
  about: { url: string; name: string; soldOut: boolean } | null;
}

interface Part extends Pick<AskedPart, 'asked' | 'text' | 'focus' | 'focusBy'> {
  understanding: Pick<AskedPart['understanding'], 'intent' | 'topics'>;
}

/** from this weight on, a topic outweighs that a product was named */
const sure = 0.5;

export function askedAbout({
  parts,
  products,
  shopLanguage,
}: Pick<Question, 'products' | 'shopLanguage'> & { parts: readonly Part[] }): AskedAbout {
  const topics = parts.flatMap(({ understanding }) => understanding.topics);
  const [surest] = topics.toSorted((a, b) => b.weight - a.weight);
  const meant =
    parts.flatMap((part) => part.focus.filter((product) => isAskedFor(part, product, shopLanguage)))[0] ?? null;
  const about = meant && { url: meant.url, name: meant.name, soldOut: meant.availability === 'out_of_stock' };
  if (surest !== undefined && surest.weight >= sure) return { topic: surest.topic, about };
  const intent = parts[0]?.understanding.intent;
  const looksForThings = intent === 'shopping' || (intent === 'question' && products.length > 0);
  if (about !== null || looksForThings) return { topic: 'product', about };
  return { topic: surest?.topic ?? null, about };
}

/** It is talked of, or the question says what it is or a word of its name that is no material or colour: an embroidered cushion was found for "embroidered initials on a robe", and nobody asked for it. */
function isAskedFor({ asked, text, focusBy }: Part, { name }: FoundProduct, language: string): boolean {
  if (focusBy !== 'name') return true;
  const [said, called] = [thingsIn(`${asked}\n${text}`, language), thingsIn(name, language)];
  if (said.size > 0 && called.size > 0) return !said.isDisjointFrom(called);
  const words = new Set(contentTerms(`${asked} ${text}`, language));
  const looks = (word: string) =>
    conceptsIn(word, language).some((one) => materialConcepts.has(one) || colourConcepts.has(one));
  return name
    .split(/\s+/u)
    .some((word) => !looks(word) && contentTerms(word, language).some((term) => words.has(term)));
}

/** With what they are a kind of; what a thing is made of is none. */
const thingsIn = (text: string, language: string): Set<Concept> =>
  new Set(
    conceptsIn(text, language)
      .filter((concept) => isThing(concept) && !materialConcepts.has(concept))
      .flatMap(withBroader),
  );
