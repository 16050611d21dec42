import { describe, expect, test } from 'vitest';
import { parseChatPageMessage, parseHostMessage } from './widget-messages.ts';

describe('WI-04 frame messages', () => {
  test('the known ones pass, without any further key', () => {
    expect(
      parseHostMessage({ vitrine: 'opened', page: 'shop.example/lamp', session: 'a-B_9', question: 'Hi', admin: true }),
    ).toEqual({
      vitrine: 'opened',
      page: 'shop.example/lamp',
      byVisitor: true,
      session: 'a-B_9',
      question: 'Hi',
    });
    expect(parseHostMessage({ vitrine: 'spoken', language: 'de'.padEnd(99) })).toEqual({
      vitrine: 'spoken',
      language: 'de'.padEnd(35),
    });
    expect(parseChatPageMessage({ vitrine: 'lost', all: true })).toEqual({ vitrine: 'lost' });
    expect(parseChatPageMessage({ vitrine: 'forget', all: true })).toEqual({ vitrine: 'forget' });
    expect(parseChatPageMessage({ vitrine: 'keep', session: 'a-B_9' })).toEqual({ vitrine: 'keep', session: 'a-B_9' });
    expect(parseChatPageMessage({ vitrine: 'note', words: '{}' })).toEqual({ vitrine: 'note', words: '{}' });
    expect(parseHostMessage({ vitrine: 'noted', words: '{}' })).toEqual({ vitrine: 'noted', words: '{}' });
    expect(parseHostMessage({ vitrine: 'closed' })).toEqual({ vitrine: 'closed' });
    expect(parseChatPageMessage({ vitrine: 'ready' })).toEqual({ vitrine: 'ready' });
    expect(parseChatPageMessage({ vitrine: 'close', page: 'x' })).toEqual({ vitrine: 'close' });
  });

  test.each([
    undefined,
    null,
    7,
    'opened',
    [],
    ['opened'],
    {},
    { vitrine: 'resize', height: 1e9 },
    { vitrine: ['opened'], page: 'x' },
    { vitrine: 'opened' },
    { vitrine: 'opened', page: { toString: 'x' } },
    { vitrine: 'keep' },
    { vitrine: 'keep', session: '<script>' },
    { vitrine: 'keep', session: 'a'.repeat(201) },
    { vitrine: 'note', words: 7 },
    { vitrine: 'note', words: 'a'.repeat(50_001) },
    { vitrine: 'noted' },
    { vitrine: 'unread', count: '3' },
    { vitrine: 'unread', count: Number.NaN },
    { vitrine: 'unread', count: -5 },
    Object.create({ vitrine: 'closed' }),
    Object.create({ vitrine: 'close' }),
    JSON.parse('{"__proto__":{"vitrine":"closed"}}'),
  ])('others are ignored: %j', (data) => {
    expect(parseHostMessage(data)).toBeUndefined();
    expect(parseChatPageMessage(data)).toBeUndefined();
  });

  test('each side ignores what its own side says', () => {
    expect(parseHostMessage({ vitrine: 'ready' })).toBeUndefined();
    expect(parseChatPageMessage({ vitrine: 'opened', page: 'x' })).toBeUndefined();
  });

  test('a session that is none is none', () => {
    expect(parseHostMessage({ vitrine: 'opened', page: 'x', session: { toString: 'y' } })).toEqual({
      vitrine: 'opened',
      page: 'x',
      byVisitor: true,
      session: '',
      question: '',
    });
  });

  test('sizes are clamped', () => {
    expect(parseChatPageMessage({ vitrine: 'unread', count: 1e9 })).toEqual({ vitrine: 'unread', count: 99 });
    expect(parseChatPageMessage({ vitrine: 'unread', count: 2.5 })).toEqual({ vitrine: 'unread', count: 2 });
    expect(parseHostMessage({ vitrine: 'moved', page: 'a'.repeat(1e6) })).toEqual({
      vitrine: 'moved',
      page: 'a'.repeat(1_000),
    });
  });

  test('T08 the query and fragment of the page do not travel', () => {
    expect(parseHostMessage({ vitrine: 'moved', page: 'shop.example/lamp?token=1#x' })).toEqual({
      vitrine: 'moved',
      page: 'shop.example/lamp',
    });
  });
});
