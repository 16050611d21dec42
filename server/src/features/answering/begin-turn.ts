/** How a turn begins: one statement takes the right to answer, stores the visitor's message and reads what was said before. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createStatement } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { messages } from '../../database/tables/conversations.ts';
import type { RatedReply } from '../../dialogue/offers-person.ts';
import { newId } from '../../lib/ids.ts';
import { lastWords } from '../../lib/one-string.ts';
import type { Said } from '../../ports/model.ts';

const historyMessages = 8;
/** longer than any answer takes (15 s), shorter than a visitor's patience after a crash */
const answeringSeconds = 20;

/** The messages are counted afresh, so that one that an older version of the server stored is counted too. */
const beginText = (found: string) => `
  with claimed as (
    update conversations set answering_until = now() + make_interval(secs => ${answeringSeconds}), kind = $3,
      started_at = coalesce(started_at, now()), last_message_at = now(), last_words = $8,
      page_path = coalesce($7, page_path), unread = true, archived_at = null, message_count = 1 + (
        select count(*) from messages where agent_id = $1 and conversation_id = conversations.id
      )
    where agent_id = $1 and ${found} and coalesce(kind, $3) = $3 and (answering_until is null or answering_until < now())
      and handover <> 'taken'
    returning id, now() as began
  ), added as (
    insert into messages (agent_id, id, conversation_id, role, content, client_message_id, page_path)
    select $1, $4, id, 'human', $5, $6, $7 from claimed
    on conflict do nothing
    returning id
  )
  select (select id from added) as added, claimed.id as conversation, claimed.began::text as began,
    earlier.id, earlier.role, earlier.content, earlier.cards, earlier.outcome, earlier.rating
  from claimed left join lateral (
    select id, role, content, cards, outcome, rating from messages
    where agent_id = $1 and conversation_id = claimed.id
    order by sequence desc limit ${historyMessages + 1}
  ) earlier on true`;

const byId = beginText('id = $2');
/** ... and nothing where an equal send came before, whose reply may stand already */
const bySecret = beginText(`secret_hash = $2 and not exists (
      select from messages where agent_id = $1 and conversation_id = conversations.id and client_message_id = $6
    )`);

/** one for each earlier message, the newest first; `added` is null when an equal send had stored the question before */
interface BegunRow {
  added: string | null;
  conversation: string;
  began: string;
  id: string | null;
  role: Said['role'] | null;
  content: string | null;
  cards: ProductCard[] | null;
  outcome: Outcome | null;
  rating: number | null;
}

/** While a person of the shop answers, a message is stored and nothing else: no turn, no reply, no credit. */
const storeText = `
  with claimed as (
    update conversations set started_at = coalesce(started_at, now()), last_message_at = now(), last_words = $7,
      page_path = coalesce($6, page_path), unread = true, archived_at = null, message_count = 1 + (
        select count(*) from messages where agent_id = $1 and conversation_id = $2
      )
    where agent_id = $1 and id = $2 and handover = 'taken'
    returning id
  ), added as (
    insert into messages (agent_id, id, conversation_id, role, content, client_message_id, page_path)
    select $1, $3, id, 'human', $4, $5, $6 from claimed
    on conflict do nothing
    returning id
  )
  select (select id from added) as added from claimed`;

export interface NewQuestion {
  agentId: string;
  conversationId: string;
  kind: 'live' | 'test';
  text: string;
  clientMessageId: string | null;
  pagePath: string | null;
}

/** ... by whose secret its conversation is found */
export type FirstSend = Omit<NewQuestion, 'conversationId'> & { secretHash: string };

export interface Turn {
  conversationId: string;
  /** the visitor's message */
  replyTo: string;
  /** false when an equal send that failed had stored it */
  isNew: boolean;
  /** it was answered in the meantime: there is nothing to do but to give the turn back */
  reply: StoredReply | null;
  /** the last few messages before, oldest first */
  history: Said[];
  /** the newest reply before; null where there is none */
  lastReply: RatedReply | null;
  /** the database's time, as it writes it: a person who came after it has the word, even one who gave it back */
  began: string;
}

