import { afterAll, beforeAll, expect, vi } from 'vitest';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it starts and stops the worker of this process');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => {
  await server.worker?.stop();
  await server.close();
});

test('healthz is 200 only while the database answers and the worker is fit, and says nothing else (OP-05)', async () => {
  expect((await server.app.inject('/healthz')).statusCode).toBe(503);
  server.worker?.start();
  await vi.waitFor(async () => expect((await server.app.inject('/healthz')).statusCode).toBe(200));
  expect((await server.app.inject('/healthz')).json()).toEqual({ success: true });
});
