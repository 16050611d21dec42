import { expect, test } from 'vitest';
import { createBody, designOf, designRules, newDesign, updateBody } from './design.ts';

const design = { ...newDesign, name: 'Mia' };

test('7-09 3-05 creating sends all fields, the colour under both names', () => {
  expect(createBody('agt_1', { ...design, name: ' Mia ' })).toEqual({
    agentId: 'agt_1',
    name: 'Mia',
    welcomeText: 'Hi there! How can I help you?',
    placeholderText: 'Type your message here...',
    color: '#3b82f6',
    colorBuble: '#3b82f6',
    bubleIcone: 'modern',
  });
});

test('7-10 O14 updating sends what changed, and nothing when nothing did', () => {
  expect(updateBody('agt_1', design, { ...design, colour: '#000000', welcomeText: '' })).toEqual({
    agentId: 'agt_1',
    color: '#000000',
    colorBuble: '#000000',
    welcomeText: '',
  });
  expect(updateBody('agt_1', design, { ...design, name: 'Mia ' })).toBeNull();
});

test('3-05 T19 a read returns color', () => {
  const style = {
    ...createBody('agt_1', design),
    color: '#112233',
    colorBuble: '#112233',
    isBlocked: false,
    isReady: true,
    links: [],
  };
  expect(designOf(style)).toEqual({ ...design, colour: '#112233' });
});

test.each([
  [{ name: '' }, false],
  [{ name: '   ' }, false],
  [{ name: 'a'.repeat(30) }, true],
  [{ name: 'a'.repeat(31) }, false],
  [{ welcomeText: 'a'.repeat(150) }, true],
  [{ welcomeText: 'a'.repeat(151) }, false],
  [{ welcomeText: '' }, true],
  [{ placeholderText: 'a'.repeat(50) }, true],
  [{ placeholderText: 'a'.repeat(51) }, false],
  [{ colour: 'red' }, false],
])('5-11 5-12 T19 with %j the design is valid: %s', (change, valid) => {
  expect(designRules.isValidSync({ ...design, ...change })).toBe(valid);
});

test('9-13 a new design has the defaults and no name', () => {
  expect(newDesign).toEqual({
    name: '',
    welcomeText: 'Hi there! How can I help you?',
    placeholderText: 'Type your message here...',
    colour: '#3b82f6',
    bubbleIcon: 'modern',
  });
});
