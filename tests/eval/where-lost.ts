/**
 * At which step the answer to a question is lost, without showing a word of it: `node tests/eval/where-lost.ts PAGES QUESTIONS OUT`.
 * PAGES is a folder of exported pages; QUESTIONS has lines of `id`, `kind`, `ask`, `before`, `path` and `quotes`, the sentences of the pages that answer.
 * OUT gets a line a question with the reply and what was seen on the way; printed are the steps alone, counted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { aspects } from '../../server/src/aspects/aspects.ts';
import { draftsOf } from '../../server/src/features/answering/extractive/drafts-of.ts';
import { withTold } from '../../server/src/features/answering/with-told.ts';
import { chooseDraft } from '../../server/src/features/answering/extractive/choose-draft.ts';
import type { Evidence } from '../../server/src/evidence/select-evidence.ts';
import type { Passage } from '../../server/src/search/documents.ts';
import { exportedPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';
import { preparedQuestion, talkToShop } from './talk-to-shop.ts';

interface Asked {
  id: string;
  kind: string;
  ask: string;
  before?: string[];
  path?: string;
  quotes?: string[];
  products?: string[];
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const held = 0.8;
/** share of a quote's words that a text holds */
function shareIn(quote: string, text: string): number {
  const words = wordsIn(quote);
  const known = new Set(wordsIn(text));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}
const holds = (text: string, quotes: readonly string[]) => quotes.some((quote) => shareIn(quote, text) >= held);
/** a statement is a part of the quote, or the quote of it */
const isOf = (text: string, quotes: readonly string[]) =>
  holds(text, quotes) || quotes.some((quote) => wordsIn(text).length > 3 && shareIn(text, quote) >= held);

const [pages, asked, out] = process.argv.slice(2);
if (pages === undefined || asked === undefined || out === undefined) throw new Error('PAGES QUESTIONS OUT');
const host = 'shop.example';
const documents = await readDocuments(exportedPages(pages, host));
const shop = knowledgeOf(host, documents);
const textOf = ({ title, headings, text }: Passage) => [title, ...headings, text].join('\n');
const lines: string[] = [];
const steps = new Map<string, number>();
for (const line of readFileSync(asked, 'utf8').trim().split('\n')) {
  const one: Asked = JSON.parse(line);
  const quotes = one.quotes ?? [];
  const question = await preparedQuestion(shop, 'the shop', one);
  const reply = await talkToShop(shop, 'the shop', one);
  const [first] = question.parts;
  const part = first && (await withTold(first));
  const inPages = documents.passages.filter((passage) => holds(textOf(passage), quotes));
  const inRecords = documents.products.filter((product) => holds(JSON.stringify(product), quotes));
  const inFacts = shop.facts.filter(({ text }) => isOf(text, quotes));
  const rankOf = (found: readonly Evidence[], among: readonly Passage[]) =>
    found.findIndex(({ statements, passage }) => {
      const told = statements.join(' ');
      return isOf(told, quotes) || (among[passage]?.headings.some((heading) => isOf(heading, quotes)) ?? false);
    });
  const passages = part?.passages.map(({ document }) => document) ?? [];
  const retrieved = passages.findIndex((passage) => holds(textOf(passage), quotes));
  const own = part?.ownEvidence ?? { passages: [], found: [] };
  const ownRetrieved = own.passages.findIndex((passage) => holds(textOf(passage), quotes));
  const evidence = rankOf(part?.evidence ?? [], passages);
  const ownEvidence = rankOf(own.found, own.passages);
  const { asking, drafts } = part === undefined ? { asking: null, drafts: [] } : draftsOf(question, part);
  const choice = asking === null ? null : chooseDraft(asking, drafts);
  const isTold = quotes.some((quote) => isOf(quote, [reply.text]) || isOf(reply.text, [quote]));
  const step = stepOf();
  steps.set(`${one.kind}\t${step}`, (steps.get(`${one.kind}\t${step}`) ?? 0) + 1);
  const likeliest = [...(part?.understanding.aspects ?? [])]
    .map((share, at) => ({ aspect: aspects[at], share: Number(share.toFixed(2)) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 4);
  const trace = {
    step,
    inPages: inPages.length,
    voices: [...new Set(inPages.map(({ voice, kind }) => `${voice}/${kind}`))],
    inRecords: inRecords.length,
    inFacts: inFacts.map(({ topic }) => topic),
    retrieved,
    ownRetrieved,
    evidence: {
      rank: evidence,
      probability: part?.evidence[evidence]?.probability,
      best: part?.evidence[0]?.probability,
    },
    ownEvidence: {
      rank: ownEvidence,
      probability: own.found[ownEvidence]?.probability,
      best: own.found[0]?.probability,
    },
    focus: { by: part?.focusBy, names: part?.focus.map(({ name }) => name) },
    understood: {
      language: question.language,
      asked: part?.asked,
      intent: part?.understanding.intent,
      known: part?.known,
      concepts: [...(part?.understanding.concepts ?? [])],
      topics: part?.understanding.topics.slice(0, 3),
      aspects: likeliest,
      limits: part?.limits,
    },
    drafts: drafts.map(({ kind, signs, text }) => ({
      kind,
      signs,
      alone: choice?.alone.get(kind),
      isRight: isOf(text, quotes),
    })),
    chosen: choice?.draft?.kind,
    probability: choice?.probability,
  };
  lines.push(JSON.stringify({ ...one, reply: reply.text, cards: reply.cards, outcome: reply.outcome, trace }));

  function stepOf(): string {
    if (quotes.length === 0) return `no quote: ${reply.outcome}, ${reply.cards.length > 0 ? 'cards' : 'no cards'}`;
    if (isTold) return 'told';
    const ending = reply.outcome === 'answered' || reply.outcome === 'unsure' ? 'another told' : reply.outcome;
    if (drafts.some(({ text }) => isOf(text, quotes))) return `drafted, ${ending}`;
    if (evidence >= 0 || ownEvidence >= 0) return `among evidence, ${ending}`;
    if (retrieved >= 0 || ownRetrieved >= 0) return `retrieved, ${ending}`;
    if (inPages.length > 0 || inRecords.length > 0) return `read, ${ending}`;
    return `not read, ${ending}`;
  }
}
writeFileSync(out, `${lines.join('\n')}\n`);
for (const [step, count] of [...steps].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${count}\t${step}`);
