import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('the wanted port, and another where somebody listens on it', async () => {
  const wanted = await freePort();
  expect(await freePort(wanted)).toBe(wanted);
  const other = createServer().listen(wanted, '127.0.0.1');
  await once(other, 'listening');
  const port = await freePort(wanted);
  other.close();
  expect(port).not.toBe(wanted);
  expect(port).toBeGreaterThan(1023);
});
