import { expect, test } from 'vitest';
import { saidOnce } from './said-once.ts';

const free = 'All orders over $50 are sent free of charge.';
const [faq, shipping] = ['[FAQ](https://shop.example/faq)', '[Shipping](https://shop.example/shipping)'];

test('a sentence that stands in two finds is said once, with what leads to it and the links below', () => {
  const doubt = "I'm not sure our pages answer that. This comes closest:";
  expect(saidOnce(`${free}\n\n${faq}\n\n${doubt}\n\nDo you ship free of charge? ${free}\n${shipping}`)).toBe(
    `${free}\n\n${faq}`,
  );
});

test('what is new beside it stays', () => {
  expect(saidOnce(`${free}\n\n${faq}\n\n${free} Others pay six dollars.\n\n${shipping}`)).toBe(
    `${free}\n\n${faq}\n\nOthers pay six dollars.\n\n${shipping}`,
  );
});

test('a label goes with the rows below it', () => {
  const rows = 'Orders abroad:\nCanada: 7 to 14 working days\nAll other countries: 12 to 25 working days';
  expect(saidOnce(`${rows}\n${faq}\n\nOrders abroad:\nCanada: 7 to 14 working days\n${shipping}`)).toBe(
    `${rows}\n${faq}`,
  );
});

test.each([
  `Yes. ${free}\n\nYes. We do that, too, wherever you are.`,
  'Have a look at these:',
  `${free}\n\n${faq} · ${shipping}`,
  'Mug: blue\nPlate: blue\n\n[Mug](https://shop.example/mug) · [Plate](https://shop.example/plate)',
])('what says nothing twice stays as it is: %s', (text) => {
  expect(saidOnce(text)).toBe(text);
});

test('a sentence under a label is the same without it, and rows with other labels are not', () => {
  const rule = 'If nothing has moved for three days, tell us.';
  expect(saidOnce(`Late parcels: ${rule}\n\n${rule} We will find it.`)).toBe(
    `Late parcels: ${rule}\n\nWe will find it.`,
  );
  expect(saidOnce(`${rule}\n\nLate parcels: ${rule}`)).toBe(rule);
  const rows = 'Ireland: 1 to 2 working days, free from €80\nMalta: 1 to 2 working days, free from €80';
  expect(saidOnce(rows)).toBe(rows);
});
