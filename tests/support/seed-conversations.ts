/** A shop's month of conversations, the same for the same seed, written into the tables as the stores keep them. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { Database } from '../../server/src/database/open-database.ts';
import { conversations, messages } from '../../server/src/database/tables/conversations.ts';
import { receipts } from '../../server/src/database/tables/receipts.ts';
import { hashSecret } from '../../server/src/lib/ids.ts';

const topics = [
  ['How long does delivery to Portugal take?', 'Delivery to Portugal takes two to four working days.', '/delivery'],
  ['Can I return a blanket that I have washed?', 'A washed blanket cannot be returned, an unused one can.', '/returns'],
  ['Is the Aran throw warm enough for winter?', 'The Aran Lambswool Throw is our warmest.', '/products/aran-throw'],
  [
    'Which cushion would you give to a friend?',
    'The Linen Cushion is the gift most people choose.',
    '/products/cushion',
  ],
  ['Do you ship to Größenwahn, Österreich?', 'We ship to all of Österreich.', '/delivery/eu'],
  ['Where is my order?', 'Please write to the shop with your order number.', '/'],
] as const;

/** mulberry32: small, and the same everywhere */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Month {
  agentId: string;
  /** the newest conversation began at most some minutes before this */
  until: Date;
  days?: number;
  conversations?: number;
  seed?: number;
}

/** so short that conversations end in the order in which they began */
const pairMs = 30_000;
const replyMs = 1_800;
/** of every tenth, the first reply did not know */
const outcomeOf = (at: number, pair: number): Outcome => (at % 10 === 0 && pair === 0 ? 'unknown' : 'answered');

/** @returns the ids, newest conversation first. Every seventh message of a conversation's first asks for `needle-<n>`, n counting from 0. */
export async function seedConversations(db: Database, month: Month): Promise<string[]> {
  const { agentId, until, days = 30, conversations: count = 2000, seed = 7 } = month;
  const random = createRandom(seed);
  const hex = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const spanMs = days * 86_400_000;
  const all = Array.from({ length: count }, (_, at) => {
    // spread evenly with some jitter, so that no two begin at the same moment
    const ageMs = Math.floor(((at + random() * 0.9) / count) * spanMs);
    const startedAt = new Date(until.getTime() - ageMs);
    const pairs = 1 + Math.floor(random() * 4);
    return { id: `cnv_${hex()}`, startedAt, pairs, lastWords: '', pagePath: '' };
  });
  const messageRows: (typeof messages.$inferInsert)[] = [];
  const receiptRows: (typeof receipts.$inferInsert)[] = [];
  for (const [at, conversation] of all.entries()) {
    const { id, startedAt, pairs } = conversation;
    for (let pair = 0; pair < pairs; pair += 1) {
      const [question, answer, path] = topics[Math.floor(random() * topics.length)] ?? topics[0];
      const asked = `msg_${hex()}`;
      const replied = `msg_${hex()}`;
      const askedAt = new Date(startedAt.getTime() + pair * pairMs);
      const content = pair === 0 && at % 7 === 0 ? `${question} (needle${at / 7})` : question;
      Object.assign(conversation, { lastWords: answer, pagePath: `hearthandloom.example${path}` });
      messageRows.push(
        {
          agentId,
          id: asked,
          conversationId: id,
          role: 'human',
          content,
          createdAt: askedAt,
          pagePath: `hearthandloom.example${path}`,
        },
        {
          agentId,
          id: replied,
          conversationId: id,
          role: 'agent',
          content: answer,
          replyTo: asked,
          charged: true,
          outcome: outcomeOf(at, pair),
          createdAt: new Date(askedAt.getTime() + replyMs),
        },
      );
      receiptRows.push({
        agentId,
        messageId: replied,
        products: [],
        answeredBy: 'extractive',
        indexVersion: null,
        passages: [
          {
            url: `https://hearthandloom.example${path}`,
            title: 'Hearth & Loom',
            headings: ['Help'],
            text: answer,
            language: 'en',
            kind: 'page',
            voice: 'shop',
          },
        ],
      });
    }
  }
  await inBatches(
    all.map(({ id, startedAt, pairs, lastWords, pagePath }, at) => ({
      lastWords,
      pagePath,
      language: 'en',
      lastMessageAt: new Date(startedAt.getTime() + (pairs - 1) * pairMs + replyMs),
      messageCount: 2 * pairs,
      outcome: outcomeOf(at, 0),
      needsAnswer: outcomeOf(at, 0) !== 'answered',
      unread: at % 20 === 0,
      ratedDown: at % 50 === 0,
      handover: at % 100 === 0 ? ('waiting' as const) : ('none' as const),
      agentId,
      id,
      kind: 'live' as const,
      startedAt,
      createdAt: startedAt,
      secretHash: hashSecret(`seed ${agentId} ${id}`),
    })),
    (rows) => db.insert(conversations).values(rows),
  );
  await inBatches(messageRows, (rows) => db.insert(messages).values(rows));
  await inBatches(receiptRows, (rows) => db.insert(receipts).values(rows));
  return all.map(({ id }) => id);
}

async function inBatches<T>(rows: T[], write: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000) await write(rows.slice(at, at + 1000));
}
