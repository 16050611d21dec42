/** What the page of one thing says of it: where no line is surely the answer, a short page read whole answers more than the one line of it that was picked. */
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { describedBy } from '../../../search/documents.ts';
import type { Passage } from '../../../search/documents.ts';
import { isLimited } from '../../../search/product-query.ts';
import { asksTerms } from '../domain/asks-terms.ts';
import { draft, pageLinks, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { createLacksSpec } from './lacks-spec.ts';
import { lineKey } from './quote-words.ts';
import { isSectionName } from './section-names.ts';

/** characters of a page that is told whole */
const shortPage = 480;
/** a statement that answers as surely as this needs no other beside it */
const surely = 0.8;
const fewWords = 5;

/** The likeliest lines of the meant thing's page, to be told as unsure; null where something else than the thing is asked of. */
export function ownRecord(asking: Asking): Draft | null {
  const { part, phrases, isForeign } = asking;
  const [product, ...others] = part.focus;
  // a shop may sell one thing at two addresses
  if (product === undefined || others.some(({ name }) => name !== product.name) || !isOfThing(part)) return null;
  const { passages, found } = part.ownEvidence;
  const lines = linesOf(passages, found, product.name);
  const words = wordsIn(lines);
  if (words.split(/\s+/u).length < fewWords) return null;
  const lead = isForeign ? `${phrases.perhaps} ${phrases.pagesSay}` : phrases.perhaps;
  const text = [lead, words, ...pageLinks(phrases, [product.url])].join('\n\n');
  const told = draft('own', text, {}, { passages: pagesOf(lines), outcome: 'unsure' });
  // a measure that is asked for is on the page or it is not
  return createLacksSpec(asking)(told) ? null : told;
}

/** What stands on the page of a thing is asked, and none of the shop's terms. */
const isOfThing = ({ understanding, limits, focusBy }: QuestionPart): boolean =>
  (understanding.intent === 'question' || (understanding.intent === 'shopping' && focusBy === 'pointing')) &&
  !isLimited(limits) &&
  !asksTerms(understanding);

/** A draft with all that the thing's page says, where that is short and the draft is a line of it that may not be the one. */
export function withWholePage(chosen: Draft, { part, phrases, shopLanguage }: Asking): Draft {
  const [page, ...others] = chosen.passages;
  if (!(chosen.kind === 'own' || chosen.kind === 'pages') || (chosen.signs.top ?? 1) >= surely) return chosen;
  if (page?.kind !== 'product' || page.voice !== 'shop' || others.some(({ url }) => url !== page.url)) return chosen;
  const [thing] = part.focus;
  const isOwn = chosen.kind === 'own' && thing !== undefined;
  const found = part.passages.map(({ document }) => document).filter(({ url }) => url === page.url);
  const product = isOwn ? thing : part.products.find(({ document }) => document.url === page.url)?.document;
  const described = product === undefined ? [] : [describedBy(product, shopLanguage)];
  const passages = [...described, ...(isOwn ? part.ownEvidence.passages : found)];
  const lines = linesOf(passages, [], product?.name ?? page.title, Number.POSITIVE_INFINITY);
  const words = wordsIn(lines);
  const key = lineKey(words);
  const isWithin = chosen.text.split('\n').every((line) => /^\[|^$/u.test(line) || key.includes(lineKey(line)));
  if (words.length > shortPage || !isWithin) return chosen;
  return { ...chosen, text: [words, ...pageLinks(phrases, [page.url])].join('\n\n'), passages: pagesOf(lines) };
}

interface Line {
  text: string;
  page: Passage;
}

const wordsIn = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');
const pagesOf = (lines: readonly Line[]): Passage[] => [...new Set(lines.map(({ page }) => page))];

/** Each once, in the order of the page; the likeliest where not all have room. */
function linesOf(passages: readonly Passage[], found: readonly Evidence[], name: string, room = shortPage): Line[] {
  const likely = new Map<string, number>();
  for (const { statements, probability } of found)
    for (const statement of statements) likely.set(lineKey(statement), probability);
  let seen = lineKey(name);
  const all = passages
    .flatMap((page) => statementsOf(page).map((statement) => ({ text: readable(statement.text), page })))
    .map((line, at) => ({ ...line, at, key: lineKey(line.text) }))
    .filter(({ text, key }) => {
      const isNew = key !== '' && !seen.includes(key) && !isSectionName(text);
      seen += `\n${key}`;
      return isNew;
    });
  let left = room;
  return all
    .toSorted((a, b) => (likely.get(b.key) ?? 0) - (likely.get(a.key) ?? 0) || a.at - b.at)
    .filter(({ text }) => {
      const fits = text.length <= left;
      if (fits) left -= text.length;
      return fits;
    })
    .toSorted((a, b) => a.at - b.at);
}
