/** The checks that a model's text passes before any of it leaves: the shop's prices, discounts, numbers and addresses, and no confidences. */
import type { Question } from '../../../ports/model.ts';
import { parseProductQuery } from '../../../search/product-query.ts';
import { discountOf, discountsAreKnown } from './discounts-are-known.ts';
import { createKeepsConfidence } from './keeps-confidence.ts';
import { createLinksAreOurs } from './links-are-ours.ts';
import { numbersAreKnown } from './numbers-are-known.ts';
import { pricesAreKnown } from './prices-are-known.ts';

const textMax = 4_000;

/** Says what is wrong with a text, in words for the model; null when it may be said. `secrets` are the model's own rules and the like. */
export function createFaultOf(
  question: Question,
  siteHost: string,
  secrets: readonly string[] = [],
): (text: string) => string | null {
  const products = question.products
    .map(({ document }) => document)
    .filter(({ priceConflict, isOutdated }) => !priceConflict && isOutdated !== true);
  const pages = [
    ...question.passages.map(({ document }) => `${document.title}\n${document.headings.join('\n')}\n${document.text}`),
    ...question.products.map(({ document }) => `${document.name} ${document.description}`),
  ];
  const owners = [...pages, question.instructions ?? ''];
  // a limit that the visitor set may be repeated; any other price of theirs may not, or they could dictate one
  const { minPrice, maxPrice } = question.limits;
  const limits = [minPrice, maxPrice].filter((limit) => limit !== null).map(String);
  const { mail, phone, whatsApp } = question.brand.contacts;
  const given = {
    sources: [
      ...owners,
      question.text,
      ...question.history.map((said) => said.text),
      ...question.brand.offer,
      question.brand.name,
      mail,
      ...question.products.flatMap(({ document }) => [...document.variants, ...document.categories]),
    ],
    amounts: products.flatMap((product) =>
      [product.price?.amount, product.priorPrice?.amount, discountOf(product)].filter((one) => one != null),
    ),
    countable: question.products.length,
    contacts: [phone, whatsApp].map((number) => number.replaceAll(/\D/g, '')),
    language: question.language,
  };
  const linksAreOurs = createLinksAreOurs(question, siteHost);
  const keepsConfidence = createKeepsConfidence([...secrets, question.instructions ?? ''], pages);
  return (text) => {
    // the checks below take their time with what never ends (CH-14)
    if (text.length > textMax) return 'it is far too long';
    if (!pricesAreKnown(text, products, [...owners, ...(repeatsLimits(text, question) ? limits : [])]))
      return 'it names a price that is not in the shop data';
    if (!discountsAreKnown(text, products, owners)) return 'it names a percentage that is not in the shop data';
    if (!linksAreOurs(text)) return 'it holds an address that is not of the shop data, or markup';
    if (!numbersAreKnown(text, given)) return 'it names a number that is not in the shop data';
    return keepsConfidence(text) ? null : 'it repeats the rules or the owner’s wishes';
  };
}

/** "under 100 €" repeats a limit, "it costs 100 €" does not. */
function repeatsLimits(text: string, { limits, language }: Question): boolean {
  const { minPrice, maxPrice } = limits;
  const told = parseProductQuery(text, language);
  return (maxPrice !== null && told.maxPrice === maxPrice) || (minPrice !== null && told.minPrice === minPrice);
}
