import type { ReplyEnvelope } from '@vitrine/contract/reply-envelope';
import { describe, expect, test } from 'vitest';
import type { ChatMessage, Conversation, ConversationEvent } from './conversation.ts';
import { nextConversation, startConversation } from './conversation.ts';

const after = (events: ConversationEvent[], from: Conversation = startConversation('Welcome')) =>
  events.reduce(nextConversation, from);
const sent = (key: string, text = key): ConversationEvent => ({ type: 'sent', key, text });
const failure = { why: 'unanswered' as const };
const envelope = (text: string): ReplyEnvelope => ({ agent_response_text: text, product_cards: [] });
const replied = (key: string, text = 'Answer'): ConversationEvent => ({
  type: 'replied',
  key,
  messageId: `msg_${key}`,
  reply: envelope(text),
});
const stored = (id: string, text = id, role: ChatMessage['role'] = 'visitor'): ChatMessage => ({
  key: id,
  id,
  role,
  text,
  cards: [],
  state: 'whole',
});
const page = (number: number, totalPages: number, messages: ChatMessage[]): ConversationEvent => ({
  type: 'history-arrived',
  messages,
  page: number,
  totalPages,
});
const texts = (conversation: Conversation) => conversation.messages.map((message) => message.text);

describe('a message and its reply', () => {
  test('4-30 the message is added and the conversation waits until the reply arrives', () => {
    const waiting = after([sent('a', 'Hello')]);
    expect(waiting.pendingKey).toBe('a');
    expect(waiting.messages).toMatchObject([{ role: 'visitor', text: 'Hello', state: 'sending' }]);
    const done = after([replied('a')], waiting);
    expect(done.pendingKey).toBeNull();
    expect(done.messages.map((message) => message.state)).toEqual(['whole', 'typing']);
  });

  test('4-31 only the newest reply types', () => {
    const states = after([sent('a'), replied('a'), sent('b'), replied('b')]).messages.map(({ state }) => state);
    expect(states).toEqual(['whole', 'whole', 'whole', 'typing']);
    expect(after([sent('a'), replied('a'), sent('b')]).messages[1]?.state).toBe('whole');
    expect(after([sent('a'), replied('a'), { type: 'typed', key: 'a/reply' }]).messages[1]?.state).toBe('whole');
  });

  test('streamed text grows in one message, and the final reply replaces it', () => {
    const streaming = after([
      sent('a'),
      { type: 'text-arrived', key: 'a', delta: 'Two ' },
      { type: 'text-arrived', key: 'a', delta: 'days' },
    ]);
    expect(streaming.messages.at(-1)).toMatchObject({ text: 'Two days', state: 'streaming' });
    expect(streaming.pendingKey).toBe('a');
    const done = after([replied('a', 'Two days.')], streaming);
    expect(texts(done)).toEqual(['a', 'Two days.']);
    expect(done.newestReplyKey).toBe('a/reply');
  });

  test('8-24, CH-14 a failure keeps the words, drops a partial reply and unlocks', () => {
    const failed = after([
      sent('a'),
      { type: 'text-arrived', key: 'a', delta: 'Tw' },
      { type: 'failed', key: 'a', failure },
    ]);
    expect(failed.messages).toMatchObject([
      { text: 'a', state: 'whole' },
      { text: 'Tw', state: 'cut' },
    ]);
    expect(after([sent('a')], failed).messages).toMatchObject([{ text: 'a', state: 'sending' }]);
    expect(failed.pendingKey).toBeNull();
  });

  test('WI-13 a failed message is sent again under its own key, at the end', () => {
    const events: ConversationEvent[] = [
      sent('a'),
      { type: 'failed', key: 'a', failure },
      sent('b'),
      replied('b'),
      sent('a'),
    ];
    const again = after(events);
    expect(again.messages.map(({ key, state }) => [key, state])).toEqual([
      ['b', 'whole'],
      ['b/reply', 'whole'],
      ['a', 'sending'],
    ]);
  });

  test('8-26 a reply with nothing to show leaves no empty bubble', () => {
    expect(after([sent('a'), replied('a', '')]).messages).toMatchObject([{ text: 'a', state: 'failed' }]);
  });

  test('what arrives late, after a new start, changes nothing', () => {
    const fresh = after([sent('a'), { type: 'started', welcomeText: 'New' }]);
    expect(
      after(
        [replied('a'), { type: 'failed', key: 'a', failure }, { type: 'text-arrived', key: 'a', delta: 'x' }],
        fresh,
      ),
    ).toEqual(startConversation('New'));
  });

  test('a stored reply that comes again after a retry stands once', () => {
    const events: ConversationEvent[] = [
      sent('a'),
      { type: 'failed', key: 'a', failure },
      page(1, 1, [stored('msg_a', 'Answer', 'agent')]),
    ];
    expect(texts(after([...events, sent('a'), replied('a')]))).toEqual(['a', 'Answer']);
  });
});

