import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from './support/test-server.ts';

test('ST-11 a connection that never asked anything does not hold up a stop', async () => {
  const server = await startTestServer({ listen: true });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => {
    socket.once('connect', resolve);
  });
  expect((await server.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  // without the rule this takes over a minute, longer than any test may
  await server.close();
  socket.destroy();
});

test('2.9-08 O04 the help video is served, in pieces too', async () => {
  const server = await startTestServer({ worker: false });
  const whole = await server.app.inject({ url: '/videos/website-validation' });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers['content-type']).toBe('video/webm');
  const piece = await server.app.inject({ url: '/videos/website-validation', headers: { range: 'bytes=0-99' } });
  expect(piece.statusCode).toBe(206);
  expect(piece.rawPayload).toHaveLength(100);
  await server.close();
});
