import { expect, test } from 'vitest';
import { loadVectors, packVectors } from './meaning-vectors.ts';

const documents = [
  [1, 0, 0],
  [0.9, 0.1, 0],
  [0, 1, 0],
  [0, 0, 1],
].map((numbers) => Float32Array.from(numbers));
const vectors = loadVectors({ bytes: packVectors(documents), dimensions: 3, passageCount: 3 });
const hit = (position: number, score: number) => ({ position, score, coverage: 0.6, confidence: 1 });
const near = (question: number[]) => vectors.nearTo(Float32Array.from(question));

test('what lies near joins what words found, and claims none of the words', () => {
  expect(near([0, 1, 0])?.passages([hit(0, 8)], 2)).toEqual([
    { position: 0, score: 6, coverage: 0.6, confidence: 1 },
    { position: 2, score: 2, coverage: 0, confidence: 0 },
  ]);
});

test('of two that words find alike, the one that means it comes first', () => {
  expect(
    near([1, 0, 0])
      ?.passages([hit(2, 5), hit(0, 5)], 2)
      .map(({ position }) => position),
  ).toEqual([0, 2]);
});

test('without any word in common meaning alone decides', () => {
  expect(
    near([1, 0, 0])
      ?.passages([], 2)
      .map(({ position }) => position),
  ).toEqual([0, 1]);
});

test('products are compared with products', () => {
  expect(
    near([0, 0, 1])
      ?.products([], 5)
      .map(({ position }) => position),
  ).toEqual([0]);
});

test('another model’s vectors are not compared', () => {
  expect(near([1, 0])).toBeNull();
});

test('a byte a number', () => {
  expect(vectors.byteLength).toBe(12);
});
