import { expect, test } from 'vitest';
import { isAskedAgain } from './asked-again.ts';

test.each([
  ['How should wool be washed?', 'How do I wash wool?'],
  ['How long does delivery take?', 'How long does delivery take?'],
  ['how long does the delivery take please', 'How long does delivery take?'],
  ['How long to France?', 'How long does delivery to France take?'],
])('“%s” after “%s” is asked again', (text, before) => {
  expect(isAskedAgain(text, ['Do you sell mugs?', before], 'en')).toBe(true);
});

test.each([
  ['Are you open on Sunday?', 'What are your opening hours?'],
  ['Are you open on Sunday?', 'When are you open?'],
  ['Are you open on Sunday?', 'Are you open on Saturday?'],
  ['How long does delivery to France take?', 'How long does delivery take?'],
  ['And how much is delivery to Germany?', 'How much is delivery?'],
])('“%s” after “%s” asks for something that was not told', (text, before) => {
  expect(isAskedAgain(text, [before], 'en')).toBe(false);
});

test('who asks for the first time, or names nothing, asks nothing again', () => {
  expect(isAskedAgain('Are you open on Sunday?', [], 'en')).toBe(false);
  expect(isAskedAgain('And you?', ['And you?'], 'en')).toBe(false);
});
