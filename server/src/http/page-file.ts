/** A file that is served from memory: read at the start, pressed when it is first asked for (most languages never are), told apart by an entity tag. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface PageFile {
  type: string;
  hash: string;
  /** its own inline scripts and styles, as a policy names them */
  inline: InlineHashes;
  body: (encoding: Encoding) => Buffer;
}

export interface InlineHashes {
  scripts: string;
  styles: string;
}

type Encoding = 'br' | 'gzip' | 'identity';

const hashOf = (data: Buffer | string) => createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** null when the file was not built */
export function readPageFile(file: string, type: string, change = (text: string) => text): PageFile | null {
  if (!existsSync(file)) return null;
  const text = change(readFileSync(file, 'utf8'));
  const identity = Buffer.from(text);
  const hashesOf = (element: RegExp) =>
    [...text.matchAll(element)]
      .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      .join('');
  const inline = {
    scripts: hashesOf(/<script(?: type="module")?>(.*?)<\/script>/gs),
    styles: hashesOf(/<style>(.*?)<\/style>/gs),
  };
  const bodies: Partial<Record<Encoding, Buffer>> = { identity };
  const body = (encoding: Encoding) => (bodies[encoding] ??= press[encoding](identity));
  return { type, hash: hashOf(identity), inline, body };
}

const press: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain),
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  identity: (plain) => plain,
};

/** The headers are part of what the tag stands for: a page whose policy changed is a changed page. */
export function sendPageFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PageFile | null,
  headers: Record<string, string>,
): FastifyReply {
  if (file === null) {
    reply.callNotFound();
    return reply;
  }
  const encoding = preferred(request.headers['accept-encoding'] ?? '');
  const policy = headers['content-security-policy'];
  const etag = `"${file.hash}${policy === undefined ? '' : `-${hashOf(policy).slice(0, 8)}`}-${encoding}"`;
  void reply.removeHeader('x-frame-options').removeHeader('content-security-policy');
  void reply.headers({ ...headers, etag, vary: 'accept-encoding' });
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(file.type).send(file.body(encoding));
}

function preferred(accepted: string): Encoding {
  const takes = (name: string) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
