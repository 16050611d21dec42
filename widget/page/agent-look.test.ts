import { expect, test } from 'vitest';
import { parseLook, welcomeIn } from './agent-look.ts';

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
    expect(parseLook(body)).toMatchObject({ ...defaults, logoUrl: '' });
  }
});

test('CH-22 an owner’s texts are taken as they are', () => {
  const agentStyle = { name: '<b>Ada</b>', welcomeText: '${x} {{y}}', placeholderText: 'مرحبا', color: '#000000' };
  const links = ['shop.example', 'tel:+4930123456'];
  expect(parseLook({ agentStyle: { ...agentStyle, isBlocked: true, links } })).toMatchObject({
    ...agentStyle,
    isBlocked: true,
    links,
  });
});

test('CH-23 a logo is a picture over https, and a greeting is one of the language or of its first part', () => {
  for (const logoUrl of ['javascript:alert(1)', 'http://shop.example/a.png', 'data:image/png;base64,AA', 7, null])
    expect(parseLook({ agentStyle: { logoUrl } }).logoUrl).toBe('');
  const look = parseLook({
    agentStyle: { logoUrl: 'https://shop.example/a.png', welcomeText: 'Hi', greetings: { pt: 'Oi', de: ' ' } },
  });
  expect(look.logoUrl).toBe('https://shop.example/a.png');
  expect(['pt-BR', 'pt', 'de', '__proto__', 'en'].map((language) => welcomeIn(look, language))).toEqual([
    'Oi',
    'Oi',
    'Hi',
    'Hi',
    'Hi',
  ]);
});
