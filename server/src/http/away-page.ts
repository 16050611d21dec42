/**
 * What stands in the chat's frame when nobody can say who may frame it: the database is away, and this agent was not asked for since the
 * start. Every page may show it, since it shows nothing; it looks again by itself, and then the chat comes under its own policy.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

// not all at once when the database is back (LO-09)
const script = 'setTimeout(() => location.reload(), 5000 + Math.random() * 10000)';
const style =
  'body{display:grid;place-items:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif;text-align:center;color-scheme:light dark}';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chat</title><style>${style}</style><p role="status">The chat cannot be reached right now. We keep trying.</p><script>${script}</script></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function sendAwayPage(reply: FastifyReply): FastifyReply {
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
