/** Whether two questions that share words want different answers all the same: they ask for other things, or for something else of one thing. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { askedAlike } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { isThing, materialConcepts, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';

/** A question with the things that it names. */
export interface NamingQuestion {
  read: ReadQuestion;
  things: ReadonlySet<Concept>;
}

/** Of a rug and the decoration that it is a kind of, the rug; what a thing is made of is none. */
export function thingsNamed(text: string, language: string): ReadonlySet<Concept> {
  const found = conceptsIn(text, language).filter((one) => isThing(one) && !materialConcepts.has(one));
  const kinds = new Set(found.flatMap((one) => withBroader(one).slice(1)));
  return new Set(found.filter((one) => !kinds.has(one)));
}

/** below it, two questions that shops are asked ask for something else */
const leastAsked = 0.25;
/** ... and where both name the same thing, and share no other word */
const leastAskedOfThing = 0.35;

export function areStrangers(one: NamingQuestion, other: NamingQuestion, language: string): boolean {
  const asked = askedAlike(one.read, other.read);
  if (asked < leastAsked && isAskedOfShops(one.read) && isAskedOfShops(other.read)) return true;
  if (one.things.size === 0 || other.things.size === 0) return false;
  if (one.things.isDisjointFrom(other.things)) return true;
  if (asked >= leastAskedOfThing) return false;
  const others = new Set(other.read.telling.map(({ word }) => word.term));
  const shared = one.read.telling.filter(({ word }) => others.has(word.term));
  return shared.every(({ word }) => thingsNamed(word.term, language).size > 0);
}

/** It is likelier one of the kinds of questions that shops are asked than none of them. */
const isAskedOfShops = ({ aspects }: ReadQuestion): boolean => (aspects.at(-1) ?? 0) ** 2 < 0.5;
