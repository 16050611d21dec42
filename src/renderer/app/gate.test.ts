import { expect, test } from 'vitest';
import { paths, protectedPaths } from '../shared/paths.ts';
import { afterSignIn, mayEnter } from './gate.tsx';
import type { Visitor } from './gate.tsx';

const loading: Visitor = { kind: 'loading' };
const nobody: Visitor = { kind: 'nobody', leftOnPurpose: false };
const loggedOut: Visitor = { kind: 'nobody', leftOnPurpose: true };
const unverified: Visitor = { kind: 'owner', verified: false };
const verified: Visitor = { kind: 'owner', verified: true };
const publicPaths = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.success,
  paths.cancel,
];

test('2.1-09 there are thirteen protected pages', () => {
  expect(protectedPaths).toHaveLength(13);
});

test.each(protectedPaths)('2.1-10 nobody is sent from %s to log in, and the origin is remembered', (path) => {
  expect(mayEnter(path, nobody)).toEqual({ kind: 'go', to: '/login', rememberOrigin: true });
  expect(mayEnter(path, loading)).toEqual({ kind: 'wait' });
  expect(mayEnter(path, verified)).toEqual({ kind: 'enter' });
});

test('4-07 who logged out by hand is not brought back to where they were', () => {
  expect(mayEnter('/account', loggedOut)).toEqual({ kind: 'go', to: '/login', rememberOrigin: false });
});

test.each(protectedPaths.filter((path) => path !== paths.onboarding))(
  '2.1-11 6-02 an unverified owner is sent from %s to onboarding',
  (path) => {
    expect(mayEnter(path, unverified)).toEqual({ kind: 'go', to: '/onboarding', rememberOrigin: false });
  },
);

test.each([paths.onboarding, paths.success, paths.cancel])('2.1-11 except on %s', (path) => {
  expect(mayEnter(path, unverified)).toEqual({ kind: 'enter' });
});

test.each(publicPaths)('6-01 anybody may see %s', (path) => {
  expect(mayEnter(path, nobody)).toEqual({ kind: 'enter' });
});

test('a trailing slash opens no door', () => {
  expect(mayEnter('/account/', unverified)).toMatchObject({ to: '/onboarding' });
  expect(mayEnter('/account//', nobody)).toMatchObject({ to: '/login' });
});

test('4-05 signing in leads to / when payment is verified, else to onboarding', () => {
  expect(mayEnter('/login', verified)).toMatchObject({ to: '/' });
  expect(mayEnter('/login', unverified)).toMatchObject({ to: '/onboarding' });
  expect(mayEnter('/register', unverified)).toMatchObject({ to: '/onboarding' });
  expect(mayEnter('/login', loading)).toEqual({ kind: 'wait' });
});

test('T27 a remembered page of ours is returned to, with its search', () => {
  expect(afterSignIn(true, '/conversations?q=delivery')).toBe('/conversations?q=delivery');
  expect(afterSignIn(false, '/conversations')).toBe('/onboarding');
});

test.each([
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  'javascript:alert(1)',
  '/login',
  '/no-such-page',
  '/account/../../x',
  'account',
  '',
  7,
  null,
  { pathname: '/account' },
])('T27 %j is never followed', (remembered) => {
  expect(afterSignIn(true, remembered)).toBe('/');
});
