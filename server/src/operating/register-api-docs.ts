import type { FastifyInstance } from 'fastify';
import { readerPolicy, writeReader } from './api-reader.ts';
import { describeApi } from './open-api.ts';

/** Outside production on the server's own port; always on the operator's (OP-05). */
export function registerApiDocs(app: FastifyInstance, publicUrl: string): void {
  const document = describeApi(publicUrl);
  const text = JSON.stringify(document);
  const page = writeReader(document);
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  app.get('/docs', (_request, reply) =>
    reply.header('content-security-policy', readerPolicy).type('text/html; charset=utf-8').send(page),
  );
}
