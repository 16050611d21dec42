/** The shop's own sentences that answer, whole, with the page they stand on. */
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { endAlike } from '../../../search/addresses.ts';
import type { Passage } from '../../../search/documents.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { areOwners, draft, pageLinks, wordsOf } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { createMayTell } from './may-tell.ts';
import { aboutMatter, onTheMatter } from './on-the-matter.ts';
import { lineKey, quoteWords } from './quote-words.ts';
import { rowAsked } from './row-asked.ts';
import { isSameWay, wordsOfSteps } from './steps.ts';
import { measures, tellsInItsUnit } from './size-rows.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { createIsElsewhere } from './tells-of-elsewhere.ts';

/** of the best one's probability, what a second statement needs to be told with it */
const nearlyAsLikely = 0.4;
/** share of its words that stand in the first one: then it says the same */
const sameShare = 0.6;

export function fromPages(asking: Asking): Draft | null {
  const { part } = asking;
  if (part.steps.length > 0) return inSteps(asking);
  const passages = part.passages.map(({ document }) => document);
  const mayTell = createMayTell(asking);
  const told = part.evidence.filter(({ passage, statements }) => mayTell(passages[passage], statements.join(' ')));
  const found = withoutElsewhere(onTheMatter(storiesLast(told, passages), passages, asking), asking);
  const page = passages[found[0]?.passage ?? -1];
  if (page === undefined) return null;
  const product = part.products.find(({ document }) => endAlike(document.url, page.url))?.document;
  const isTerms = part.understanding.intent === 'policy';
  const products = product === undefined || isTerms || !isAskedFor(product, asking) ? [] : [product];
  return quoted('pages', asking, { found, passages, products });
}

/** Beside what holds for Canada nothing is told of the USA alone, nor before it where it is nearly as likely. */
function withoutElsewhere(found: readonly Evidence[], asking: Asking): readonly Evidence[] {
  const isElsewhere = createIsElsewhere(asking);
  const here = found.filter(({ statements }) => !isElsewhere(statements.join(' ')));
  const [best] = found;
  if (best === undefined || here[0] === best) return here;
  return (here[0]?.probability ?? 0) >= nearlyAsLikely * best.probability ? here : [best, ...here];
}

/** What a page says of all goods shows none of them: it is the one that was talked of, or the question holds a word of its name. */
const isAskedFor = (product: FoundProduct, { part, shopLanguage }: Asking): boolean =>
  part.focus.some(({ url }) => url === product.url) ||
  tellingWords(part.asked, shopLanguage).some((word) => heldShare([word], product.name, shopLanguage) === 1);

/** The whole row: what speaks for one of its sections speaks for all. */
function inSteps({ part, phrases, isForeign, shopLanguage }: Asking): Draft {
  const { steps } = part;
  const found = part.evidence.filter(({ passage }) => {
    const page = part.passages[passage]?.document;
    return steps.some(({ url, headings }) => url === page?.url && headings.join('\n') === page.headings.join('\n'));
  });
  const lead = isForeign ? phrases.pagesSay : '';
  const words = wordsOfSteps(steps);
  const links = pageLinks(
    phrases,
    steps.map(({ url }) => url),
  );
  const context = [words, ...steps.flatMap(({ title, headings }) => [title, ...headings])].join('\n');
  const told = found.reduce((sum, { probability }) => sum + probability, 0);
  const held = heldShare(tellingWords(part.asked, shopLanguage), context, shopLanguage);
  const text = [lead, words, links.join(' · ')].filter((line) => line !== '').join('\n\n');
  return draft('pages', text, { sureness: sureness(found), top: Math.min(1, told), held }, { passages: steps });
}

/** as likely as this share of a story, what the shop says of itself and its things goes before it */
const beforeStory = 0.5;

/** A story tells how it once was; prices, terms and things have pages of their own. */
function storiesLast(found: readonly Evidence[], passages: readonly Passage[]): readonly Evidence[] {
  const isStory = ({ passage }: Evidence) => passages[passage]?.kind === 'article';
  const [best] = found;
  if (best === undefined || !isStory(best)) return found;
  const own = found.find((one) => !isStory(one) && one.probability >= beforeStory * best.probability);
  return own === undefined ? found : [own, ...found.filter((one) => one !== own && !isStory(one))];
}

