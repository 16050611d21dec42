/** What a question was about, for the owner's figures: kept with the reply, so that no figure has to read conversations again. */
import type { FactTopic } from '../../../facts/fact.ts';
import type { Question } from '../../../ports/model.ts';

export interface AskedAbout {
  /** a topic of facts or `product`; null where none was told, as in small talk */
  topic: FactTopic | 'product' | null;
  /** the product that was meant */
  about: { url: string; name: string; soldOut: boolean } | null;
}

/** from this weight on, a topic outweighs that a product was named */
const sure = 0.5;

export function askedAbout({ parts, products }: Pick<Question, 'parts' | 'products'>): AskedAbout {
  const topics = parts.flatMap(({ understanding }) => understanding.topics);
  const [surest] = topics.toSorted((a, b) => b.weight - a.weight);
  const meant = parts.flatMap(({ focus }) => focus)[0] ?? null;
  const about = meant && { url: meant.url, name: meant.name, soldOut: meant.availability === 'out_of_stock' };
  if (surest !== undefined && surest.weight >= sure) return { topic: surest.topic, about };
  const intent = parts[0]?.understanding.intent;
  const looksForThings = intent === 'shopping' || (intent === 'question' && products.length > 0);
  if (about !== null || looksForThings) return { topic: 'product', about };
  return { topic: surest?.topic ?? null, about };
}
