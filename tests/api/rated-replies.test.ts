/** A visitor's thumb at a reply: who may leave it, how it is taken back, and where its owner finds it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { known, useInbox } from './support/inbox.ts';

const { inbox, newShop, talk, list, ids, rate, replies } = useInbox();

describe('a visitor’s thumb', () => {
  beforeAll(newShop);

  test('it stands at the reply, can be changed and taken back, and goes with what is taken away', async () => {
    const { sessionId, id } = await talk(known, 'Hello!');
    const [one, two] = (await replies(sessionId)).map(({ _id }) => _id);
    await Promise.all([rate(sessionId, one ?? '', -1), rate(sessionId, two ?? '', -1)]);
    expect((await replies(sessionId)).map(({ rating }) => rating)).toEqual([-1, -1]);
    expect(await ids('rated_down')).toEqual([id]);
    const taken = await inbox().client.send('downloadChat', { body: { agentId: inbox().owner.agentId, sessionId } });
    expect(taken.body.chat.messages.map(({ rated }) => rated)).toEqual([undefined, 'down', undefined, 'down']);
    await rate(sessionId, one ?? '', 1);
    expect(await ids('rated_down')).toEqual([id]);
    await rate(sessionId, two ?? '', 0);
    expect(await ids('rated_down')).toEqual([]);
    expect((await replies(sessionId)).map(({ rating }) => rating)).toEqual([1, undefined]);
  });

  test('TE-06 it needs the conversation’s own secret, and a reply of it', async () => {
    const mine = await talk(known);
    const theirs = await talk(known);
    const reply = (await replies(theirs.sessionId))[0]?._id ?? '';
    const question = await inbox().client.send('getSessionMessages', { query: { sessionId: mine.sessionId } });
    expect((await rate(mine.sessionId, reply, -1)).status).toBe(404);
    expect((await rate('x'.repeat(43), reply, -1)).status).toBe(404);
    expect((await rate(theirs.id, reply, -1)).status).toBe(404);
    expect((await rate(mine.sessionId, question.body.messages[0]?._id ?? '', -1)).status).toBe(404);
    const other = await inbox().client.newOwner({ paid: true });
    const body = { agentId: other.agentId, sessionId: theirs.sessionId, messageId: reply, rating: -1 };
    expect((await inbox().client.send('rateReply', { body })).status).toBe(404);
    expect((await inbox().client.send('rateReply', { body: { ...body, rating: 2 } })).status).toBe(400);
    expect((await list()).totals.rated_down).toBe(0);
  });
});
