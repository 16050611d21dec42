/** An OpenAI-compatible embeddings endpoint that knows a few words' meanings, so that a test can say what lies near what. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const meanings = [
  ['wash', 'laundry', 'dirty', 'stain'],
  ['parcel', 'parcels', 'delivery', 'shipping', 'postman'],
  ['refund', 'return', 'returns', 'money'],
  ['mug', 'cup', 'coffee'],
];

export async function startScriptedEmbeddings() {
  const asked: { authorization: string; texts: string[] }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { input }: { input: string[] } = JSON.parse(text);
      asked.push({ authorization: request.headers.authorization ?? '', texts: input });
      const data = input.map((one, index) => ({ object: 'embedding', index, embedding: vectorOf(one) }));
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(status === 200 ? { object: 'list', data, model: 'scripted' } : { error: { message: text } }),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answerWith(next: number) {
      status = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function vectorOf(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [0.1, ...meanings.map((meaning) => words.filter((word) => meaning.includes(word)).length)];
}
