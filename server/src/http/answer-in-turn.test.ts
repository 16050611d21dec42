import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';

const app = () => {
  const made = fastify({ forceCloseConnections: true });
  apps.push(made);
  return made;
};
const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((one) => one.close())));

const call = (n: number | string) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`;

async function listen(direct: boolean, heldMs = 60_000) {
  const made = app();
  answerInTurn(made, { direct, heldMs });
  const seen = { underWay: 0, most: 0, calls: [] as string[] };
  made.get('/:n', async ({ url }) => {
    seen.calls.push(url);
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.underWay -= 1;
    return url;
  });
  await made.listen({ port: 0, host: '127.0.0.1' });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = made.server.address() as AddressInfo;
  return { port, seen };
}

test('LO-03 pipelined calls are answered one after the other, each and in their order', async () => {
  const { port, seen } = await listen(true);
  const socket = connect(port, '127.0.0.1');
  socket.write(Array.from({ length: 12 }, (_, n) => call(n)).join(''));
  let said = '';
  for await (const chunk of socket) {
    said += String(chunk);
    if (said.endsWith('/11')) break;
  }
  expect([...said.matchAll(/\r\n\r\n\/(\d+)/g)].map(([, n]) => Number(n))).toEqual([...Array(12).keys()]);
  expect(seen.most).toBe(1);
});

test('LO-03 who pipelines without end is cut after the first call, and waits before the next connection is read', async () => {
  const { port, seen } = await listen(true);
  const flood = connect(port, '127.0.0.1');
  flood.on('error', () => {});
  flood.write(call('flood').repeat(200));
  await once(flood, 'close');
  expect(seen.calls).toEqual(['/flood']);

  const again = connect(port, '127.0.0.1');
  again.write(call('again'));
  const elsewhere = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' });
  elsewhere.write(call('elsewhere'));
  await once(elsewhere, 'data');
  // a second call of the other address: by then the first one's would have been heard
  elsewhere.write(call('more'));
  await once(elsewhere, 'data');
  expect(seen.calls).toEqual(['/flood', '/elsewhere', '/more']);
  again.destroy();
  elsewhere.destroy();
});

test('a held connection is read in the end, and behind a proxy none is held', async () => {
  for (const [direct, heldMs] of [
    [true, 50],
    [false, 60_000],
  ] as const) {
    const { port, seen } = await listen(direct, heldMs);
    const flood = connect(port, '127.0.0.1');
    flood.on('error', () => {});
    flood.write(call('flood').repeat(200));
    await once(flood, 'close');
    const again = connect(port, '127.0.0.1');
    again.write(call('again'));
    await once(again, 'data');
    expect(seen.calls.at(-1)).toBe('/again');
    again.destroy();
  }
});
