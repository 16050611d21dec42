import { expect, test } from 'vitest';
import { parseLook, placeholderIn, welcomeIn } from './agent-look.ts';

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

test('what an owner never wrote is said in the language of the page; what they wrote stands, beside their greetings', () => {
  const [hello, field] = ['Hallo!', 'Ihre Nachricht …'];
  const says = (agentStyle: object, language: string) => {
    const look = parseLook({ agentStyle });
    return [welcomeIn(look, language, hello), placeholderIn(look, language, field)];
  };
  const untouched = { welcomeText: 'Hi there! How can I help you?', placeholderText: 'Type your message here...' };
  expect(says(untouched, 'de-AT')).toEqual([hello, field]);
  expect(says({}, 'de')).toEqual([hello, field]);
  const own = { welcomeText: 'Ahoy!', placeholderText: 'Ask us' };
  expect(says(own, 'de')).toEqual(['Ahoy!', 'Ask us']);
  expect(says({ ...own, greetings: { de: 'Moin!' } }, 'de')).toEqual(['Moin!', field]);
  expect(says({ ...untouched, greetings: { de: 'Moin!' } }, 'fr')).toEqual([hello, field]);
});
