/** The shop's own sentences that answer, whole, with the page they stand on. */
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { pathOf } from '../../../search/addresses.ts';
import type { Passage } from '../../../search/documents.ts';
import { draft, pageLink, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';

const longestQuote = 600;
/** of the best one's probability, what a second statement needs to be told with it */
const nearlyAsLikely = 0.4;
/** share of its words that stand in the first one: then it says the same */
const sameShare = 0.6;

export function fromPages(asking: Asking): Draft | null {
  const { part } = asking;
  const passages = part.passages.map(({ document }) => document);
  const best = part.evidence[0];
  const page = passages[best?.passage ?? -1];
  if (best === undefined || page === undefined) return null;
  const product = part.products.find(({ document }) => isAt(document.url, page.url))?.document;
  const isTerms = part.understanding.intent === 'policy';
  const products = product === undefined || isTerms ? [] : [product];
  return quoted('pages', asking, { found: part.evidence, passages, products });
}

/** A shop offers one product under several collections. */
const isAt = (one: string, other: string) => one === other || lastOf(one) === lastOf(other);
const lastOf = (address: string) => pathOf(address).split('/').at(-1);

/** That any of the statements answers, and a little that the best one does: where several say the same, each has a part of it. */
export function sureness(found: readonly Evidence[]): number {
  const all = found.reduce((sum, { probability }) => sum + probability, 0);
  const best = found[0]?.probability ?? 0;
  return all === 0 ? 0 : Math.min(1, all) * (0.75 + (0.25 * best) / all);
}

interface Quotable {
  /** best first */
  found: readonly Evidence[];
  passages: readonly Passage[];
  products: FoundProduct[];
}

/** The best statement with what belongs to it; null when nothing was found. */
export function quoted(kind: 'pages' | 'own', asking: Asking, { found, passages, products }: Quotable): Draft | null {
  const [best] = found;
  const page = passages[best?.passage ?? -1];
  if (best === undefined || page === undefined) return null;
  const { phrases, isForeign, part, shopLanguage } = asking;
  const second = secondOf(found);
  const told = [best, ...(second === null ? [] : [second])].map(({ statements, passage }) => ({
    words: asProse(wholeOrPart(passages[passage] ?? page, statements).map(readable)),
    page: passages[passage] ?? page,
  }));
  const isCustomers = page.voice === 'customer';
  const lead = isCustomers ? phrases.customersSay : isForeign ? phrases.pagesSay : '';
  const links = [...new Set(told.map((one) => one.page.url))].map((url) => pageLink(phrases, url));
  const words = told.map((one) => (isCustomers ? `“${one.words}”` : one.words));
  const text = [lead, ...words, links.join(' · ')].filter((line) => line !== '').join('\n\n');
  const pages = [...new Set(told.map((one) => one.page))];
  const context = [
    ...words,
    ...pages.flatMap(({ title, headings }) => [title, ...headings]),
    ...products.map(({ name }) => name),
  ].join('\n');
  const signs = {
    sureness: sureness(found),
    top: best.probability,
    held: heldShare(tellingWords(part.asked, shopLanguage), context, shopLanguage),
  };
  return draft(kind, text, signs, { passages: pages, products });
}

/** A section that is no longer is told whole: what stands beside the sentence that answers belongs to it. */
const shortSection = 240;

const wholeOrPart = ({ text }: Passage, statements: readonly string[]): readonly string[] =>
  text.length <= shortSection ? text.split('\n') : statements;

function asProse(statements: readonly string[]): string {
  const lines: string[] = [];
  let length = 0;
  for (const statement of statements) {
    if (lines.length > 0 && length + statement.length > longestQuote) break;
    if (statement === '' || lines.includes(statement)) continue;
    lines.push(statement);
    length += statement.length;
  }
  const isList = lines.every((line) => !/[.!?。！？…]["”»)]*$/u.test(line));
  return lines.join(isList ? '\n' : ' ');
}

/** The next best statement, where it is nearly as likely and says something else. */
function secondOf([best, ...others]: readonly Evidence[]): Evidence | null {
  if (best === undefined) return null;
  const second = others.find((other) => !saysTheSame(best, other) && other.statements.some(isTold));
  return second !== undefined && second.probability >= nearlyAsLikely * best.probability ? second : null;
}

const fewWords = 5;
/** a label or a heading tells nothing beside a statement */
const isTold = (statement: string): boolean =>
  /[.!?。！？…]$/u.test(statement.trim()) || statement.split(/\s+/).length > fewWords || statement.includes(':');

function saysTheSame(one: Evidence, other: Evidence): boolean {
  const known = wordsOf(one);
  const said = [...wordsOf(other)];
  return said.filter((word) => known.has(word)).length >= sameShare * said.length;
}

const wordsOf = ({ statements }: Evidence) =>
  new Set(
    statements
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
