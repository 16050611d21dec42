/** Conversations as their owner's inbox: what a row says, its tabs and totals, and what the owner marks. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInboxStore } from '../../server/src/features/conversations/inbox-store.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { known, unknown, useInbox } from './support/inbox.ts';

const { inbox, newShop, talk, ask, list, ids, send, rate, replies } = useInbox();

describe('what a row says', () => {
  beforeAll(newShop);

  test('it keeps its beginning, and tells the last words, their number, the page, the language and the worst outcome', async () => {
    const older = await talk(unknown);
    const { id } = await talk(known, 'Hello!');
    const [row] = (await list()).sessions;
    const wanted = { _id: id, messages: [{ content: known }], messageCount: 4, outcome: 'answered', unread: true };
    expect(row).toMatchObject({
      ...wanted,
      path: 'loom.example/blankets',
      language: 'en',
      handover: 'none',
      needsAnswer: false,
      ratedDown: false,
    });
    const stored = await replies((await talk(known)).sessionId);
    expect(stored).toHaveLength(1);
    expect(row?.lastWords).not.toBe('');
    expect(Date.parse(row?.lastMessageAt ?? '')).toBeGreaterThan(Date.parse(row?.createdAt ?? ''));
    await ask(older.sessionId, known);
    const [first] = (await list()).sessions;
    expect(first).toMatchObject({ _id: older.id, messageCount: 4, outcome: 'unknown', needsAnswer: true });
    expect(first?.lastWords).toMatch(/^Parcels arrive within three working days\./);
    expect(first?.lastWords).not.toContain('](');
  });

  test('a message that is sent twice counts once, one that may not be answered not at all', async () => {
    const { sessionId, id } = await talk(known);
    await ask(sessionId, 'Hello!', { clientMessageId: 'once' });
    await ask(sessionId, 'Hello!', { clientMessageId: 'once' });
    const row = async () => (await list()).sessions.find(({ _id }) => _id === id);
    const before = await row();
    expect(before?.messageCount).toBe(4);
    const rest = async (credits: number) => {
      await inbox().server.db.execute(
        sql`update subscriptions set rest_to_consume = ${credits} where account_id = ${inbox().owner.userId}`,
      );
      await inbox().server.db.execute(sql`update agents set is_blocked = false where id = ${inbox().owner.agentId}`);
    };
    await rest(0);
    const { sessionId: poor } = (
      await inbox().client.send('createSession', { body: { agentId: inbox().owner.agentId } })
    ).body;
    const { total } = await list();
    expect((await ask(sessionId, 'One more?')).status).toBe(402);
    await rest(0);
    expect((await ask(poor, 'One more?')).status).toBe(402);
    expect(await row()).toEqual({ ...before, unread: true });
    expect((await list()).total).toBe(total);
    await rest(500);
  });

  test('a search shows where it matched, with the words marked', async () => {
    const { sessions } = await list({ words: 'trombone plays' });
    const { match } = sessions[0] ?? {};
    expect(match).toMatchObject({ messageId: expect.stringMatching(/^msg_/), role: 'human', text: unknown });
    expect(match?.marks.map(({ from, to }) => match.text.slice(from, to))).toEqual(['plays', 'trombone']);
    expect((await list()).sessions[0]).not.toHaveProperty('match');
  });

  test('ST-10 what an older server wrote beside this one is told from its messages', async () => {
    const { id } = await talk(unknown, known);
    const [told] = (await list()).sessions;
    await inbox().server.db.execute(sql`
      update conversations set last_message_at = null, last_words = null, message_count = 0, outcome = null,
        needs_answer = false, unread = false, page_path = null where id = ${id}`);
    const [healed] = (await list()).sessions;
    const { lastWords, language, ...rest } = told ?? {};
    expect(healed).toMatchObject({ ...rest, _id: id });
    expect(healed?.lastWords.slice(0, 20)).toBe(lastWords?.slice(0, 20));
    expect(healed?.language).toBe(language);
  });
});

describe('tabs, totals and what an owner marks', () => {
  beforeAll(newShop);

  test('each tab holds its own, and the totals say how many under the other filters', async () => {
    const open = await talk(unknown);
    const down = await talk(known);
    const waiting = await talk(known, known);
    await inbox().server.db.execute(sql`update conversations set handover = 'waiting' where id = ${waiting.id}`);
    await rate(down.sessionId, (await replies(down.sessionId))[0]?._id ?? '', -1);
    await send('markRead', { conversationId: open.id });
    const { totals, total, totalPages } = await list({ show: 'needs_answer' });
    expect(totals).toEqual({ all: 3, needs_answer: 1, waiting: 1, rated_down: 1, unread: 2 });
    expect([total, totalPages]).toEqual([1, 1]);
    expect(await ids('all')).toEqual([waiting.id, down.id, open.id]);
    expect(await ids('needs_answer')).toEqual([open.id]);
    expect(await ids('waiting')).toEqual([waiting.id]);
    expect(await ids('rated_down')).toEqual([down.id]);
    expect(await ids('unread')).toEqual([waiting.id, down.id]);
    expect((await list({ words: 'trombone', show: 'unread' })).totals).toMatchObject({ all: 1, unread: 0 });
    const answer = await inbox().client.send('getSessionsList', {
      token: inbox().owner.token,
      query: { agentId: inbox().owner.agentId, show: 'mine' },
    });
    expect(answer.status).toBe(400);
  });

  test('read is read until the visitor writes again, and can be taken back', async () => {
    const { sessionId, id } = await talk(known);
    await send('markRead', { conversationId: id });
    expect(await ids('unread')).not.toContain(id);
    await ask(sessionId, 'Hello!');
    expect(await ids('unread')).toContain(id);
    await send('markRead', { conversationId: id });
    await send('markRead', { conversationId: id, read: false });
    expect(await ids('unread')).toContain(id);
    expect((await send('markRead', { conversationId: newId('cnv') })).status).toBe(404);
  });

  test('what is archived stands in no tab and no total, until it is taken back or its visitor writes', async () => {
    const { sessionId, id } = await talk(unknown);
    const other = await talk(known);
    const before = (await list()).totals;
    await send('archiveConversations', { conversationIds: [id, other.id, newId('cnv')], archived: true });
    expect(await ids('all')).not.toContain(id);
    expect(await ids('archived')).toEqual([other.id, id]);
    expect((await list()).totals).toMatchObject({ all: before.all - 2, needs_answer: before.needs_answer - 1 });
    await send('archiveConversations', { conversationIds: [other.id], archived: false });
    await ask(sessionId, 'Hello!');
    expect(await ids('archived')).toEqual([]);
    expect((await ids('all'))[0]).toBe(id);
  });

  test('many are deleted at once, with their messages, and no more than 500', async () => {
    const one = await talk(unknown);
    const two = await talk(known);
    await send('deleteConversations', { conversationIds: [one.id, two.id, newId('cnv')] });
    expect(await ids('all')).not.toContain(one.id);
    const { rows } = await inbox().server.db.execute(sql`
      select count(*)::int as n from messages where conversation_id in (${one.id}, ${two.id})`);
    expect(rows[0]?.['n']).toBe(0);
    expect((await inbox().client.send('getSessionMessages', { query: { sessionId: two.sessionId } })).status).toBe(404);
    const many = Array.from({ length: 501 }, () => newId('cnv'));
    expect((await send('deleteConversations', { conversationIds: many })).status).toBe(400);
    expect((await send('archiveConversations', { conversationIds: [], archived: true })).status).toBe(400);
  });

  test('OP-01 what is discarded stands in no tab, total, export or statistic, and all of it again once it is restored', async () => {
    const { token, agentId, userId } = inbox().owner;
    const { sessionId, id } = await talk(unknown, known);
    await talk(known);
    const figures = async () => {
      const [startDate, endDate] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
      const range = { agentId, startDate: startDate ?? '', endDate: endDate ?? '' };
      const stats = (await inbox().client.send('stats', { token, body: { userId, ...range } })).body.getdata;
      const insights = (await inbox().client.send('getInsights', { token, query: range })).body;
      const taken = (await inbox().client.send('exportConversations', { token, body: { agentId } })).body.conversations;
      return {
        totals: (await list()).totals,
        found: (await list({ words: 'trombone' })).total,
        conversations: stats.totalConversations,
        charged: stats.aiIntructions,
        outcomes: insights.outcomes,
        hours: insights.hours,
        exported: taken.map((one) => one.id),
      };
    };
    const before = await figures();
    await send('discardConversations', { conversationIds: [id, newId('cnv')], discarded: true });
    expect(await ids('all')).not.toContain(id);
    expect(await list({ show: 'discarded' })).toMatchObject({ total: 1, sessions: [{ _id: id }] });
    expect(await list({ show: 'discarded', words: 'xylophone' })).toMatchObject({ total: 0, sessions: [] });
    const without = await figures();
    expect(without).toMatchObject({
      totals: { all: before.totals.all - 1, needs_answer: before.totals.needs_answer - 1 },
      found: before.found - 1,
      conversations: before.conversations - 1,
      charged: before.charged,
      outcomes: { unknown: before.outcomes.unknown - 1, answered: before.outcomes.answered - 1 },
    });
    expect(without.exported).toEqual(before.exported.filter((one) => one !== id));

    expect((await inbox().client.send('getSessionMessages', { query: { sessionId } })).status).toBe(404);
    expect((await ask(sessionId, 'Hello!')).status).toBe(404);
    const read = await inbox().client.send('getSessionMessages', { token, query: { sessionId: id } });
    expect(read.body.messages).toHaveLength(4);

    await send('discardConversations', { conversationIds: [id], discarded: false });
    expect(await list({ show: 'discarded' })).toMatchObject({ total: 0 });
    expect(await figures()).toEqual(before);
    expect((await ask(sessionId, 'Hello!')).status).toBe(200);
  });

  test('SE-08 its visitor may end a discarded conversation for good, and so may its owner', async () => {
    const { agentId } = inbox().owner;
    const one = await talk(unknown);
    const two = await talk(unknown);
    await send('discardConversations', { conversationIds: [one.id, two.id], discarded: true });
    await inbox().client.send('deleteChat', { body: { agentId, sessionId: one.sessionId } });
    await send('deleteConversations', { conversationIds: [two.id] });
    const { rows } = await inbox().server.db.execute(sql`
      select count(*)::int as n from messages where conversation_id in (${one.id}, ${two.id})`);
    expect(rows[0]?.['n']).toBe(0);
    expect(await list({ show: 'discarded' })).toMatchObject({ total: 0 });
  });

  test('TE-07 another owner marks, archives and deletes nothing of theirs', async () => {
    const { id } = await talk(unknown);
    const stranger = await inbox().client.newOwner({ paid: true });
    expect((await send('markRead', { conversationId: id }, stranger)).status).toBe(404);
    await send('archiveConversations', { conversationIds: [id], archived: true }, stranger);
    await send('discardConversations', { conversationIds: [id], discarded: true }, stranger);
    await send('deleteConversations', { conversationIds: [id] }, stranger);
    expect((await list()).sessions[0]).toMatchObject({ _id: id, unread: true });
  });

  test('a question that was answered or dismissed is open no more, and the worst of the others is told', async () => {
    const { sessionId, id } = await talk(unknown, known);
    const store = createInboxStore(inbox().server.db);
    await store.answered(inbox().owner.agentId, [id]);
    expect((await list()).sessions[0]).toMatchObject({ _id: id, needsAnswer: false, outcome: 'answered' });
    await ask(sessionId, 'Hello!');
    expect((await list()).sessions[0]).toMatchObject({ _id: id, needsAnswer: false, outcome: 'answered' });
    await ask(sessionId, unknown);
    expect((await list()).sessions[0]).toMatchObject({ _id: id, needsAnswer: true, outcome: 'unknown' });
    const alone = await talk(unknown);
    await store.answered(inbox().owner.agentId, [alone.id]);
    expect((await list()).sessions[0]).toMatchObject({ _id: alone.id, needsAnswer: false, outcome: null });
  });
});
