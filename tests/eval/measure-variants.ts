/**
 * Two hundred questions on size, colour, stock and price, put to three shops whose stock and prices changed since their training: what the
 * crawl alone answers rightly, what with the shop's feed, and what with the live check. `node tests/eval/measure-variants.ts FOLDER_OF_SHOPS [--faults]`
 */
import path from 'node:path';
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import type { Offer, Product } from '../../server/src/extraction/extracted-page.ts';
import { createExtractiveModel } from '../../server/src/features/answering/extractive/extractive-model.ts';
import { createFreshen } from '../../server/src/features/answering/freshen-question.ts';
import { createMakeReply } from '../../server/src/features/answering/make-reply.ts';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import { withTold } from '../../server/src/features/live-prices/domain/live-reading.ts';
import {
  listOf,
  readShopify,
  readWoo,
  wooProduct,
} from '../../server/src/features/live-prices/domain/variant-endpoints.ts';
import { createCircuitBreaker } from '../../server/src/lib/circuit-breaker.ts';
import { exportedPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { withFeedOf } from './variant-feed.ts';
import { judge, questionsOn } from './variant-questions.ts';
import type { VariantQuestion } from './variant-questions.ts';
import { markedUpPage, shopifyEndpoint, shopNow, wooEndpoint } from './variant-shop.ts';
import type { Platform, TrueShop } from './variant-shop.ts';

const [, , folder = '../shared/eval/sites', flag] = process.argv;
/** with what they call the things they sell */
const shops: [string, Platform, string[]][] = [
  ['classicturkishtowels', 'shopify', ['towels', 'washcloths', 'bathrobes']],
  ['jdcolfashion', 'woocommerce', ['jeans']],
  ['seminolecandle', 'page', []],
];
const pagesMax = 260;
/** of the training */
const checkedAt = new Date(Date.now() - 3_600_000).toISOString();
const questionsMax = 240;

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

/** The shop's own software asked, as the live check asks it. */
function readNow({ platform, now }: TrueShop, known: Product): Product | null {
  const truth = now.get(known.url);
  if (truth === undefined) return null;
  if (platform === 'shopify') {
    const told = readShopify(shopifyEndpoint(truth), known);
    return told && withTold(known, told);
  }
  if (platform === 'woocommerce') {
    const slug = known.url.split('/').at(-1) ?? '';
    const endpoint = wooEndpoint(truth, slug);
    const found = wooProduct(
      endpoint.product,
      `${new URL(known.url).origin}/wp-json/wc/store/v1/products?slug=${slug}`,
    );
    const told = found && readWoo(found.product, listOf(endpoint.variations), known);
    return told && withTold(known, told);
  }
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const [told] = extractPage({ url: known.url, headers, body: Buffer.from(markedUpPage(truth)) }).products;
  return told === undefined ? null : withTold(known, told);
}

const liveOf = (shop: TrueShop) => ({
  readAgain: (_agentId: string, products: readonly Product[]) =>
    Promise.resolve(
      new Map(
        products.flatMap((product) => {
          const record = readNow(shop, product);
          return record === null ? [] : [[product.url, { record, readAt: new Date() }] as const];
        }),
      ),
    ),
  priorsSeen: () => Promise.resolve(() => false),
});

async function ask(knowledge: ShopKnowledge, text: string, live: TrueShop | null) {
  const known = { ...knowledge, nearTo: null, answerTo: () => Promise.resolve(null) };
  const brand = { name: knowledge.host, offer: [], tone: '', contacts: { mail: '', phone: '', whatsApp: '' } };
  const question = await prepareQuestion(known, { text, history: [], brand, instructions: null, path: null });
  return makeReply(question, knowledge.host, {
    onText: undefined,
    spentMs: 0,
    lookUp: null,
    freshen: live && createFreshen(liveOf(live), 'agt'),
    requestId: '',
  });
}

type Tally = Map<string, { asked: number; crawl: number; feed: number; live: number; card: number }>;
const tally: Tally = new Map();

async function measure([shop, platform, things]: (typeof shops)[number], seed: number): Promise<void> {
  const host = `${shop}.example`;
  const pages = exportedPages(path.join(folder, shop), host)
    .filter(({ url }) => !/\/collections\/[^/]+\/products\//.test(url))
    .map(({ url, body }) => ({ url: url.replace(/\.html$/, ''), body }))
    .toSorted((a, b) => Number(b.url.includes('/products/')) - Number(a.url.includes('/products/')))
    .slice(0, pagesMax);
  const read = await readDocuments(pages);
  const documents = { ...read, products: read.products.map((product) => ({ ...product, checkedAt })) };
  const knowledge = knowledgeOf(host, documents);
  const truth = shopNow(documents.products, platform, seed);
  const fed = await withFeedOf(knowledge, truth);
  const questions = questionsOn(truth, things, seed).slice(0, Math.ceil(questionsMax / shops.length));
  for (const question of questions) {
    const [crawl, live] = [await ask(knowledge, question.ask, null), await ask(knowledge, question.ask, truth)];
    const feed = await ask(fed, question.ask, null);
    const judged = { crawl: judge(question, crawl), feed: judge(question, feed), live: judge(question, live) };
    count(
      `${platform} ${question.kind}`,
      question,
      judged,
      live.cards.map(({ product_url: url }) => url),
    );
    count(
      'all',
      question,
      judged,
      live.cards.map(({ product_url: url }) => url),
    );
    if (flag === '--faults' && judged.live !== null)
      console.log(
        `${platform} | ${question.ask}\n  ${judged.live}\n  ${live.text.replaceAll('\n', ' ').slice(0, 240)}`,
      );
    if (flag === '--faults' && judged.feed !== null)
      console.log(
        `feed: ${platform} | ${question.ask}\n  ${judged.feed}\n  ${feed.text.replaceAll('\n', ' ').slice(0, 240)}`,
      );
  }
}

function count(
  key: string,
  { variant }: VariantQuestion,
  judged: { crawl: string | null; feed: string | null; live: string | null },
  urls: readonly string[],
): void {
  const row = tally.get(key) ?? { asked: 0, crawl: 0, feed: 0, live: 0, card: 0 };
  const leads = (one: Offer | null) => one === null || urls.some((url) => sameAddress(url, one.url));
  tally.set(key, {
    asked: row.asked + 1,
    crawl: row.crawl + Number(judged.crawl === null),
    feed: row.feed + Number(judged.feed === null),
    live: row.live + Number(judged.live === null),
    card: row.card + Number(leads(variant)),
  });
}

const sameAddress = (one: string, other: string): boolean => new URL(one).href === new URL(other).href;

for (const [at, shop] of shops.entries()) await measure(shop, 11 + at);
const share = (count_: number, of: number) => (of === 0 ? '-' : (count_ / of).toFixed(3));
console.log('kind | asked | crawl alone | with the feed | with the live check | a card of the variant');
for (const [kind, { asked, crawl, feed, live, card }] of tally)
  console.log(
    `${kind} | ${asked} | ${share(crawl, asked)} | ${share(feed, asked)} | ${share(live, asked)} | ${share(card, asked)}`,
  );
