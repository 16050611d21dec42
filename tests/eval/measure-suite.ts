/**
 * How many harmful edits of three open shops the question suite holds back, and how many harmless ones it holds back falsely. The suite is
 * drawn as at a first training; nothing but pages is edited. `node tests/eval/measure-suite.ts FOLDER_OF_SHOPS`
 */
import path from 'node:path';
import { createExtractiveModel } from '../../server/src/features/answering/extractive/extractive-model.ts';
import { createMakeReply } from '../../server/src/features/answering/make-reply.ts';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import { goneFrom, whyHeldBack } from '../../server/src/features/knowledge/training/publish-run.ts';
import type { AgentsReply } from '../../server/src/features/suite/domain/fault-of-reply.ts';
import { createQuestionDraw, createSuiteTrial } from '../../server/src/features/suite/draw-questions.ts';
import type { SuiteRow } from '../../server/src/features/suite/store.ts';
import { createCircuitBreaker } from '../../server/src/lib/circuit-breaker.ts';
import type { IndexDocuments } from '../../server/src/search/documents.ts';
import { harmful, harmless } from './shop-edits.ts';
import type { Edit, Html } from './shop-edits.ts';
import { exportedPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';

const shops = ['myessentiallife', 'seminolecandle', 'jdcolfashion'];
const [, , folder = '../shared/eval/sites'] = process.argv;
/** of a shop; collections repeat their products */
const pagesMax = 150;
const editsOfAKind = 40;

const makeReply = createMakeReply({
  model: null,
  extractive: createExtractiveModel(),
  modelMs: 10_000,
  breaker: createCircuitBreaker({ failuresInRow: 3, pauseMs: 1 }),
  meter: { modelAsked: () => {}, replied: () => {} },
  onModelFailure: () => {},
  onKnowledgeFailure: (error) => {
    throw error;
  },
});

function asking(host: string, documents: IndexDocuments) {
  const known = { ...knowledgeOf(host, documents), nearTo: null, answerTo: () => Promise.resolve(null) };
  const brand = { name: host, offer: [], tone: '', contacts: { mail: '', phone: '', whatsApp: '' } };
  const ask = async (text: string): Promise<AgentsReply> => {
    const question = await prepareQuestion(known, { text, history: [], brand, instructions: null, path: null });
    const made = await makeReply(question, host, {
      onText: undefined,
      spentMs: 0,
      lookUp: null,
      freshen: null,
      requestId: '',
    });
    return { agent_response_text: made.text, product_cards: made.cards, outcome: made.outcome, used: made.used };
  };
  return { ask, facts: known.facts };
}

const read = (pages: readonly Html[]) =>
  readDocuments(pages.map(({ url, body }) => ({ url, body: Buffer.from(body) })));
const pageCount = ({ passages }: IndexDocuments) => new Set(passages.map(({ url }) => url)).size;

async function measure(shop: string, tally: (kind: string, edit: Edit, isHeld: boolean | null, why: string) => void) {
  const host = `${shop}.example`;
  const all = exportedPages(path.join(folder, shop), host).map(({ url, body }) => ({ url, body: body.toString() }));
  const pages = all.filter(({ url }) => !/\/collections\/[^/]+\/products\//.test(url)).slice(0, pagesMax);
  const before = await read(pages);
  const old = asking(host, before);
  let rows: SuiteRow[] = [];
  const store = {
    all: async () => rows,
    setLast: async () => {},
    removeDrawn: async () => {},
    addFirst: async (agentId: string, drawn: readonly Pick<SuiteRow, 'ask' | 'expect' | 'last'>[]) => {
      const kept = { agentId, replaced: null, isDrawn: true, createdAt: new Date(0) };
      rows = drawn.map((one, at) => ({ ...kept, id: String(at), ...one }));
    },
  };
  await createQuestionDraw(store)('agt', { documents: before, found: old.facts }, old.ask);
  process.stdout.write(`${shop}: ${pages.length} pages, ${rows.length} questions\n`);
  for (const { ask } of rows) process.stdout.write(`    ${ask}\n`);
  const tryBefore = createSuiteTrial({ store, hasModel: false });
  for (const [kind, edits] of [
    ['harmful', harmful],
    ['harmless', harmless],
  ] as const)
    for (const edit of edits) {
      const edited = edit.edit(pages);
      if (edited === null) {
        tally(kind, edit, null, '');
        continue;
      }
      const now = await read(edited);
      const counts = { before: pageCount(before), read: pageCount(now), stale: 0, isExpected: false };
      const few = now.passages.length === 0 ? 'nothing could be read' : whyHeldBack(counts);
      const tried =
        few === null
          ? await tryBefore('agt', {
              now: asking(host, now).ask,
              before: old.ask,
              gone: goneFrom(before.products, now.products),
              isExcluded: () => false,
              isMoved: false,
            })
          : null;
      const failed = tried?.suite.failed ?? [];
      tally(kind, edit, few !== null || failed.length > 0, few ?? failed.map(({ ask }) => ask).join(' | '));
    }
}

const counts = { harmful: { held: 0, of: 0 }, harmless: { held: 0, of: 0 } };
for (const shop of shops)
  await measure(shop, (kind, { name }, isHeld, why) => {
    const count = kind === 'harmful' ? counts.harmful : counts.harmless;
    if (isHeld === null || count.of === editsOfAKind) return;
    count.of += 1;
    count.held += Number(isHeld);
    process.stdout.write(`${kind} ${isHeld ? 'HELD' : 'published'} ${shop} ${name}${why === '' ? '' : `: ${why}`}\n`);
  });
const share = ({ held, of }: { held: number; of: number }) => `${held} of ${of} (${((100 * held) / of).toFixed(1)} %)`;
process.stdout.write(`harmful edits held back: ${share(counts.harmful)}\n`);
process.stdout.write(`harmless edits held back falsely: ${share(counts.harmless)}\n`);
