/** Puts written visitors' questions to three shops and judges the replies: `node tests/eval/visitor-questions.ts [-v]`. Fails below the share that was once reached. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createExtractiveModel } from '../../server/src/adapters/extractive-model.ts';
import { createMakeReply } from '../../server/src/features/answering/make-reply.ts';
import { createCircuitBreaker } from '../../server/src/lib/circuit-breaker.ts';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import type { Said } from '../../server/src/ports/model.ts';
import { faultsOf } from './judge-reply.ts';
import type { Reply, WrittenQuestion } from './judge-reply.ts';
import { exampleShopHost, exampleShopPages, exportedPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';

/** share of right replies that was reached; a drop fails */
const shops = [
  { name: 'example-shop', host: exampleShopHost, brand: 'Hearth & Loom', floor: 0.95 },
  { name: 'acmekeywholesale', host: 'acmekey.example', brand: 'Acme Lock & Key', floor: 0.95 },
  { name: 'classicturkishtowels', host: 'towels.example', brand: 'Classic Turkish Towels', floor: 0.94 },
];
const here = import.meta.dirname;
const archives = path.resolve(here, '../../../shared/eval/sites');
const isTalkative = process.argv.includes('-v');

const makeReply = createMakeReply({
  model: null,
  extractive: createExtractiveModel(),
  modelMs: 60_000,
  breaker: createCircuitBreaker({ failuresInRow: 3, pauseMs: 1000 }),
  onModelFailure: () => undefined,
});

async function pagesOf(name: string, host: string) {
  if (host === exampleShopHost) return exampleShopPages();
  const archive = path.join(archives, `${name}.tar.xz`);
  if (!existsSync(archive)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-questions-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder]);
    return exportedPages(path.join(folder, name), host);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function talk(shop: ShopKnowledge, brand: string, { before = [], ask }: WrittenQuestion): Promise<Reply> {
  const history: Said[] = [];
  let reply: Reply = { text: '', cards: [] };
  for (const text of [...before, ask]) {
    const question = await prepareQuestion(
      { index: shop.index, documents: shop.documents, nearTo: null },
      {
        text,
        history,
        brand: {
          name: brand,
          offer: [],
          tone: 'Friendly & Casual',
          contacts: { mail: `help@${shop.host}`, phone: '', whatsApp: '' },
        },
        instructions: null,
      },
    );
    reply = await makeReply(question, shop.host, { onText: undefined, spentMs: 0 });
    history.push(
      { role: 'human', text },
      { role: 'agent', text: reply.text, shown: reply.cards.map(({ title }) => title) },
    );
  }
  return reply;
}

const parse = (line: string): WrittenQuestion => JSON.parse(line);
let failed = false;
for (const { name, host, brand, floor } of shops) {
  const pages = await pagesOf(name, host);
  if (pages === null) {
    process.stdout.write(`${name}: not present\n`);
    continue;
  }
  const shop = knowledgeOf(host, await readDocuments(pages));
  const questions = readFileSync(path.join(here, 'visitor-questions', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(parse);
  let right = 0;
  for (const asked of questions) {
    const reply = await talk(shop, brand, asked);
    const faults = faultsOf(asked, reply, `help@${host}`);
    if (faults.length === 0) right += 1;
    if (faults.length > 0 || isTalkative) {
      const cards = reply.cards.map(({ title, price }) => `${title} ${price}`).join(' · ');
      process.stdout.write(
        `${faults.length === 0 ? 'right' : 'WRONG'}  ${[...(asked.before ?? []), asked.ask].join(' → ')}\n  ${reply.text.replaceAll('\n', ' / ')}${cards && `\n  [${cards}]`}\n${faults.map((fault) => `  ! ${fault}\n`).join('')}`,
      );
    }
  }
  const share = right / questions.length;
  process.stdout.write(
    `${JSON.stringify({ shop: name, questions: questions.length, right: Number(share.toFixed(3)), floor })}\n`,
  );
  if (share < floor) failed = true;
}
if (failed) process.exitCode = 1;
