import { expect, test } from 'vitest';
import { createAlikeGroups } from './alike-groups.ts';

const alike = createAlikeGroups('en');
const joins = async (text: string, group: string) => (await alike.groupOf([{ texts: [group] }], text)) !== null;

test.each([
  ['other things of the same words', 'Do you sell rugs for the hall?', 'Do you sell curtains in linen?'],
  ['something else of one thing', 'Can I return a lamp?', 'Which bulb goes into the lamp?'],
  ['something else of one thing', 'My throw has a hole', 'How do I wash the wool throw?'],
  ['what shops are asked otherwise', 'Do you need my passport?', 'Do you need a fee to return it?'],
])('%s are strangers', async (_, text, group) => expect(await joins(text, group)).toBe(false));

test.each([
  ['[number]', '[number]'],
  ['my number is [number]', 'it is [number]'],
  ['Hello, my order [number] has a scratch', 'Hello, is order [number] gift wrapped?'],
  ['[name] [number]', '[name] here, where is it? [number]'],
  ['My name is [name] and I want a refund', 'My name is [name], do you hire?'],
])('“%s” and “%s” are strangers, whatever is masked in both', async (text, group) =>
  expect(await joins(text, group)).toBe(false),
);

test.each([
  ['Do you have curtains or blinds to match the linen?', 'Do you sell curtains in linen?'],
  ['Do you have student or nurse discounts?', 'do u do student discount'],
  ['Do you have floor lamps?', 'Is there a lamp for outside?'],
  ['My card was declined', 'Why was my card refused?'],
])('“%s” is no stranger to “%s”', async (text, group) => expect(await joins(text, group)).toBe(true));
