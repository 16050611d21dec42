/** The checks that a model's text passes before any of it leaves: the shop's prices, discounts and addresses, and no confidences. */
import type { Question } from '../../../ports/model.ts';
import { parseProductQuery } from '../../../search/product-query.ts';
import { discountsAreKnown } from './discounts-are-known.ts';
import { keepsConfidence } from './keeps-confidence.ts';
import { linksAreOurs } from './links-are-ours.ts';
import { pricesAreKnown } from './prices-are-known.ts';

export function createMaySay(question: Question, siteHost: string): (text: string) => boolean {
  const products = question.products.map(({ document }) => document).filter(({ priceConflict }) => !priceConflict);
  const pages = [
    ...question.passages.map(({ document }) => `${document.title}\n${document.headings.join('\n')}\n${document.text}`),
    ...question.products.map(({ document }) => `${document.name} ${document.description}`),
  ];
  const owners = [...pages, question.instructions ?? ''];
  // a limit that the visitor set may be repeated; any other price of theirs may not, or they could dictate one
  const { minPrice, maxPrice } = parseProductQuery(question.text);
  const limits = [minPrice, maxPrice].filter((limit) => limit !== null).map(String);
  return (text) =>
    pricesAreKnown(text, products, [...owners, ...(repeatsLimits(text, minPrice, maxPrice) ? limits : [])]) &&
    discountsAreKnown(text, products, owners) &&
    linksAreOurs(text, siteHost, question.brand.contacts) &&
    keepsConfidence(text, question.instructions, pages);
}

/** "under 100 €" repeats a limit, "it costs 100 €" does not. */
function repeatsLimits(text: string, minPrice: number | null, maxPrice: number | null): boolean {
  const told = parseProductQuery(text);
  return (maxPrice !== null && told.maxPrice === maxPrice) || (minPrice !== null && told.minPrice === minPrice);
}
