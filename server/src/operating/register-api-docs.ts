import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './open-api.ts';
import type { ApiDocument, ApiOperation } from './open-api.ts';

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

const style = `
:root { color-scheme: light dark; --ink: light-dark(#22201c, #f1eee8); --muted: light-dark(#5d574d, #b3ada2);
  --paper: light-dark(#fbfaf7, #171613); --card: light-dark(#fff, #1f1e1a); --line: light-dark(#e4e0d8, #36342e); --accent: light-dark(#1f5c46, #6cc3a0); }
body { margin: 0 auto; padding: 32px 20px 64px; max-width: 860px; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 26px; } h2 { margin: 40px 0 12px; font-size: 18px; text-transform: capitalize; } h3 { margin: 16px 0 4px; font-size: 14px; }
p { margin: 4px 0; color: var(--muted); } a { color: var(--accent); }
details.call { margin: 8px 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
details.call > summary { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 12px 16px; cursor: pointer; align-items: baseline; }
details.call > div { padding: 0 16px 16px; }
.method { min-width: 52px; color: var(--accent); font: 650 13px/1.5 ui-monospace, monospace; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.who { margin-inline-start: auto; color: var(--muted); font-size: 13px; }
pre { margin: 4px 0 0; padding: 12px; border-radius: 6px; background: var(--paper); overflow-x: auto; font: 12.5px/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const readerPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const prose = (text: string) => safe(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

interface Entry {
  method: string;
  path: string;
  operation: ApiOperation;
}

/** The OpenAPI document as a page to read: no script, nothing from elsewhere. */
function writeReader({ info, servers, paths }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]): Entry[] =>
    Object.entries(methods).flatMap(([method, operation]) => (operation ? [{ method, path, operation }] : [])),
  );
  const groups = Map.groupBy(entries, ({ operation }) => operation.tags[0] ?? '');
  const body = [...groups].map(([tag, group]) => `<h2>${safe(tag)}</h2>${group.map(writeCall).join('')}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(info.title)} API</title><style>${style}</style></head><body><main><h1>${safe(info.title)} API</h1><p>${prose(info.description)}</p><p><code>${safe(servers[0]?.url ?? '')}</code> · <a href="/openapi.json">openapi.json</a> · ${entries.length} calls</p>${body}</main></body></html>`;
}

function writeCall({ method, path, operation }: Entry): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses, security } = operation;
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<p><code>${safe(name)}</code> in ${where}${required ? '' : ', optional'}: <code>${safe(JSON.stringify(schema))}</code></p>`,
  );
  const parts = [
    `<p>${prose(description)}</p>`,
    rows.length > 0 ? `<h3>Parameters</h3>${rows.join('')}` : '',
    requestBody ? `<h3>Request</h3>${writeJson(requestBody.content)}` : '',
    `<h3>Reply</h3>${writeJson(responses['200'] ?? {})}`,
  ];
  const who = security.length > 0 ? 'owner' : 'public';
  return `<details class="call" id="${safe(operationId)}"><summary><span class="method">${method.toUpperCase()}</span><code>${safe(path)}</code><span>${safe(summary)}</span><span class="who">${who}</span></summary><div>${parts.join('')}</div></details>`;
}

// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
const writeJson = (value: object) => `<pre tabindex="0">${safe(JSON.stringify(schemaIn(value), null, 2))}</pre>`;

/** the schema alone, out of `content: { 'application/json': { schema } }` */
function schemaIn(value: object): unknown {
  const content = 'content' in value && typeof value.content === 'object' ? value.content : value;
  const json: unknown = content !== null && 'application/json' in content ? content['application/json'] : content;
  return typeof json === 'object' && json !== null && 'schema' in json ? json.schema : json;
}
