import { expect, test } from 'vitest';
import { productNamed } from '../search/product.fixture.ts';
import { nameFit } from './name-fit.ts';

test.each([
  ['wool', 'Lambswool Throw', ['wool']],
  ['shirt', 'Tshirt', ['shirt']],
  ['late', 'Plates', []],
  ['tea', 'Teapot', []],
])('what is called “%s”: %s', (term, name, named) =>
  expect(nameFit([term], productNamed(name), 'en').named).toEqual(named),
);
