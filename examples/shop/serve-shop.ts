/** Serves the example shop as an ordinary small web server would: validators, gzip, redirects and a page for 404. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildShop } from './build-shop.ts';
import type { ShopFile } from './build-shop.ts';
import { redirects } from './moved-addresses.ts';

type ServedFile = ShopFile & { bytes: Buffer; zipped?: Buffer; etag: string };

type ShopOptions = {
  port: number;
  host?: string;
  publicOrigin: string;
  widget?: { scriptUrl: string };
  verification?: string;
};

type RunningShop = {
  url: string;
  setWidget(scriptUrl: string): void;
  setVerification(token: string): void;
  /** makes every answer wait, as a shop on a slow machine does */
  setDelay(milliseconds: number): void;
  /** its pages say `now` wherever they said `before` */
  reword(before: string, now: string): void;
  close(): Promise<void>;
};

const verificationPath = '/.well-known/vitrine-verification.txt';

const prepare = (file: ShopFile): ServedFile => {
  const bytes = Buffer.from(file.body);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return file.contentType === 'application/gzip'
    ? { ...file, bytes, etag }
    : { ...file, bytes, etag, zipped: gzipSync(bytes) };
};

const prepareAll = (options: Parameters<typeof buildShop>[0]): Map<string, ServedFile> =>
  new Map([...buildShop(options)].map(([path, file]) => [path, prepare(file)]));

const acceptsGzip = (request: IncomingMessage): boolean =>
  /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');

const isFresh = (request: IncomingMessage, file: ServedFile): boolean => {
  const known = request.headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((tag) => [file.etag, '*'].includes(tag.trim()));
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return file.lastModified.getTime() <= since;
};

const sendFile = (request: IncomingMessage, response: ServerResponse, status: number, file: ServedFile): void => {
  response.setHeader('ETag', file.etag);
  response.setHeader('Last-Modified', file.lastModified.toUTCString());
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isFresh(request, file)) {
    response.writeHead(304).end();
    return;
  }
  const zipped = acceptsGzip(request) ? file.zipped : undefined;
  const bytes = zipped ?? file.bytes;
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Length', bytes.byteLength);
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes);
};

export const serveShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { publicOrigin, host = '127.0.0.1' } = options;
  let files = prepareAll(options);
  let proof: ServedFile | undefined;
  let delayMs = 0;

  const setWidget = (scriptUrl: string) => {
    const changed = new Date(Math.floor(Date.now() / 1000) * 1000);
    files = prepareAll({ publicOrigin, widget: { scriptUrl } });
    for (const file of files.values()) if (file.contentType.startsWith('text/html')) file.lastModified = changed;
  };
  const reword = (before: string, now: string) => {
    for (const [path, { body, contentType, lastModified }] of files)
      if (typeof body === 'string' && contentType.startsWith('text/html') && body.includes(before))
        files.set(path, prepare({ contentType, body: body.replaceAll(before, now), lastModified }));
  };
  const setVerification = (token: string) => {
    proof = prepare({ contentType: 'text/plain; charset=utf-8', body: `${token}\n`, lastModified: new Date() });
  };
  if (options.verification !== undefined) setVerification(options.verification);

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const moved = redirects.get(path);
    if (moved !== undefined) {
      response.writeHead(301, { Location: moved, 'Content-Length': 0 }).end();
      return;
    }
    const file = path === verificationPath ? proof : files.get(path);
    const notFound = files.get('/404.html');
    if (file && file !== notFound) sendFile(request, response, 200, file);
    else if (notFound) sendFile(request, response, 404, notFound);
  };

  const server = createServer((request, response) => {
    if (delayMs === 0) answer(request, response);
    else setTimeout(() => answer(request, response), delayMs);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;

  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  const setDelay = (milliseconds: number) => {
    delayMs = milliseconds;
  };
  return { url: `http://${host}:${port}`, setWidget, setVerification, setDelay, reword, close };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4700' },
      host: { type: 'string' },
      origin: { type: 'string', default: 'https://hearthandloom.example' },
      widget: { type: 'string' },
      verification: { type: 'string' },
    },
  });
  const { url } = await serveShop({
    port: Number(values.port),
    publicOrigin: values.origin,
    ...(values.host !== undefined && { host: values.host }),
    ...(values.widget !== undefined && { widget: { scriptUrl: values.widget } }),
    ...(values.verification !== undefined && { verification: values.verification }),
  });
  console.log(`Hearth & Loom stands at ${url}`);
}
