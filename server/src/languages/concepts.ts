/** What shops are asked about, in any language. Packs name each concept's words; questions, facts and passages meet in it. */
import { broader, broadThings, materialThings, things } from './things/things.ts';
import type { Thing } from './things/things.ts';

/** what a question or a sentence of a shop's terms is about */
export const termConcepts = [
  'delivery',
  'dispatch',
  'carrier',
  'tracking',
  'abroad',
  'customs',
  'pickup',
  'express',
  'returns',
  'refund',
  'exchange',
  'cancel',
  'restocking',
  'condition',
  'final_sale',
  'damaged',
  'missing',
  'payment',
  'card',
  'instalments',
  'invoice',
  'tax',
  'currency',
  'warranty',
  'repair',
  'contact',
  'email',
  'phone',
  'address',
  'hours',
  'shop',
  'order',
  'minimum',
  'wholesale',
  'discount',
  'gift_card',
  'store_credit',
  'loyalty',
  'preorder',
  'privacy',
  'account',
  'jobs',
  'owner',
  'since',
  'event',
  'review',
] as const;

/** what is asked of a thing */
const attributeConcepts = [
  'time',
  'cost',
  'free',
  'stock',
  'size',
  'size_guide',
  'fit',
  'material',
  'made',
  'wash',
  'weight',
  'colour',
  'scent',
  'ingredients',
  'allergy',
  'use',
  'capacity',
  'lasting',
  'compatible',
  'contents',
  'custom',
  'gift',
  'new',
] as const;

export const concepts = [...termConcepts, ...attributeConcepts, ...things] as const;
export type Concept = (typeof concepts)[number];

const broadConcepts: ReadonlySet<Concept> = new Set([...termConcepts, ...attributeConcepts, ...broadThings]);
const thingSet: ReadonlySet<string> = new Set(things);
const narrower = Map.groupBy(things, (thing) => broader[thing]);

/** what the learned models read; the narrower things only find */
export const isBroad = (concept: Concept): boolean => broadConcepts.has(concept);

export const isThing = (concept: string): concept is Thing => thingSet.has(concept);

/** The concept and what it is a kind of, nearest first. */
export function withBroader(concept: Concept): Concept[] {
  const found = [concept];
  for (let next = isThing(concept) ? broader[concept] : undefined; next !== undefined; next = broader[next])
    found.push(next);
  return found;
}

/** Its kinds and theirs. */
export const narrowerThan = (concept: Concept): Thing[] =>
  isThing(concept) ? (narrower.get(concept) ?? []).flatMap((thing) => [thing, ...narrowerThan(thing)]) : [];

export const materialConcepts: ReadonlySet<Concept> = new Set<Concept>(materialThings);

export const colourConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'black',
  'white',
  'red',
  'blue',
  'green',
  'yellow',
  'grey',
  'brown',
  'pink',
  'purple',
  'orange',
  'beige',
]);

/** What kind of answer a question asks for, by its asking words. */
export const answerKinds = [
  'duration',
  'time',
  'cost',
  'count',
  'place',
  'person',
  'method',
  'reason',
  'which',
] as const;
export type AnswerKind = (typeof answerKinds)[number];
