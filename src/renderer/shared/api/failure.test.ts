import { expect, test } from 'vitest';
import { ApiFailure, isNetworkFailure, isPassing, reasonFor, TooSlow } from './failure.ts';

test.each([
  [new ApiFailure(null, undefined), true],
  [new ApiFailure(502, undefined), true],
  [new ApiFailure(503, undefined), true],
  [new TooSlow(), false],
  [new ApiFailure(500, undefined), false],
  [new ApiFailure(401, undefined), false],
  [new Error('a fault of our own'), false],
])('7-00 %s is worth a second try by itself: %s', (error, passing) => {
  expect(isPassing(error)).toBe(passing);
});

test('8-15 an answer that took too long counts as the network’s failure', () => {
  expect(isNetworkFailure(new TooSlow())).toBe(true);
  expect(isNetworkFailure(new ApiFailure(500, undefined))).toBe(false);
});

test('the reason says whose turn it is, and quotes the request where the server named it', () => {
  expect(reasonFor(new ApiFailure(null, undefined))).toMatch(/Check your connection/);
  expect(reasonFor(new TooSlow())).toMatch(/took too long/);
  expect(reasonFor(new ApiFailure(500, 'gateway'))).toBe('The fault is on our side. Try again in a moment.');
  const refusal = { success: false, code: 'server.failed', message: 'x', requestId: 'req-7' };
  expect(reasonFor(new ApiFailure(500, refusal))).toMatch(/quote req-7\.$/);
});
