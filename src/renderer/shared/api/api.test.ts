import { expect, test } from 'vitest';
import { address } from './api.ts';

test('7-01 a path is filled with its params', () => {
  expect(address('/users/get_user/:id', { id: 'usr_1' })).toBe('/users/get_user/usr_1');
  expect(address('/users/logout')).toBe('/users/logout');
});

test('TE-10 an id cannot leave its place in the path', () => {
  expect(address('/agents/get_agent_style/:id', { id: '../../login?x=1' })).toBe(
    '/agents/get_agent_style/..%2F..%2Flogin%3Fx%3D1',
  );
});

test('a missing param is a mistake of ours', () => {
  expect(() => address('/users/get_user/:id', {})).toThrow('needs id');
});
