import { expect, test } from 'vitest';
import { joinOptions } from './join-options.ts';

test.each([
  [
    'a choice that only the other names is added',
    { size: 'M' },
    { size: 'M', colour: 'Petrol' },
    { size: 'M', colour: 'Petrol' },
  ],
  [
    'in another language it is the same choice',
    { Größe: 'm' },
    { size: 'M', colour: 'Petrol' },
    { Größe: 'm', colour: 'Petrol' },
  ],
  [
    'one word for both gives way to its parts',
    { option: 'Petrol / M' },
    { size: 'M', colour: 'Petrol' },
    { size: 'M', colour: 'Petrol' },
  ],
  ['as many choices are the known ones', { Größe: 'M' }, { size: 'Medium' }, { Größe: 'M' }],
  ['nothing known is all that is told', {}, { size: 'M' }, { size: 'M' }],
  ['nothing told changes nothing', { size: 'M' }, {}, { size: 'M' }],
])('%s', (_, known, told, joined) => {
  expect(joinOptions(known, told)).toEqual(joined);
});
