import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('healthz is 200 once the database answers and the worker is fit, and says nothing else (OP-05)', async () => {
  await vi.waitFor(async () => expect((await server.app.inject('/healthz')).statusCode).toBe(200));
  expect((await server.app.inject('/healthz')).json()).toEqual({ success: true });
});

test('a registered owner gets a record that keeps the contract', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/users/register',
    payload: { name: 'Ada', email: 'ada@example.com', password: 'correct horse 42' },
  });
  expect(reply.json()).toMatchObject({ success: true, user: { name: 'Ada' } });
});