describe('T15 history', () => {
  test('older pages go before, each message once', () => {
    const conversation = after([
      { type: 'history-requested' },
      page(1, 2, [stored('3'), stored('4')]),
      page(2, 2, [stored('1'), stored('2'), stored('3')]),
    ]);
    expect(texts(conversation)).toEqual(['1', '2', '3', '4']);
    expect(conversation.history).toEqual({ state: 'whole', page: 2 });
    expect(conversation.messages.every(({ state }) => state === 'whole')).toBe(true);
  });

  test('it ends at the last page or at an empty one', () => {
    expect(after([page(1, 3, [stored('1')])]).history.state).toBe('more');
    expect(after([page(1, 3, [])]).history.state).toBe('whole');
    expect(after([page(1, 0, [])]).history.state).toBe('whole');
  });

  test('a message sent while its page was on the way stands once', () => {
    const conversation = after([
      sent('k', 'Hello'),
      replied('k', 'Hi'),
      page(1, 1, [stored('0', 'Before'), stored('1', 'Hello'), stored('msg_k', 'Hi', 'agent')]),
    ]);
    expect(texts(conversation)).toEqual(['Before', 'Hello', 'Hi']);
  });

  test('8-25 a failure leaves the welcome, and a later page can be asked again', () => {
    expect(after([{ type: 'history-requested' }, { type: 'history-failed' }])).toEqual(startConversation('Welcome'));
    const events: ConversationEvent[] = [
      page(1, 2, [stored('1')]),
      { type: 'history-requested' },
      { type: 'history-failed' },
    ];
    expect(after(events).history).toEqual({ state: 'more', page: 1 });
  });
});

test('4-26 a changed welcome text starts anew', () => {
  expect(after([sent('a'), replied('a'), { type: 'started', welcomeText: 'Hey' }])).toEqual(startConversation('Hey'));
});

test('6-03 a refusal for a blocked agent is remembered', () => {
  expect(after([{ type: 'closed', reason: 'blocked' }]).closed).toBe('blocked');
  expect(after([{ type: 'closed', reason: 'not-ready' }, sent('a')]).closed).toBeNull();
});

test('SE-09 what another tab said is added once, and own words learn their id', () => {
  const line = (id: string, role: 'visitor' | 'agent', text: string) => ({
    key: id,
    id,
    role,
    text,
    cards: [],
    state: 'whole' as const,
  });
  const own: ConversationEvent[] = [
    { type: 'sent', key: 'a', text: 'Hello' },
    { type: 'replied', key: 'a', messageId: 'm2', reply: { agent_response_text: 'Hi', product_cards: [] } },
  ];
  const newest = [line('m1', 'visitor', 'Hello'), line('m2', 'agent', 'Hi'), line('m3', 'visitor', 'Hello')];
  const refreshed: ConversationEvent = { type: 'refreshed', messages: [...newest, line('m4', 'agent', 'Hi again')] };
  const after = [...own, refreshed, refreshed].reduce(nextConversation, startConversation('Welcome'));
  expect(after.messages.map(({ key, id }) => [key, id])).toEqual([
    ['a', 'm1'],
    ['a/reply', 'm2'],
    ['m3', 'm3'],
    ['m4', 'm4'],
  ]);
});

test('what waits for a line stays under the question that is on its way, and under its answer', () => {
  const queued = (key: string): ConversationEvent => ({ type: 'queued', key, text: key });
  const keysAfter = (...events: ConversationEvent[]) =>
    after([queued('a'), queued('b'), queued('c'), ...events]).messages.map(({ key }) => key);
  expect(keysAfter(sent('a'))).toEqual(['a', 'b', 'c']);
  expect(keysAfter(sent('a'), { type: 'text-arrived', key: 'a', delta: 'An' })).toEqual(['a', 'a/reply', 'b', 'c']);
  expect(keysAfter(sent('a'), replied('a'), sent('b'))).toEqual(['a', 'a/reply', 'b', 'c']);
});
