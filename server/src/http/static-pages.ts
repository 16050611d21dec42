/**
 * The built pages: the owner app at every path that is not the API's, the widget's page and its loader. HTML is read once at start and
 * never depends on the request; the app's page answers GETs that accept HTML, so an unknown API path stays a JSON 404 (T31).
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPageFile, sendPageFile } from './page-file.ts';
import type { InlineHashes, PageFile } from './page-file.ts';

interface Needs {
  projectRoot: string;
  /** public host → where it really lives; only demos, tests and staging have any */
  crawlResolve: ReadonlyMap<string, string>;
  /** which pages may frame this agent's chat; null for every page */
  frameAncestors: (agentId: string) => Promise<string | null>;
}

export async function serveStaticPages(app: FastifyInstance, needs: Needs): Promise<void> {
  const appDir = path.join(needs.projectRoot, 'out/web');
  const widgetDir = path.join(needs.projectRoot, 'widget/dist');
  // the help screencasts
  const videosDir = path.join(needs.projectRoot, 'server/assets');
  const files = {
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'deny',
    preCompressed: true,
  } as const;
  const immutable = (reply: FastifyReply) => {
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    void reply.header('access-control-allow-origin', '*');
  };
  const folders = [
    { root: path.join(appDir, 'assets'), prefix: '/assets/' },
    { root: path.join(widgetDir, 'page', 'assets'), prefix: '/widget-assets/assets/' },
  ];
  for (const { root, prefix } of folders) {
    if (existsSync(root)) await app.register(fastifyStatic, { ...files, root, prefix, setHeaders: immutable });
  }

  await app.register(fastifyStatic, { root: videosDir, serve: false, cacheControl: false });
  app.get('/videos/website-validation', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'same-origin' })
      .sendFile('website-validation.webm'),
  );

  const script = 'text/javascript; charset=utf-8';
  const ofShops = {
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const loader = readPageFile(path.join(widgetDir, 'chatbox.js'), script);
  app.get('/chatbox.js', (request, reply) => sendPageFile(request, reply, loader, ofShops));
  const later = readFolder(path.join(widgetDir, 'chatbox'), script);
  app.get<{ Params: { name: string } }>('/chatbox/:name', (request, reply) => {
    // a page says its language in its own way: `pt-BR`, `no`, or one that we do not speak
    const [, first = ''] = /^([a-z]+)(?:[-_][\w-]*)?\.js$/i.exec(request.params.name) ?? [];
    const language = first.toLowerCase().replace(/^n[on]$/, 'nb');
    return sendPageFile(request, reply, later.get(`${language}.js`) ?? later.get('en.js') ?? null, ofShops);
  });

  const chat = readPageFile(path.join(widgetDir, 'page', 'index.html'), html, withResolve(needs.crawlResolve));
  app.get<{ Params: { id: string } }>('/widget-chat/:id', async (request, reply) => {
    const { id } = request.params;
    const ancestors = await needs.frameAncestors(id).catch(() => undefined);
    if (ancestors === undefined) return sendAwayPage(reply);
    const policy = pagePolicy(needs.crawlResolve, ancestors, chat?.inline);
    return sendPageFile(request, reply, chat, {
      ...pageHeaders(policy, 'cross-origin'),
      // A shop that isolates itself (COEP) frames only pages that do so too; shops' pictures still come, without cookies.
      'cross-origin-embedder-policy': 'credentialless',
      'x-robots-tag': 'noindex',
    });
  });

  const owner = readPageFile(path.join(appDir, 'index.html'), html, withResolve(needs.crawlResolve));
  const favicon = readPageFile(path.join(appDir, 'favicon.svg'), 'image/svg+xml');
  app.get('/favicon.svg', (request, reply) =>
    sendPageFile(request, reply, favicon, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get(noAgentAddress, (request, reply) =>
    sendPageFile(request, reply.code(404), owner, {
      ...pageHeaders(pagePolicy(needs.crawlResolve, "'none'"), 'same-origin'),
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    }),
  );
  app.get('/*', (request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    // monitors ask for any kind of answer at the root, and take a 404 for an outage
    if (!wantsPage && request.url === '/') return reply.type('text/plain; charset=utf-8').send('Vitrine\n');
    if (!wantsPage || request.url.startsWith('/api/')) return reply.callNotFound();
    return sendPageFile(request, reply, owner, {
      ...pageHeaders(pagePolicy(needs.crawlResolve, "'none'"), 'same-origin'),
      'x-frame-options': 'DENY',
    });
  });
}

function readFolder(folder: string, type: string): Map<string, PageFile | null> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, readPageFile(path.join(folder, name), type)]));
}

const html = 'text/html; charset=utf-8';

const pageHeaders = (contentSecurityPolicy: string, resourcePolicy: string) => ({
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': resourcePolicy,
});

/** Where shops really live, told to the pages of a demo or a test. */
function withResolve(resolve: ReadonlyMap<string, string>) {
  return (text: string) => {
    if (resolve.size === 0) return text;
    const content = JSON.stringify(Object.fromEntries(resolve)).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    return text.replace('</head>', `<meta name="vitrine-resolve" content='${content}'></head>`);
  };
}

/** The Content-Security-Policy of our own pages: no inline script or style but the build's own, by hash; pictures of products come from shops, over https alone outside demos. */
function pagePolicy(
  crawlResolve: ReadonlyMap<string, string>,
  frameAncestors: string | null,
  inline: InlineHashes = { scripts: '', styles: '' },
): string {
  const resolved = [...new Set(crawlResolve.values())].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self'${inline.scripts}`,
    `style-src 'self'${inline.styles}`,
    `img-src 'self' data: https: ${resolved}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // React and Preact write text and attributes: no text becomes markup or a script, so there is no policy to make
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(frameAncestors === null ? [] : [`frame-ancestors ${frameAncestors}`]),
  ].join('; ');
}

// not all at once when the database is back (LO-09)
const script = 'setTimeout(() => location.reload(), 5000 + Math.random() * 10000)';
const style =
  'body{display:grid;place-items:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif;text-align:center;color-scheme:light dark}';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chat</title><style>${style}</style><p role="status">The chat cannot be reached right now. We keep trying.</p><script>${script}</script></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What stands in the chat's frame when nobody can say who may frame it: the database is away, and this agent was not asked for since the
 * start. Every page may show it, since it shows nothing; it looks again by itself, and then the chat comes under its own policy.
 */
function sendAwayPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .removeHeader('x-frame-options')
    .headers({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'`,
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Chat pages have one address each. Whatever else stands where an agent's id should (capitals, markup, half an escape, nothing at all)
 * is led to one page before anything reads it, so that people see "not found" and never a program's error (WI-22).
 */
const noAgentAddress = '/widget-chat';

const chatPage = /^\/widget-chat(?=[/?#;]|$)/;
const agentsChatPage = /^\/widget-chat\/agt_[0-9a-f]{32}(?=[?#]|$)/;

/** The address to route by, for the one that was asked for. */
export const chatPageAddress = (url: string): string =>
  chatPage.test(url) && !agentsChatPage.test(url) ? noAgentAddress : url;
