import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const from = (ip: string) => ({
  ip,
  owner: null,
  body: { agentId: 'agt_1', sessionId: 's' },
  query: {},
  headers: {},
});

test('LO-06 who goes on asking past the limit waits for each refusal, and nobody else does', async () => {
  const hit = vi.fn(
    async (windows: ReadonlyMap<string, number>) =>
      new Map(
        [...windows.keys()].map((key) => [key, { hits: key.startsWith('register') ? 21 : 1, endsInSeconds: 60 }]),
      ),
  );
  const { admit } = createRateLimiter({ hit, forget: async () => {} });
  const refusal = { code: 'request.too_many', retryAfterSeconds: 60 };
  for (let asked = 0; asked < 41; asked += 1)
    await expect(admit('register', from('192.0.2.1'))).rejects.toMatchObject(refusal);
  expect(hit).toHaveBeenCalledTimes(1);

  const settled = vi.fn();
  const late = admit('register', from('192.0.2.1')).catch(settled);
  await expect(admit('createSession', from('192.0.2.2'))).resolves.toBeDefined();
  await vi.advanceTimersByTimeAsync(400);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await late;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.too_many' }));

  await vi.advanceTimersByTimeAsync(60_000);
  hit.mockClear();
  await expect(admit('register', from('192.0.2.1'))).rejects.toMatchObject(refusal);
  expect(hit).toHaveBeenCalledTimes(1);
});

test('LO-03 an address has so many calls under way, chats besides them, and a place that is given back is free', async () => {
  const { enter } = createRateLimiter({ hit: async () => new Map(), forget: async () => {} });
  const reads = await Promise.all(Array.from({ length: 32 }, () => enter('getSessionMessages', from('192.0.2.1'))));
  const refused = vi.fn();
  const late = enter('getSessionMessages', from('192.0.2.1')).catch(refused);
  await vi.advanceTimersByTimeAsync(450);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await late;
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.too_many' }));

  await expect(enter('getResponse', from('192.0.2.1'))).resolves.toBeTypeOf('function');
  await expect(enter('getSessionMessages', from('192.0.2.2'))).resolves.toBeTypeOf('function');
  const patient = enter('getSessionMessages', from('192.0.2.1'));
  reads[0]?.();
  reads[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  await expect(patient).resolves.toBeTypeOf('function');
  const another = enter('getSessionMessages', from('192.0.2.1')).catch(refused);
  await vi.advanceTimersByTimeAsync(600);
  await another;
  expect(refused).toHaveBeenCalledTimes(2);
});
