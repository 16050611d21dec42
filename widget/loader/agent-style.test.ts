import { expect, test, vi } from 'vitest';
import { iconColour, loadBubbleStyle, parseBubbleStyle } from './agent-style.ts';

test('T19, CH-23 only a colour of three or six digits reaches a style', () => {
  const colourOf = (color: unknown) => parseBubbleStyle({ agentStyle: { color } }).color;
  expect(colourOf('#1F6f54')).toBe('#1F6f54');
  for (const color of ['red', '#fff;}*{display:none', 'url(//evil)', '#11223344', 5, null]) {
    expect(colourOf(color)).toBe('#3b82f6');
  }
});

test('whatever the server says there is a name and an icon', () => {
  for (const body of [null, 'x', [], {}, { agentStyle: null }, { agentStyle: { name: ' ', bubleIcone: '<svg>' } }]) {
    expect(parseBubbleStyle(body)).toEqual({ name: 'Vitrine Assistant', color: '#3b82f6', icon: 'modern' });
  }
  expect(parseBubbleStyle({ agentStyle: { name: 'Ada', bubleIcone: 'classic' } })).toMatchObject({
    name: 'Ada',
    icon: 'classic',
  });
});

test('the icon can be seen on any colour', () => {
  expect(iconColour('#1f6f54')).toBe('#fff');
  expect(iconColour('#3b82f6')).toBe('#fff');
  expect(iconColour('#ffd400')).toBe('#000');
  expect(iconColour('#fff')).toBe('#000');
  expect(iconColour('#000')).toBe('#fff');
});

test('WI-12 an unknown agent is given up, a server in trouble is tried again', async () => {
  const answer = (status: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    return loadBubbleStyle('https://vitrine.example', 'agt_1');
  };
  expect(await answer(404)).toBe('unknown');
  expect(await answer(400)).toBe('unknown');
  expect(await answer(429)).toBe('unreachable');
  expect(await answer(503)).toBe('unreachable');
  expect(await answer(200)).toMatchObject({ icon: 'modern' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await loadBubbleStyle('https://vitrine.example', 'agt_1')).toBe('unreachable');
  vi.unstubAllGlobals();
});
