import { expect, test } from 'vitest';
import type { StreamEvent } from './read-answers.ts';
import { readEventStream } from './read-answers.ts';

async function read(pieces: (string | Uint8Array<ArrayBuffer>)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  await readEventStream(body, (event) => events.push(event));
  return events;
}

const whole =
  'event: text\ndata: {"delta":"Grüße 👋"}\n\n: ping\n\nevent: done\r\ndata: {"success":\r\ndata: true}\r\n\r\n';
const expected = [
  { event: 'text', data: { delta: 'Grüße 👋' } },
  { event: 'done', data: { success: true } },
];

test('events arrive whole however the bytes are cut', async () => {
  expect(await read([whole])).toEqual(expected);
  const bytes = new TextEncoder().encode(whole);
  expect(await read(Array.from(bytes, (byte) => new Uint8Array([byte])))).toEqual(expected);
});

test('CH-14 what is cut off at the end is no event, what is no JSON is left out', async () => {
  expect(await read(['event: text\ndata: {"delta":"a"}\n\nevent: text\ndata: {"del'])).toHaveLength(1);
  expect(await read(['event: text\ndata: nonsense\n\n', whole])).toEqual(expected);
});

test('an event without end is given up', async () => {
  await expect(read([`data: ${'x'.repeat(1_100_000)}`])).rejects.toThrow();
});