export interface StoredReply {
  messageId: string;
  text: string;
  cards: ProductCard[];
}

export function createBeginTurn(db: Database) {
  const beginById = createStatement<BegunRow>(db, 'answering_begin', byId);
  const beginBySecret = createStatement<BegunRow>(db, 'answering_begin_first', bySecret);
  const question = alias(messages, 'question');

  async function sentBefore(agentId: string, conversationId: string, clientMessageId: string) {
    const [row] = await db
      .select({ id: question.id, reply: { messageId: messages.id, text: messages.content, cards: messages.cards } })
      .from(question)
      .leftJoin(messages, and(eq(messages.agentId, question.agentId), eq(messages.replyTo, question.id)))
      .where(
        and(
          eq(question.agentId, agentId),
          eq(question.conversationId, conversationId),
          eq(question.clientMessageId, clientMessageId),
        ),
      );
    if (!row) throw new Error('a message that conflicts with none');
    return row;
  }

  type Begun = Omit<NewQuestion, 'conversationId'>;
  const valuesOf = ({ agentId, kind, text, clientMessageId, pagePath }: Begun, conversation: string) => {
    const ids = [agentId, conversation, kind, newId('msg')];
    return [...ids, text, clientMessageId, pagePath, lastWords(text)];
  };

  async function turnOf({ agentId, clientMessageId }: Begun, rows: readonly BegunRow[]): Promise<Turn | null> {
    const [first] = rows;
    if (!first) return null;
    // the left join gives one empty row for a conversation without messages
    const earlier = rows.flatMap(({ id, role, content, cards, outcome, rating }) =>
      id === null || role === null || cards === null ? [] : [{ id, role, text: content ?? '', cards, outcome, rating }],
    );
    const historyBefore = (id: string | null) =>
      earlier
        .filter((message) => message.id !== id)
        .slice(0, historyMessages)
        .map(({ role, text: said, cards }): Said => ({
          role,
          text: said,
          shown: cards.map(({ title, product_url: url }) => ({ title, url })),
        }))
        .reverse();
    const lastReply = earlier.find(({ role }) => role === 'agent') ?? null;
    const { conversation: conversationId, began } = first;
    const before = { conversationId, lastReply, began };
    if (first.added !== null)
      return { ...before, replyTo: first.added, isNew: true, reply: null, history: historyBefore(null) };
    const sent = await sentBefore(agentId, conversationId, clientMessageId ?? '');
    return { ...before, replyTo: sent.id, isNew: false, reply: sent.reply, history: historyBefore(sent.id) };
  }

  return {
    /**
     * The right to answer in this conversation, its messages so far and the visitor's message, stored at once: one statement, so that
     * nobody comes in between. null while another answer is being made, and when the conversation is gone or of the other kind.
     */
    beginTurn: async (asked: NewQuestion) => turnOf(asked, await beginById(valuesOf(asked, asked.conversationId))),

    /** The same in the usual case, without a look at the conversation before. null too where an equal send came before. */
    beginFirstSend: async (asked: FirstSend) => turnOf(asked, await beginBySecret(valuesOf(asked, asked.secretHash))),
  };
}

export function createStoreForPerson(db: Database) {
  const store = createStatement<{ added: string | null }>(db, 'answering_store_for_person', storeText);

  /** @returns the message's id; null where no person answers any more, or an equal send is stored this moment */
  return async ({ agentId, conversationId, text, clientMessageId, pagePath }: NewQuestion): Promise<string | null> => {
    const ids = [agentId, conversationId, newId('msg')];
    const [stored] = await store([...ids, text, clientMessageId, pagePath, lastWords(text)]);
    return stored?.added ?? null;
  };
}
