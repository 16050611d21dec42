import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { ApiFailure, TooSlow } from './failure.ts';

const platform = { apiBaseUrl: '/base', bearerToken: () => null };

/** Keeps each request instead of sending it. */
function heldRequests(): XMLHttpRequest[] {
  const held: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function hold(this: XMLHttpRequest) {
    held.push(this);
  });
  return held;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('9-01 7-00 a call waits 20000 ms and no longer, and is not repeated', async () => {
  const held = heldRequests();
  const outcome = createApi(platform).call('getUser', { params: { id: 'usr_1' } });
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.timeout).toBe(20_000);
  held[0]?.ontimeout?.(new ProgressEvent('timeout'));
  await expect(outcome).rejects.toBeInstanceOf(TooSlow);
  expect(held).toHaveLength(1);
});

test('7-00 the base address stands before every path, and JSON is asked for', async () => {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const headed = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const held = heldRequests();
  const outcome = createApi(platform).call('getUser', { params: { id: 'usr_1' } });
  await expect.poll(() => held.length).toBe(1);
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual(['GET', '/base/users/get_user/usr_1']);
  expect(headed.mock.calls).toContainEqual(['Accept', 'application/json']);
  held[0]?.onerror?.(new ProgressEvent('error'));
  await expect(outcome).rejects.toBeInstanceOf(ApiFailure);
});

test('8-33 a failure is passed to the caller, and whoever listens hears of a session that ended', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(401);
  const held = heldRequests();
  const api = createApi(platform);
  const heard = vi.fn();
  api.onSignedOut(heard);
  const outcome = api.call('getUser', { params: { id: 'usr_1' } });
  await expect.poll(() => held.length).toBe(1);
  held[0]?.onloadend?.(new ProgressEvent('loadend'));
  await expect(outcome).rejects.toMatchObject({ status: 401 });
  expect(heard).toHaveBeenCalledOnce();
});
