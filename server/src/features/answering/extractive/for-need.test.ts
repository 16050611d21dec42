import { expect, test } from 'vitest';
import { askShop } from '../ask-shop.fixture.ts';
import type { Draft } from './composed.ts';
import { withTold } from '../with-told.ts';
import { draftsOf } from './extractive-model.ts';

async function neededBy(text: string): Promise<Draft | undefined> {
  const { question } = await askShop(text);
  const [part] = question.parts;
  return part === undefined
    ? undefined
    : draftsOf(question, await withTold(part)).drafts.find(({ kind }) => kind === 'need');
}

test('what is told of a thing finds it for a need that names nothing of it', async () => {
  const draft = await neededBy('my living room smells stale, I want some pine fragrance in it');
  expect(draft?.products.map(({ name }) => name)).toContain('Pebble candle');
  expect(draft?.signs.sense).toBeGreaterThan(0);
});

test('what is sold out is needed by nobody, and a thing that is named needs no guess', async () => {
  const cool = await neededBy('I need something knitted for cool evenings');
  expect(cool?.products.map(({ name }) => name)).not.toContain('Alpine blanket');
  expect(await neededBy('how thick is the Harbour blanket?')).toBeUndefined();
});
