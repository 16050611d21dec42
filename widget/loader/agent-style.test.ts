import { describe, expect, test, vi } from 'vitest';
import { loadBubbleStyle, parseBubbleStyle, parseScriptAddress } from './agent-style.ts';

test('T19, CH-23 only a colour of three or six digits reaches a style', () => {
  const colourOf = (color: unknown) => Object(parseBubbleStyle({ agentStyle: { color } }, '')).color;
  expect(colourOf('#1F6f54')).toBe('#1F6f54');
  for (const color of ['red', '#fff;}*{display:none', 'url(//evil)', '#11223344', 5, null]) {
    expect(colourOf(color)).toBe('#3b82f6');
  }
});

test('whatever the server says there is a name and a colour', () => {
  for (const body of [null, 'x', [], {}, { agentStyle: null }, { agentStyle: { name: ' ', bubleIcone: '<svg>' } }]) {
    expect(parseBubbleStyle(body, '')).toMatchObject({ name: 'Vitrine Assistant', color: '#3b82f6' });
  }
  expect(parseBubbleStyle({ agentStyle: { name: 'Ada', bubleIcone: 'classic' } }, '')).toMatchObject({
    name: 'Ada',
    icon: 'classic',
  });
});

test('an agent that no training answers for is asked for again', () => {
  expect(parseBubbleStyle({ agentStyle: { isReady: false } }, '')).toBe(0);
  expect(parseBubbleStyle({ agentStyle: { isReady: true } }, '')).toMatchObject({ color: '#3b82f6' });
});

test('WI-12 a server that refuses or is away gives its status', async () => {
  const answer = (status: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    return loadBubbleStyle({ origin: 'https://vitrine.example', agentId: 'agt_1' });
  };
  expect(await answer(404)).toBe(404);
  expect(await answer(400)).toBe(400);
  expect(await answer(429)).toBe(429);
  expect(await answer(503)).toBe(503);
  expect(await answer(200)).toMatchObject({ color: '#3b82f6' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await loadBubbleStyle({ origin: 'https://vitrine.example', agentId: 'agt_1' })).toBe(0);
  vi.unstubAllGlobals();
});

const id = `agt_${'0a'.repeat(16)}`;
const origin = 'https://vitrine.example';

describe('WI-01 the id in the script address', () => {
  test.each([
    `${origin}/chatbox.js?id=${id}`,
    `${origin}/chatbox.js?v=2&id=${id}`,
    `${origin}/chatbox.js?id=${id}&v=2`,
    `${origin}/chatbox.js?id=${id}#x`,
  ])('%s', (src) => expect(parseScriptAddress(src)).toEqual({ agentId: id, origin }));

  test('a port belongs to the origin', () => {
    expect(parseScriptAddress(`http://localhost:4600/chatbox.js?id=${id}`)?.origin).toBe('http://localhost:4600');
  });

  test.each([
    '',
    `${origin}/chatbox.js`,
    `${origin}/chatbox.js?id=`,
    `${origin}/chatbox.js?id=');alert(1)//`,
    `${origin}/chatbox.js?id=</script>`,
    `${origin}/chatbox.js?id=${id}'`,
    `${origin}/chatbox.js?id=${id.toUpperCase()}`,
    `${origin}/chatbox.js?id=${id}0`,
    `${origin}/chatbox.js?id=usr_${'0a'.repeat(16)}`,
    `${origin}/chatbox.js?xid=${id}`,
    `${origin}/chatbox.js?id=${'a'.repeat(10_000)}`,
    `${origin}/chatbox.js#?id=${id}`,
    `https://user@vitrine.example/chatbox.js?id=${id}`,
    `data:text/javascript,/chatbox.js?id=${id}`,
    `//vitrine.example/chatbox.js?id=${id}`,
  ])('%s is refused', (src) => expect(parseScriptAddress(src)).toBeUndefined());
});
