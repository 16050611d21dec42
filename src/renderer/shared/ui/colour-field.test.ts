import { expect, test } from 'vitest';
import { asPickerColour, isColour } from './colour-field.tsx';

test.each(['#3b82f6', '#FFF', '#0a0'])('T19 %s is a colour', (text) => {
  expect(isColour(text)).toBe(true);
});

test.each(['red', '#3b82f', '#3b82f6ff', '#fff;}', 'url(//evil)', ''])('CH-23 %s is not', (text) => {
  expect(isColour(text)).toBe(false);
});

test('the picker shows short and upper-case colours, and what the chat shows for what is no colour yet', () => {
  expect(asPickerColour('#A0C')).toBe('#aa00cc');
  expect(asPickerColour('#3B82F6')).toBe('#3b82f6');
  expect(asPickerColour('#3b8')).toBe('#33bb88');
  expect(asPickerColour('#3b82')).toBe('#3b82f6');
});
