/**
 * The built pages: the owner app at every path that is not the API's, the widget's page and its loader. HTML is read once at start and
 * never depends on the request; the app's page answers GETs that accept HTML, so an unknown API path stays a JSON 404 (T31).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Needs {
  /** out/web */
  appDir: string;
  /** widget/dist */
  widgetDir: string;
  /** the help screencasts */
  videosDir: string;
  /** public host → where it really lives; only demos, tests and staging have any */
  crawlResolve: ReadonlyMap<string, string>;
}

export async function serveStaticPages(app: FastifyInstance, needs: Needs): Promise<void> {
  const files = { index: false, decorateReply: false, cacheControl: false, dotfiles: 'deny' } as const;
  const immutable = (reply: FastifyReply) => {
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    void reply.header('access-control-allow-origin', '*');
  };
  const folders = [
    { root: path.join(needs.appDir, 'assets'), prefix: '/assets/' },
    { root: path.join(needs.widgetDir, 'page', 'assets'), prefix: '/widget-assets/assets/' },
  ];
  for (const { root, prefix } of folders) {
    if (existsSync(root)) await app.register(fastifyStatic, { ...files, root, prefix, setHeaders: immutable });
  }

  await app.register(fastifyStatic, { root: needs.videosDir, serve: false, cacheControl: false });
  app.get('/videos/website-validation', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'same-origin' })
      .sendFile('website-validation.webm'),
  );

  const loader = page(path.join(needs.widgetDir, 'chatbox.js'), 'text/javascript; charset=utf-8');
  app.get('/chatbox.js', (request, reply) =>
    send(request, reply, loader, {
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
  );

  const chat = page(path.join(needs.widgetDir, 'page', 'index.html'), html, needs.crawlResolve);
  app.get<{ Params: { id: string } }>('/widget-chat/:id', (request, reply) =>
    /^agt_[0-9a-f]{32}$/.test(request.params.id)
      ? send(request, reply, chat, pageHeaders(policy(needs, '*', chat?.scripts), 'cross-origin'))
      : reply.callNotFound(),
  );

  const owner = page(path.join(needs.appDir, 'index.html'), html, needs.crawlResolve);
  const favicon = page(path.join(needs.appDir, 'favicon.svg'), 'image/svg+xml');
  app.get('/favicon.svg', (request, reply) =>
    send(request, reply, favicon, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/*', (request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.startsWith('/api/')) return reply.callNotFound();
    return send(request, reply, owner, {
      ...pageHeaders(policy(needs, "'none'"), 'same-origin'),
      'x-frame-options': 'DENY',
    });
  });
}

const html = 'text/html; charset=utf-8';

interface StaticPage {
  /** its own inline scripts, as a policy names them */
  scripts: string;
  body: Buffer;
  etag: string;
  type: string;
}

function page(file: string, type: string, resolve: ReadonlyMap<string, string> = new Map()): StaticPage | null {
  if (!existsSync(file)) return null;
  let text = readFileSync(file, 'utf8');
  if (resolve.size > 0) {
    const content = JSON.stringify(Object.fromEntries(resolve)).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    text = text.replace('</head>', `<meta name="vitrine-resolve" content='${content}'></head>`);
  }
  const scripts = [...text.matchAll(/<script type="module">(.*?)<\/script>/gs)]
    .map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('');
  const body = Buffer.from(text);
  return { scripts, body, type, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function send(request: FastifyRequest, reply: FastifyReply, file: StaticPage | null, headers: Record<string, string>) {
  if (file === null) return reply.callNotFound();
  void reply.removeHeader('x-frame-options').removeHeader('content-security-policy');
  void reply.headers({ ...headers, etag: file.etag });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return reply.type(file.type).send(file.body);
}

const pageHeaders = (contentSecurityPolicy: string, resourcePolicy: string) => ({
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': resourcePolicy,
});

/** No inline script but those named, no inline style; pictures of products come from shops, over https alone outside demos. */
function policy(needs: Needs, frameAncestors: string, scripts = ''): string {
  const resolved = [...new Set(needs.crawlResolve.values())].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    `img-src 'self' data: https: ${resolved}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
