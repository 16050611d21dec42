import { expect, test } from 'vitest';
import { choicesBody, choicesRules } from './widget-card.tsx';
import type { WidgetChoices } from './widget-card.tsx';

const choices: WidgetChoices = {
  colorScheme: 'dark',
  logoUrl: ' https://shop.example/logo.svg ',
  greetings: 'de: Moin!\n\npt-BR: Oi: tudo bem?',
  suggestions: ['How long does delivery take?'],
  corner: 'left',
  wide: '30, 40',
  phone: '12 80',
  hiddenOn: ['/checkout*'],
  teaserText: 'Questions?',
  teaserAfter: '15',
};

test('what is written is what is sent', () => {
  expect(choicesBody('agt_1', choices)).toEqual({
    agentId: 'agt_1',
    colorScheme: 'dark',
    logoUrl: 'https://shop.example/logo.svg',
    greetings: { de: 'Moin!', 'pt-BR': 'Oi: tudo bem?' },
    suggestions: ['How long does delivery take?'],
    placement: {
      corner: 'left',
      wide: { x: 30, y: 40 },
      phone: { x: 12, y: 80 },
      hiddenOn: ['/checkout*'],
      teaser: { text: 'Questions?', after: 15 },
    },
  });
  expect(choicesBody('agt_1', { ...choices, logoUrl: '', teaserAfter: 'never' })).toMatchObject({
    logoUrl: null,
    placement: { teaser: null },
  });
});

test.each([
  [{}, true],
  [{ logoUrl: 'http://shop.example/a.png' }, false],
  [{ greetings: 'Moin!' }, false],
  [{ greetings: `de: ${'a'.repeat(151)}` }, false],
  [{ wide: 'left' }, false],
  [{ wide: '201, 20' }, false],
  [{ suggestions: ['a', 'b', 'c', 'd'] }, false],
  [{ hiddenOn: ['checkout'] }, false],
])('the rules: %j %s', async (change, isFine) => {
  expect(await choicesRules.isValid({ ...choices, ...change })).toBe(isFine);
});
