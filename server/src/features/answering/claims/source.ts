/** A statement that a reply may rest on. */
import type { FactTopic } from '../../../facts/fact.ts';
import type { Claim } from './read-claims.ts';

export interface Source {
  /** as it stands on the page, and in one spelling */
  text: string;
  plain: string;
  claims: readonly Claim[];
  language: string;
  /** address of the product whose page says it; null of the shop's terms */
  product: string | null;
  topics: readonly FactTopic[];
  /** headings and a fact's scope, nearest first */
  above: readonly string[];
  /** a fact's scope: it holds for that alone */
  scope: string | null;
  /** a review says it, and the shop does not */
  isCustomers: boolean;
}
