import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { expect, test } from 'vitest';
import { forgotRules, loginRules, registerRules, resetRules } from './sign-in-frame.tsx';

function errorAt(schema: Schema, path: string, values: object): string | undefined {
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.find((one) => one.path === path)?.message;
    throw error;
  }
  return undefined;
}

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ana', 'Invalid email address'],
  ['ana@shop', undefined],
  ['ana@shop.example', undefined],
  [' ana@shop.example ', undefined],
])('5-01 5-07 login and forgot with the address %j: %s', (email, message) => {
  expect(errorAt(loginRules, 'email', { email, password: 'secret' })).toBe(message);
  expect(errorAt(forgotRules, 'email', { email })).toBe(message);
});

test.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', undefined],
  ['p'.repeat(128), undefined],
  ['p'.repeat(129), 'Password must be at most 128 characters'],
])('AU-09 5-02 5-06 5-08 the password %j: %s', (password, message) => {
  expect(errorAt(loginRules, 'password', { email: 'a@b.co', password })).toBe(message);
  expect(errorAt(registerRules, 'password', { name: 'A', email: 'a@b.co', password })).toBe(message);
  expect(errorAt(resetRules, 'password', { password, confirmPassword: password })).toBe(message);
});

test('5-04 register wants a name', () => {
  expect(errorAt(registerRules, 'name', { name: ' ', email: 'a@b.co', password: '123456' })).toBe('Name is required');
});

test.each([
  ['', 'Email is required'],
  ['ana@shop', 'Invalid email address'],
  ['ana@shop.e', 'Invalid email address'],
  ['ana@sh op.ee', 'Invalid email address'],
  ['a@b@c.ee', 'Invalid email address'],
  [' ana@shop.ee ', undefined],
])('5-05 register with the address %j: %s', (email, message) => {
  expect(errorAt(registerRules, 'email', { name: 'A', email, password: '123456' })).toBe(message);
});

test('5-09 the second password must be there and the same', () => {
  expect(errorAt(resetRules, 'confirmPassword', { password: '123456', confirmPassword: '123457' })).toBe(
    'Passwords must match',
  );
  expect(errorAt(resetRules, 'confirmPassword', { password: '123456', confirmPassword: '' })).toBe(
    'Confirm password is required',
  );
});