/** What stands under the very question that is asked, as a page of frequent questions has it, or under words for the very thing that shall be done: nothing is left to choose. */
export function fromSameQuestion(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const asked = new Set(contentTerms(part.asked, shopLanguage));
  const passages = part.passages.map(({ document }) => document);
  const [step] = part.steps;
  if (step !== undefined && isSameWay(step.headings.at(-2) ?? '', part, shopLanguage))
    return { ...inSteps(asking), isCertain: true };
  const found = part.evidence.filter(({ passage }) => {
    const page = passages[passage];
    const heading = page?.headings.at(-1) ?? '';
    if (page?.voice !== 'shop' || hasLostStart(page)) return false;
    if (!/[?？؟]\s*$/u.test(heading)) return page.kind !== 'product' && isSameWay(heading, part, shopLanguage);
    const terms = new Set(contentTerms(heading, shopLanguage));
    const isAsked = asked.size >= fewTerms && asked.isSubsetOf(terms);
    // "do you offer gift wrapping?" asks for no more than "gift wrap?"
    const telling = isAsked
      ? tellingWords(heading, shopLanguage).flatMap(({ text }) => contentTerms(text, shopLanguage))
      : [];
    return isAsked && (terms.size === asked.size || telling.every((term) => asked.has(term)));
  });
  const told = quoted('pages', asking, { found, passages, products: [] });
  return told === null ? null : { ...told, isCertain: true };
}
const fewTerms = 2;

/** What answered its heading first was taken out, and nothing stands there instead. */
function hasLostStart({ text, whole }: Passage): boolean {
  const [start = ''] = splitSentences(text.trim(), 'en');
  return whole !== undefined && whole.trim().indexOf(start) > 0;
}

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

function inUnitFirst(found: readonly Evidence[], text: string): readonly Evidence[] {
  const [best] = found;
  if (best === undefined || !measures(text)) return found;
  const tells = ({ statements }: Evidence) => tellsInItsUnit(text, statements.join(' '));
  const first = tells(best)
    ? best
    : found.find((one) => one.probability >= aboutMatter * best.probability && tells(one));
  return first === undefined ? found : [first, ...found.filter((one) => one !== first)];
}

/** The best statement with what belongs to it; null when nothing was found. */
export function quoted(
  kind: 'pages' | 'own',
  asking: Asking,
  { found: all, passages, products }: Quotable,
): Draft | null {
  const { text: said, asked } = asking.part;
  const found = rowAsked(inUnitFirst(all, said), passages, `${said} ${asked}`);
  const [best] = found;
  const page = passages[best?.passage ?? -1];
  if (best === undefined || page === undefined) return null;
  const { phrases, isForeign, part, shopLanguage } = asking;
  const second = secondOf(found);
  const lines = new Set<string>();
  const names = products.map(({ name }) => name);
  const told: { words: string; page: Passage }[] = [];
  for (const { statements, passage } of [best, ...(second === null ? [] : [second])]) {
    const from = passages[passage] ?? page;
    const words = quoteWords(from, statements, {
      asked: part.text,
      language: shopLanguage,
      names,
      told: lines,
      isMethod: part.understanding.asks.has('method'),
    });
    if (words === '' || tells(told, words)) continue;
    told.push({ words, page: from });
    for (const line of words.split(/\n|(?<=[.!?…])\s/u)) lines.add(lineKey(line));
  }
  const isCustomers = page.voice === 'customer';
  const lead = isCustomers ? phrases.customersSay : isForeign ? phrases.pagesSay : '';
  const links = pageLinks(
    phrases,
    told.filter((one) => !areOwners(one.words, asking.facts)).map((one) => one.page.url),
  );
  // two sentences of one short section are told with it once
  const words = [...new Set(told.map((one) => (isCustomers ? `“${one.words}”` : one.words)))];
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

/** Another page says it in nearly the same words: a summary and the description below it. */
function tells(told: readonly { words: string }[], words: string): boolean {
  const known = new Set(told.flatMap((one) => wordsOf(one.words)));
  const said = wordsOf(words);
  return known.size > 0 && said.filter((word) => known.has(word)).length >= sameShare * said.length;
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
  const known = wordsSaid(one);
  const said = [...wordsSaid(other)];
  return said.filter((word) => known.has(word)).length >= sameShare * said.length;
}

const wordsSaid = ({ statements }: Evidence) => new Set(wordsOf(statements.join(' ')));
