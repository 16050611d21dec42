/** An OpenAI-compatible endpoint that remembers when each question reached it, so that what our server adds before is seen apart. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** a question's name: one word that no shop knows */
const named = /\bQ[a-p]{11}\b/g;
const text = JSON.stringify({ agent_response_text: 'Parcels arrive within three working days.', product_cards: [] });
/** it speaks for about a second */
const pieces = text.match(/.{1,6}/g) ?? [];
const pieceMs = 60;

/** Letters alone: a question full of digits is searched for prices, as few visitors' are. */
export const newName = (): string =>
  `Q${Array.from(randomBytes(11), (byte) => String.fromCodePoint(97 + (byte % 16))).join('')}`;

export async function startClockedModel(thinksMs: number) {
  /** may be changed while it runs */
  const thinks = { ms: thinksMs };
  const reachedAt = new Map<string, number>();
  const server = createServer((request, response) => {
    const arrivedAt = performance.now();
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const name = body.match(named)?.at(-1);
      if (name !== undefined) reachedAt.set(name, arrivedAt);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const event = (choice: object) => `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, ...choice }] })}\n\n`;
      const speak = (at: number): void => {
        const content = pieces[at];
        if (content === undefined) {
          response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
          return;
        }
        response.write(event({ delta: { content }, finish_reason: null }));
        setTimeout(speak, pieceMs, at + 1);
      };
      setTimeout(speak, thinks.ms, 0);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, reachedAt, thinks, close: () => server.close() };
}
