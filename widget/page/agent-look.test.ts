import { expect, test } from 'vitest';
import { parseLook } from './agent-look.ts';

test('9-14, T15 without a style, or with empty texts, the defaults stand', () => {
  const defaults = {
    name: 'Vitrine Assistant',
    welcomeText: 'Hello, how can I assist you?',
    placeholderText: 'Type your message here...',
    color: '#3b82f6',
    isBlocked: false,
    links: [],
  };
  for (const body of [undefined, null, 'x', {}, { agentStyle: null }, { agentStyle: { name: 7, welcomeText: '  ' } }]) {
    expect(parseLook(body)).toEqual(defaults);
  }
});

test('CH-22 an owner’s texts are taken as they are', () => {
  const agentStyle = { name: '<b>Ada</b>', welcomeText: '${x} {{y}}', placeholderText: 'مرحبا', color: '#000000' };
  const links = ['shop.example', 'tel:+4930123456'];
  expect(parseLook({ agentStyle: { ...agentStyle, isBlocked: true, links } })).toEqual({
    ...agentStyle,
    isBlocked: true,
    links,
  });
});
